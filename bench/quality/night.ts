/** A captured night through the pure stages, without a database: bytes in, stories out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LabelledReport,
  type Publisher,
  type PublisherLookup,
  publisherLookup,
  type Story,
} from '../../src/contract/contract.ts';
import { composeStory, createGrouper, finalStories, groupRound } from '../../src/pipeline/5-group/group.ts';
import { createFeedReader } from '../../src/pipeline/feed-reader.ts';
import { sourcesOf } from '../../src/publishers/publishers.ts';

const WINDOW_HOURS = 7 * 24;

interface Capture {
  file: string;
  feed_url: string;
  publisher: string;
  lang: string;
  set?: string;
}

/**
 * @param folder  captures with their index.json
 * @param set     which captures of it
 * @throws Error that names the captures whose publisher is not among `publishers`
 */
export async function replayNight(
  folder: string,
  set: string,
  publishers: readonly Publisher[],
  now: Date,
): Promise<Story[]> {
  const captures = (JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Capture[]).filter(
    (capture) => capture.set === set,
  );
  const lookup = publisherLookup(publishers);
  const reader = createFeedReader(lookup);
  const reports = new Map<string, LabelledReport>();
  for (const { file, ...source } of sourcesOf(captures, publishers)) {
    const body = { ...source, bytes: readFileSync(join(folder, file)), contentType: null };
    const read = reader.read(body, { now, maxAgeHours: WINDOW_HOURS });
    for (const report of read.reports)
      if (!reports.has(report.dedupeKey)) reports.set(report.dedupeKey, report);
  }
  return toStories([...reports.values()], lookup, now);
}

async function toStories(
  reports: LabelledReport[],
  publishers: PublisherLookup,
  now: Date,
): Promise<Story[]> {
  const stories = finalStories(await groupRound(createGrouper(), reports));
  const members = new Map<string, LabelledReport[]>();
  for (const report of reports) {
    const id = stories.get(report.id) ?? report.id;
    members.set(id, [...(members.get(id) ?? []), report]);
  }
  return [...members].map(([id, list]) => composeStory(id, list, [], publishers, now));
}
