import { Parser } from 'htmlparser2';
import type { GroupInput } from './types.ts';

/**
 * Reads lines of tab-separated reports: index, published, publisher, title, url[, summary]. Titles may carry
 * entities and tags. They count as English.
 * @throws Error naming the first line whose columns are missing or whose time is none
 */
export async function* reportsFromTsv(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<GroupInput> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    const [id, published, publisherId, title, , summary] = line.replace(/\r$/, '').split('\t');
    const at = new Date(published ?? '');
    if (!id || title === undefined || Number.isNaN(at.getTime()))
      throw new Error(`Line ${number}: expected index, published, publisher, title, url[, summary]`);
    yield {
      id,
      ...(publisherId ? { publisherId } : {}),
      title: plainText(title),
      summary: plainText(summary ?? ''),
      language: 'en',
      publishedAt: at.toISOString(),
    };
  }
}

function plainText(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true });
  parser.end(html);
  return text;
}
