import type { Fault, Feed, LabelledReport, ParsedFeed, Publisher, Report } from '../contract/contract.ts';
import type { ParseContext } from './2-parse/parse.ts';
import type { cleanItem } from './3-clean/clean.ts';
import type { Labeller } from './4-label/label.ts';

/** Bytes in, feed out: 2-parse, in this thread or another. */
export interface Parser {
  /** @throws FeedFault when there is no feed in it */
  parse(bytes: Uint8Array, context: ParseContext): Promise<ParsedFeed> | ParsedFeed;
}

export interface FeedBody {
  publisher: Publisher;
  feed: Feed;
  bytes: Uint8Array;
  contentType: string | null;
}

export interface ReadFeed {
  reports: LabelledReport[];
  /** Items in the feed, good or not. */
  items: number;
  /** Why items did not become reports. */
  dropped: Fault[];
  /** What is wrong with the feed, though it could be read. */
  faults: Fault[];
  /** When the newest report was published. */
  newestAt: Date | null;
}

export interface FeedStages {
  parser: Parser;
  clean: typeof cleanItem;
  labeller: Labeller;
}

/**
 * Stages 2 to 4 for one feed: parse, clean, label.
 * @param maxAgeHours items older than this are left out
 * @throws FeedFault when the bytes are no feed
 */
export async function readFeed(
  { publisher, feed, bytes, contentType }: FeedBody,
  { parser, clean, labeller }: FeedStages,
  { now, maxAgeHours }: { now: Date; maxAgeHours: number },
): Promise<ReadFeed> {
  const parsed = await parser.parse(bytes, { url: feed.url, contentType });
  const options = {
    publisher,
    feed,
    feedLanguage: feed.language ?? publisher.language,
    feedHasDates: parsed.items.some(({ date }) => date !== null),
    maxAgeHours,
    now,
  };
  const readable: Report[] = [];
  const dropped: Fault[] = [];
  for (const item of parsed.items) {
    const result = clean(item, options);
    if ('fault' in result) dropped.push(result.fault);
    else readable.push(result.report);
  }
  const reports = labeller.labelFeed(readable);
  return {
    reports,
    items: parsed.items.length,
    dropped,
    faults: parsed.faults,
    newestAt: newest(reports),
  };
}

function newest(reports: LabelledReport[]): Date | null {
  const last = reports.reduce((latest, { publishedAt }) => (publishedAt > latest ? publishedAt : latest), '');
  return last === '' ? null : new Date(last);
}
