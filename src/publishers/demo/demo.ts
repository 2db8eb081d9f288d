/** The feeds of the invented demo publishers, written from the events in publishers/demo/events. */
import { join } from 'node:path';
import type { Publisher } from '../../contract/contract.ts';
import { type DemoEvent, type DemoReport, readDemoEvents } from './events.ts';
import type { DemoItem } from './feed.ts';
import { WRITERS } from './writers.ts';

export interface RenderedFeed {
  body: Uint8Array;
  contentType: string;
}

export interface DemoFeeds {
  events: readonly DemoEvent[];
  /**
   * The feed published at a demo: address, as bytes, with dates relative to `startedAt`.
   * @throws when no publisher has this feed
   */
  feed(url: string, startedAt: Date): RenderedFeed;
}

const MINUTE_MS = 60_000;
/**
 * The same news is told again under new addresses once a round has passed: otherwise a machine that is started
 * again after a fortnight would know every report already, and its front page would stay empty.
 */
const ROUND_MS = 7 * 24 * 60 * MINUTE_MS;
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

  return {
    events,
    feed(url, startedAt) {
      const publisher = byUrl.get(url);
      const writer = WRITERS[url.slice(url.lastIndexOf('.') + 1)];
      if (!publisher || !writer) throw new Error(`there is no demo feed ${url}`);
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
      return { body: new TextEncoder().encode(writer.write(feed)), contentType: writer.contentType };
    },
  };
}

function itemOf(
  report: DemoReport,
  publisher: Publisher,
  publishers: ReadonlyMap<string, Publisher>,
  startedAt: Date,
): DemoItem {
  const round = new Date(Math.floor(startedAt.getTime() / ROUND_MS) * ROUND_MS).toISOString().slice(0, 10);
  return {
    id: `tag:${publisher.id}.example,${round}:${report.eventId}`,
    link: `${homepageOf(publisher)}/${round}/${report.category}/${report.eventId}`,
    title: report.title,
    summary: report.summary,
    body: report.body,
    published: new Date(startedAt.getTime() - report.minutesAgo * MINUTE_MS),
    category: report.category,
    author: report.reprintOf ? (publishers.get(report.reprintOf)?.name ?? null) : null,
    translations: report.translation ? { [TRANSLATED_TO]: report.translation } : {},
  };
}

const homepageOf = (publisher: Publisher): string => publisher.homepage ?? `https://${publisher.id}.example`;
