import type { Story } from '../../contract/contract.ts';
import { allTagNames, wordsOf } from '../../reader/reader.ts';

/** " all the words that a search finds a story by ", without case and accents. */
export function toldWords({ tags, categories, location, sources, translations, ...own }: Story): string {
  const told = [own, ...Object.values(translations)].flatMap(({ headline, sub_headline, description }) => [
    headline,
    sub_headline,
    description,
  ]);
  const names = allTagNames({ tags: [...tags, ...categories], location });
  const publishers = new Set(sources.map(({ name }) => name));
  return wordsOf([...told, ...names, ...publishers].join('\n'));
}
