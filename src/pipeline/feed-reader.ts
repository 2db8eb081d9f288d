import type {
  Fault,
  Feed,
  LabelledReport,
  Publisher,
  PublisherLookup,
  Report,
} from '../contract/contract.ts';
import { parseFeed } from './2-parse/parse.ts';
import { cleanItem, ownIds, withoutFurniture } from './3-clean/clean.ts';
import { createLabeller } from './4-label/label.ts';

/** Bytes in, labelled reports out: stages 2 to 4, in this thread or another. */
export interface FeedReader {
  /** @throws FeedFault when the bytes are no feed */
  read(body: FeedBody, limits: ReadLimits): Promise<ReadFeed> | ReadFeed;
}

export interface FeedBody {
  publisher: Publisher;
  feed: Feed;
  bytes: Uint8Array;
  contentType: string | null;
  /** Where redirects led, which is where relative addresses begin; default: the feed's own address. */
  finalUrl?: string;
}

export interface ReadLimits {
  now: Date;
  /** Items older than this are left out. */
  maxAgeHours: number;
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

/** Reads in this thread; making one builds the place index. */
export function createFeedReader(publishers: PublisherLookup): {
  read(body: FeedBody, limits: ReadLimits): ReadFeed;
} {
  const labeller = createLabeller({ publishers });
  return {
    read({ publisher, feed, bytes, contentType, finalUrl = feed.url }, { now, maxAgeHours }) {
      const parsed = parseFeed(bytes, { url: finalUrl, contentType });
      const options = {
        publisher,
        feed,
        feedHasDates: parsed.items.some(({ date }) => date !== null),
        ownIds: ownIds(parsed.items),
        maxAgeHours,
        now,
      };
      const readable: Report[] = [];
      const dropped: Fault[] = [];
      for (const item of parsed.items) {
        const result = cleanItem(item, options);
        if ('fault' in result) dropped.push(result.fault);
        else readable.push(result.report);
      }
      const reports = labeller.labelFeed(withoutFurniture(readable), readable);
      const { faults, items } = parsed;
      return { reports, items: items.length, dropped, faults, newestAt: newest(reports) };
    },
  };
}

function newest(reports: LabelledReport[]): Date | null {
  const last = reports.reduce((latest, { publishedAt }) => (publishedAt > latest ? publishedAt : latest), '');
  return last === '' ? null : new Date(last);
}
