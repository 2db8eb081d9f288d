/** The feeds of the invented demo publishers, written from the events in publishers/demo/events. */
import { join } from 'node:path';
import { demoPictureAddress, MS_PER_MINUTE, type Publisher } from '../../contract/contract.ts';
import { type DemoEvent, type DemoReport, readDemoEvents } from './events.ts';
import type { DemoItem } from './feed.ts';
import { WRITERS } from './writers.ts';

export interface RenderedFeed {
  bytes: Uint8Array;
  contentType: string;
}

export interface DemoFeeds {
  events: readonly DemoEvent[];
  /**
   * The feeds as they are told at each moment. The news stays as it is while its stories stand in the ranked feeds, also over
   * restarts; after that it is told anew, so that no front page is empty that shows the demo for longer, or after a fortnight's rest.
   * @param newestItemAt date of the newest demo item read so far; null = none yet
   * @param lifeMs how long stories stay in the ranked feeds: told anew before that, everything would stand there twice
   */
  teller(newestItemAt: Date | null, now: () => Date, lifeMs: number): (url: string) => RenderedFeed | null;
  /** The feed published at a demo: address, with dates relative to `startedAt`; null = there is no such feed. */
  feed(url: string, startedAt: Date): RenderedFeed | null;
}

const TRANSLATED_TO = 'nl-NL';

/**
 * Reads the demo events for these publishers.
 * @param folder the demo folder, with events/ in it
 * @throws PublisherFaults; Error for a report by a publisher that is not there
 */
export function openDemoFeeds(folder: string, publishers: readonly Publisher[]): DemoFeeds {
  const events = readDemoEvents(join(folder, 'events'));
  const reports = events.flatMap((event) => event.reports);
  const byId = new Map(publishers.filter(({ demo }) => demo).map((publisher) => [publisher.id, publisher]));
  const byUrl = new Map(
    [...byId.values()].flatMap((publisher) => publisher.feeds.map((feed) => [feed.url, publisher])),
  );
  for (const { publisherId, eventId } of reports) {
    if (!byId.has(publisherId))
      throw new Error(`demo event ${eventId}: there is no publisher ${publisherId}`);
  }

  const youngest = Math.min(...reports.map(({ minutesAgo }) => minutesAgo)) * MS_PER_MINUTE;
  return {
    events,
    teller(newestItemAt, now, lifeMs) {
      let startedAt = newestItemAt === null ? now() : new Date(newestItemAt.getTime() + youngest);
      return (url) => {
        const time = now();
        if (time.getTime() - startedAt.getTime() >= lifeMs) startedAt = time;
        return this.feed(url, startedAt);
      };
    },
    feed(url, startedAt) {
      const publisher = byUrl.get(url);
      const writer = WRITERS[url.slice(url.lastIndexOf('.') + 1)];
      if (!publisher || !writer) return null;
      const own = reports
        .filter((report) => report.publisherId === publisher.id)
        .sort((a, b) => a.minutesAgo - b.minutesAgo);
      const items = own.map((report) => itemOf(report, publisher, byId, startedAt));
      const feed = {
        title: publisher.name,
        homepage: homepageOf(publisher),
        language: publisher.language,
        updated: items[0]?.published ?? startedAt,
        items,
      };
      return { bytes: new TextEncoder().encode(writer.write(feed)), contentType: writer.contentType };
    },
  };
}

function itemOf(
  report: DemoReport,
  publisher: Publisher,
  publishers: ReadonlyMap<string, Publisher>,
  startedAt: Date,
): DemoItem {
  // News told anew has new addresses: by them Helder knows what it has read.
  const day = startedAt.toISOString().slice(0, 10);
  const { scene } = report;
  return {
    id: `tag:${publisher.id}.example,${day}:${report.eventId}`,
    link: `${homepageOf(publisher)}/${day}/${report.category}/${report.eventId}`,
    title: report.title,
    summary: report.summary,
    words: report.words,
    picture: scene === null ? null : demoPictureAddress(homepageOf(publisher), { ...report, scene }),
    body: report.body,
    published: new Date(startedAt.getTime() - report.minutesAgo * MS_PER_MINUTE),
    category: report.category,
    author: report.reprintOf ? (publishers.get(report.reprintOf)?.name ?? null) : null,
    translations: report.translation ? { [TRANSLATED_TO]: report.translation } : {},
  };
}

const homepageOf = (publisher: Publisher): string => publisher.homepage ?? `https://${publisher.id}.example`;
