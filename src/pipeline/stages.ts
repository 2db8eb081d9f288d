/** Each pure stage alone, as `helder stage` drives them: no database, no network. */
import {
  type Assignment,
  EMPTY_ITEM,
  type Fault,
  type FeedItem,
  type LabelledReport,
  type Publisher,
  type PublisherLookup,
  type Report,
} from '../contract/contract.ts';
import { type ParseContext, parseFeed } from './2-parse/parse.ts';
import { cleanItem } from './3-clean/clean.ts';
import { createLabeller } from './4-label/label.ts';
import { createGrouper, finalStories, type GroupInput, groupRound, hourlyRounds } from './5-group/group.ts';

export { reportsFromTsv } from './5-group/group.ts';

type Lines<T> = AsyncIterable<T> | Iterable<T>;

/**
 * Reads lines of JSON.
 * @throws Error naming the first line that is no JSON object
 */
export async function* fromNdjson(lines: Lines<string>): AsyncGenerator<Record<string, unknown>> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() === '') continue;
    let value: unknown = null;
    try {
      value = JSON.parse(line);
    } catch {
      // Named below, with the line's number.
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error(`Line ${number} is not a JSON object.`);
    yield value as Record<string, unknown>;
  }
}

/** Feed bytes → its items. @throws FeedFault when there is no feed in it */
export function* parseStage(bytes: Uint8Array, context: ParseContext): Generator<FeedItem> {
  yield* parseFeed(bytes, context).items;
}

/**
 * Items, with or without all their fields → reports, each by itself: what a feed says under all its pieces stays. What cannot be a
 * report comes out as its fault.
 */
export async function* cleanStage(
  items: Lines<Partial<FeedItem>>,
  { publisher, now }: { publisher: Publisher; now: Date },
): AsyncGenerator<Report | { fault: Fault }> {
  const [feed] = publisher.feeds;
  if (!feed) throw new RangeError(`publisher ${publisher.id} has no feed`);
  for await (const item of items) {
    const result = cleanItem({ ...EMPTY_ITEM, ...item }, { publisher, feed, now });
    yield 'fault' in result ? result : result.report;
  }
}

/** Reports → reports with labels, each by itself: what only the other pieces of its feed would tell stays untold. */
export async function* labelStage(
  reports: Lines<Report>,
  publishers: PublisherLookup,
): AsyncGenerator<LabelledReport> {
  const labeller = createLabeller({ publishers });
  for await (const report of reports) yield labeller.label(report);
}

/**
 * Reports, in any order → the story of each, by time, as hourly rounds would have grouped them and after the last merge:
 * so nothing comes out before everything went in.
 */
export async function* groupStage(
  reports: Lines<GroupInput>,
): AsyncGenerator<{ reportId: string; storyId: string }> {
  const grouper = createGrouper();
  const assignments: Assignment[] = [];
  const all: GroupInput[] = [];
  for await (const report of reports) all.push(report);
  for (const round of hourlyRounds(all)) {
    grouper.expire(new Date(round[0]?.publishedAt ?? 0));
    assignments.push(...(await groupRound(grouper, round)));
  }
  for (const [reportId, storyId] of finalStories(assignments)) yield { reportId, storyId };
}
