/**
 * Reading feeds: bytes to items, decoding included, on feeds written here and on a folder of captured ones.
 * The baseline is what the same tokenizer's own feed parser needs for the same bytes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed as baselineParseFeed } from 'htmlparser2';
import { parseFeed } from '../src/pipeline/2-parse/parse.ts';

const WARM_UP = 2;
const ROUNDS = 5;
/** Megabytes per second below which the benchmark counts as failed. */
export const PARSE_BUDGET_MB_PER_S = 45;

const FEEDS_PER_FORMAT = 40;
const ITEMS = 40;

export interface ParseBenchRow {
  what: string;
  feeds: number;
  /** Million bytes read per round. */
  megabytes: number;
  items: number;
  /** Feeds that gave no item. */
  unread: number;
  megabytesPerSecond: number;
  feedsPerSecond: number;
  /** Milliseconds of the slowest feed in the best round. */
  slowestMs: number;
}

interface Source {
  url: string;
  bytes: Uint8Array;
}

type Reader = (source: Source) => number;

const ours: Reader = ({ url, bytes }) => parseFeed(bytes, { url, contentType: null }).items.length;
const baseline: Reader = ({ bytes }) =>
  baselineParseFeed(Buffer.from(bytes).toString('utf8'), { xmlMode: true })?.items.length ?? 0;

/**
 * @param folder captured feeds with an index.json ([{ file, feed_url }]); undefined = only the written ones
 */
export function benchParse(folder?: string): ParseBenchRow[] {
  const sets: [string, Source[]][] = [['written feeds', writtenFeeds()]];
  if (folder) sets.push(['captured feeds', capturedFeeds(folder)]);
  return sets.flatMap(([name, sources]) => [
    measure(name, sources, ours),
    measure(`${name}, htmlparser2's own parseFeed`, sources, baseline),
  ]);
}

function measure(what: string, sources: Source[], read: Reader): ParseBenchRow {
  const megabytes = sources.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
  let best = { seconds: Number.POSITIVE_INFINITY, slowestMs: 0, items: 0, unread: 0 };
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const result = readAll(sources, read);
    if (round >= WARM_UP && result.seconds < best.seconds) best = result;
  }
  const { seconds, slowestMs, items, unread } = best;
  return {
    what,
    feeds: sources.length,
    megabytes,
    items,
    unread,
    megabytesPerSecond: megabytes / seconds,
    feedsPerSecond: sources.length / seconds,
    slowestMs,
  };
}

function readAll(
  sources: Source[],
  read: Reader,
): { seconds: number; slowestMs: number; items: number; unread: number } {
  let slowestMs = 0;
  let items = 0;
  let unread = 0;
  const started = performance.now();
  for (const source of sources) {
    const before = performance.now();
    const found = countOrNone(source, read);
    slowestMs = Math.max(slowestMs, performance.now() - before);
    items += found;
    if (found === 0) unread++;
  }
  return { seconds: (performance.now() - started) / 1_000, slowestMs, items, unread };
}

function countOrNone(source: Source, read: Reader): number {
  try {
    return read(source);
  } catch {
    return 0;
  }
}

function capturedFeeds(folder: string): Source[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    file: string;
    feed_url: string | null;
  }[];
  return index.map(({ file, feed_url }) => ({
    url: feed_url ?? 'https://unknown.example/feed',
    bytes: readFileSync(join(folder, file)),
  }));
}

const WORDS =
  'the ferry across river has returned to its timetable after two days of repairs operator said council café één brücke “quoted” & more'.split(
    ' ',
  );

function words(count: number, from: number): string {
  return Array.from({ length: count }, (_, index) => WORDS[(index * 7 + from) % WORDS.length]).join(' ');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** RSS with bodies in CDATA, RSS with escaped summaries, Atom with XHTML: the three commonest ways to write a feed. */
function writtenFeeds(): Source[] {
  const paragraphs = (item: number): string =>
    Array.from(
      { length: 6 },
      (_, at) => `<p>${escaped(words(60, item + at))} <a href="/more?a=1&amp;b=2">more</a></p>`,
    ).join('\n');
  const writers: ((feed: number) => string)[] = [
    (feed) =>
      `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Paper ${feed}</title><link>https://paper.example/</link>${itemsOf((item) => `<item><title><![CDATA[${words(9, item)}]]></title><link>https://paper.example/${feed}/${item}</link><guid isPermaLink="false">${feed}-${item}</guid><pubDate>Wed, 18 Feb 2026 10:00:00 GMT</pubDate><category>News</category><description><![CDATA[<p>${words(30, item)}</p>]]></description><content:encoded><![CDATA[${paragraphs(item)}]]></content:encoded><media:content url="https://paper.example/${item}.jpg" width="800"/></item>`)}</channel></rss>`,
    (feed) =>
      `<rss version="2.0"><channel><title>Post ${feed}</title>${itemsOf((item) => `<item><title>${escaped(words(9, item))}</title><link>https://post.example/${feed}/${item}</link><pubDate>Wed, 18 Feb 2026 10:00:00 +0100</pubDate><description>${escaped(paragraphs(item))}</description></item>`)}</channel></rss>`,
    (feed) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Journal ${feed}</title>${itemsOf((item) => `<entry><title type="html">${escaped(words(9, item))}</title><id>tag:${feed},${item}</id><link href="https://journal.example/${feed}/${item}"/><updated>2026-02-18T10:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${paragraphs(item)}</div></content></entry>`)}</feed>`,
  ];
  return writers.flatMap((write, format) =>
    Array.from({ length: FEEDS_PER_FORMAT }, (_, feed) => ({
      url: `https://paper.example/${format}/${feed}`,
      bytes: Buffer.from(write(feed)),
    })),
  );
}

function itemsOf(write: (item: number) => string): string {
  return Array.from({ length: ITEMS }, (_, item) => write(item)).join('\n');
}
