import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FeedItem,
  MS_PER_DAY,
  type ParsedFeed,
  RANKING_CATEGORIES,
  type Report,
} from '../../contract/contract.ts';
import { findCountry } from '../../geo/geo.ts';
import { parseFeed } from '../../pipeline/2-parse/parse.ts';
import { cleanItem } from '../../pipeline/3-clean/clean.ts';
import { createLabeller } from '../../pipeline/4-label/label.ts';
import { createGrouper } from '../../pipeline/5-group/group.ts';
import { openDemoFeeds, PublisherFaults, readPublishers } from '../publishers.ts';

const DEMO = join(import.meta.dirname, '../../../publishers/demo');
const START = new Date('2026-11-21T12:00:00Z');

const { publishers } = readPublishers(join(DEMO, 'publishers.yaml'));
const demo = openDemoFeeds(DEMO, publishers);
const reports = demo.events.flatMap((event) => event.reports);

function itemsOf(url: string, startedAt = START): FeedItem[] {
  const parsed = read(url, startedAt);
  expect(parsed.faults).toEqual([]);
  return parsed.items;
}

function read(url: string, startedAt: Date): ParsedFeed {
  const feed = demo.feed(url, startedAt);
  if (!feed) throw new Error(`no feed ${url}`);
  return parseFeed(feed.bytes, { url, contentType: feed.contentType });
}

/** Every demo report after fetch, parse and clean, oldest first, with the event it is about. */
function cleaned(): { report: Report; event: string }[] {
  const found = publishers.flatMap((publisher) =>
    publisher.feeds.flatMap((feed) =>
      itemsOf(feed.url).map((item) => {
        const options = { publisher, feed, now: START };
        const result = cleanItem(item, options);
        if ('fault' in result) throw new Error(result.fault.message);
        return { report: result.report, event: result.report.url.split('/').at(-1) ?? '' };
      }),
    ),
  );
  return found.sort((a, b) => a.report.publishedAt.localeCompare(b.report.publishedAt));
}

describe('the demo news', () => {
  it('is enough for a living front page', () => {
    const countries = new Set(demo.events.map((event) => event.place.country));
    const cities = new Set(demo.events.map((event) => event.place.city));
    const several = demo.events.filter((event) => new Set(event.reports.map((r) => r.publisherId)).size > 1);
    expect(publishers.length).toBeGreaterThanOrEqual(12);
    expect(reports.length).toBeGreaterThanOrEqual(110);
    expect(demo.events.length).toBeGreaterThanOrEqual(45);
    expect(several.length).toBeGreaterThan(demo.events.length / 2);
    expect(countries.size).toBeGreaterThanOrEqual(15);
    expect(cities.size).toBeGreaterThanOrEqual(10);
    for (const country of countries) expect(findCountry(country), country).not.toBeNull();
    for (const category of RANKING_CATEGORIES) {
      const events = demo.events.filter((event) => event.category === category);
      expect(events.length, category).toBeGreaterThanOrEqual(4);
    }
  });

  it('comes from ten minutes to six days before the start', () => {
    const ages = reports.map((report) => report.minutesAgo);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(10);
    expect(Math.min(...ages)).toBeLessThan(30);
    expect(Math.max(...ages)).toBe(6 * 24 * 60);
  });

  it('has a Dutch translation of every English report, and each publisher tells an event once', () => {
    const language = new Map(publishers.map((publisher) => [publisher.id, publisher.language]));
    for (const report of reports) {
      const expected = language.get(report.publisherId) === 'en' ? 'object' : 'null';
      const found = report.translation === null ? 'null' : 'object';
      expect(found, `${report.eventId} ${report.publisherId}`).toBe(expected);
    }
    expect(new Set(reports.map((report) => `${report.publisherId} ${report.eventId}`)).size).toBe(
      reports.length,
    );
    expect(new Set(demo.events.map((event) => event.id)).size).toBe(demo.events.length);
  });

  it('is told in different words, except where an agency is reprinted', () => {
    const own = reports.filter((report) => report.reprintOf === null);
    expect(new Set(own.map((report) => report.title)).size).toBe(own.length);
    expect(reports.length - own.length).toBeGreaterThanOrEqual(10);
    for (const { reprintOf } of reports) expect([null, 'meridian-wire']).toContain(reprintOf);
  });

  it('has reports of every length, and some with a picture, in feeds of every kind', () => {
    for (const { eventId, words } of reports) expect(words, eventId).toBeGreaterThanOrEqual(150);
    expect(new Set(reports.map(({ words }) => words)).size).toBeGreaterThan(reports.length / 2);
    const pictured = reports.filter(({ scene }) => scene !== null);
    expect(pictured.length).toBeGreaterThanOrEqual(15);
    expect(pictured.length).toBeLessThan(reports.length / 3);
    const kinds = pictured.map(
      ({ publisherId }) => publishers.find(({ id }) => id === publisherId)?.feeds[0]?.url,
    );
    expect(new Set(kinds.map((url) => url?.split('.').at(-1)))).toEqual(
      new Set(['rss', 'rdf', 'atom', 'json']),
    );
  });

  it('comes from publishers that are marked as invented and live under .example', () => {
    for (const publisher of publishers) {
      expect(publisher.demo).toBe(true);
      expect(publisher.homepage).toMatch(/^https:\/\/[a-z-]+\.example$/);
    }
  });
});

describe('openDemoFeeds', () => {
  it.each(publishers.flatMap(({ id, feeds }) => feeds.map(({ url }) => [id, url])))(
    'writes the feed of %s so that every report, date and translation is read again',
    (id, url) => {
      const expected = reports.filter((report) => report.publisherId === id);
      const items = itemsOf(url ?? '');
      expect(items).toHaveLength(expected.length);
      expect(items.length).toBeGreaterThan(0);
      for (const report of expected) {
        const item = items.find(({ link }) => link?.endsWith(`/${report.eventId}`));
        expect(item).toMatchObject({ title: report.title, summary: report.summary });
        expect(item?.categories).toEqual([report.category]);
        expect(START.getTime() - Date.parse(item?.date ?? '')).toBe(report.minutesAgo * 60_000);
        expect(item?.author ?? null).toBe(report.reprintOf ? 'Meridian Wire' : null);
        expect(item?.words).toBe(report.words);
        const homepage = publishers.find((publisher) => publisher.id === id)?.homepage;
        const picture = `${homepage}/pictures/${report.category}/${report.scene}/${report.eventId}.jpg`;
        expect(item?.images.map(({ url: address }) => address)).toEqual(report.scene ? [picture] : []);
        expect(item?.translations).toEqual(report.translation ? { 'nl-NL': report.translation } : {});
        for (const paragraph of report.body) expect(item?.content).toContain(paragraph.slice(0, 40));
      }
    },
  );

  it('uses all four families of formats, each under its own type', () => {
    const formats = publishers.flatMap(({ feeds }) =>
      feeds.map(({ url }) => {
        const { bytes, contentType } = demo.feed(url, START) ?? {};
        return [contentType, /<[\w:]+|{/.exec(new TextDecoder().decode(bytes))?.[0]].join(' ');
      }),
    );
    expect(new Set(formats)).toEqual(
      new Set([
        'application/rss+xml; charset=utf-8 <rss',
        'application/rdf+xml; charset=utf-8 <rdf:RDF',
        'application/atom+xml; charset=utf-8 <feed',
        'application/feed+json; charset=utf-8 {',
      ]),
    );
  });

  it.each([2, 7, 14])(
    'tells the same news for %i days, as long as stories stand, also after a restart, and then anew',
    (days) => {
      const url = 'demo:harbour-post.atom';
      const later = (after: number) => new Date(START.getTime() + after * MS_PER_DAY);
      const newest = new Date(START.getTime() - Math.min(...reports.map((r) => r.minutesAgo)) * 60_000);
      const startedAgain = (now: Date) => demo.teller(newest, () => now, days * MS_PER_DAY)(url);
      expect(startedAgain(later(days - 0.1))).toEqual(demo.feed(url, START));
      expect(startedAgain(later(days + 0.1))).toEqual(demo.feed(url, later(days + 0.1)));
      const links = (startedAt: Date) => itemsOf(url, startedAt).map(({ link }) => link);
      expect(links(later(days + 1))).not.toEqual(links(START));
    },
  );

  it('is told anew after a week by a program that was never started again, all feeds from the same moment', () => {
    let now = START;
    const tell = demo.teller(null, () => now, 7 * MS_PER_DAY);
    const [one, two] = ['demo:harbour-post.atom', publishers.at(-1)?.feeds[0]?.url ?? ''];
    const textOf = (rendered: ReturnType<typeof tell>) => new TextDecoder().decode(rendered?.bytes);
    const first = textOf(tell(one));
    now = new Date(START.getTime() + 6.9 * MS_PER_DAY);
    expect(textOf(tell(one))).toBe(first);
    const begun = new Date(START.getTime() + 7.1 * MS_PER_DAY);
    now = begun;
    expect(textOf(tell(one))).toBe(textOf(demo.feed(one, begun)));
    now = new Date(START.getTime() + 7.2 * MS_PER_DAY);
    expect(textOf(tell(two))).toBe(textOf(demo.feed(two, begun)));
  });

  it('knows no other feeds', () => {
    expect(demo.feed('demo:nobody.rss', START)).toBeNull();
    expect(demo.feed('https://harbour-post.example/feed.rss', START)).toBeNull();
  });
});

describe('faulty demo events', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    mkdirSync(join(folder, 'events'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const event = (report: string) =>
    `- id: a\n  place: { city: Oslo, country: "NO" }\n  reports:\n    - ${report}\n`;
  it.each([
    [
      'no words',
      'world.yaml',
      event('{ by: harbour-post, ago: 5m }'),
      /world\.yaml:4:7 .*needs title and summary/,
    ],
    ['a reprint of nobody', 'world.yaml', event('{ by: harbour-post, ago: 5m, reprint: x }'), /needs title/],
    [
      'an age without unit',
      'world.yaml',
      event('{ by: harbour-post, ago: 5, title: T, summary: S }'),
      /\.ago: must/,
    ],
    [
      'no category',
      'gossip.yaml',
      event('{ by: harbour-post, ago: 5m, title: T, summary: S }'),
      /named after/,
    ],
  ])('are told with their place: %s', (_name, file, text, message) => {
    writeFileSync(join(folder, 'events', file), text);
    expect(() => openDemoFeeds(folder, publishers)).toThrow(PublisherFaults);
    expect(() => openDemoFeeds(folder, publishers)).toThrow(message);
  });

  it('names a publisher that is not there', () => {
    writeFileSync(join(folder, 'events/world.yaml'), event('{ by: nobody, ago: 5m, title: T, summary: S }'));
    expect(() => openDemoFeeds(folder, publishers)).toThrow(/event a: there is no publisher nobody/);
  });
});

describe('the real pipeline over the demo news', () => {
  it('cleans every report whole: own words, right language, date and translation', () => {
    for (const { report, event } of cleaned()) {
      const written = reports.find((r) => r.publisherId === report.publisherId && r.eventId === event);
      const publisher = publishers.find(({ id }) => id === report.publisherId);
      expect(report).toMatchObject({ title: written?.title, summary: written?.summary });
      expect(report.language, report.title).toBe(publisher?.language);
      expect(report.wordCount, report.title).toBe(written?.words);
      expect(report.media).toHaveLength(written?.scene ? 1 : 0);
      expect(report.translations['nl-NL']?.headline).toBe(written?.translation?.title);
    }
  });

  it('labels it: the right category nine times in ten, real places, points off for clickbait', () => {
    const labeller = createLabeller({ publishers: (id) => publishers.find((one) => one.id === id) });
    const labelled = cleaned().map(({ report, event }) => ({
      labels: labeller.label(report).labels,
      report,
      event,
    }));
    const category = new Map(demo.events.map((event) => [event.id, event.category]));
    const right = labelled.filter(({ labels, event }) => labels.categories[0]?.key === category.get(event));
    expect(right.length / labelled.length).toBeGreaterThanOrEqual(0.9);
    expect(new Set(labelled.map(({ labels }) => labels.place?.country)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(labelled.map(({ labels }) => labels.place?.city)).size).toBeGreaterThanOrEqual(10);
    const unclean = labelled.filter(({ labels }) => labels.cleanliness < 7).map(({ report }) => report.title);
    expect(unclean).toEqual([
      expect.stringMatching(/will amaze you/),
      expect.stringMatching(/You won't believe/),
    ]);
  });

  it('groups every event that several publishers report, and nothing else with it', () => {
    const grouper = createGrouper();
    const story = new Map<string, string>();
    const all = cleaned();
    for (const { report } of all) {
      const { storyId, merged } = grouper.add(report);
      story.set(report.id, storyId);
      for (const [id, old] of story) if (merged.includes(old)) story.set(id, storyId);
    }
    const share = (mine: number, both: number) => both / mine;
    let precision = 0;
    let recall = 0;
    const whole = new Map<string, boolean>();
    for (const { report, event } of all) {
      const sameStory = all.filter((other) => story.get(other.report.id) === story.get(report.id));
      const sameEvent = all.filter((other) => other.event === event);
      const both = sameStory.filter((other) => other.event === event).length;
      precision += share(sameStory.length, both) / all.length;
      recall += share(sameEvent.length, both) / all.length;
      if (sameEvent.length > 1)
        whole.set(
          event,
          both === sameStory.length && both === sameEvent.length && whole.get(event) !== false,
        );
    }
    const split = [...whole].filter(([, right]) => !right).map(([event]) => event);
    expect((2 * precision * recall) / (precision + recall)).toBeGreaterThanOrEqual(0.9);
    expect(1 - split.length / whole.size, `grouped wrongly: ${split.join(', ')}`).toBeGreaterThanOrEqual(1);
  });
});
