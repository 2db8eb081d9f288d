import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedItem, Report } from '../../contract/contract.ts';
import { type CleanOptions, cleanItem } from './clean.ts';
import { FEED, NOW, OPTIONS } from './testing/feed.ts';

const ITEM: FeedItem = {
  title: 'Ferry runs again after repairs',
  link: 'https://harbourpost.example/ferry',
  id: 'f-1',
  date: '2026-02-18T10:00:00Z',
  summary: 'The ferry across the river has returned to its timetable, the operator said on Wednesday.',
  content: null,
  author: 'By Ann Reporter',
  categories: ['Transport', 'R&amp;D', ''],
  images: [],
  language: null,
  words: null,
  translations: {},
};

function report(change: Partial<FeedItem> = {}, options: Partial<CleanOptions> = {}): Report {
  const result = cleanItem({ ...ITEM, ...change }, { ...OPTIONS, ...options });
  if ('fault' in result) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.report;
}

function faultOf(change: Partial<FeedItem>, options: Partial<CleanOptions> = {}): string {
  const result = cleanItem({ ...ITEM, ...change }, { ...OPTIONS, ...options });
  return 'fault' in result ? result.fault.code : 'no fault';
}

describe('cleanItem', () => {
  it('shows nobody pictures in private networks, and the pages of a private feed as its own', () => {
    const images = ['http://10.0.0.7/a.jpg', 'https://i.example/b.jpg'].map((url) => ({
      url,
      alt: '',
      width: null,
    }));
    expect(report({ images }).media.map(({ url }) => url)).toEqual(['https://i.example/b.jpg']);
    const feed = { url: 'http://10.0.0.7/rss' };
    const own = report({ link: 'http://10.0.0.7/ferry', images }, { feed });
    expect([own.url, own.media.length]).toEqual(['http://10.0.0.7/ferry', 2]);
  });

  it('knows a title by its words as the feed has them, whatever is taken off them and however they are spaced', () => {
    const hashOf = (title: string | null, feed = FEED) => report({ title }, { feed }).titleHash;
    const title = 'Regional: Ferry runs again';
    expect(hashOf(title, { ...FEED, strip: ['Regional:'] })).toBe(hashOf(title));
    expect(hashOf(' Regional:\n Ferry runs  again')).toBe(hashOf(title));
    expect(hashOf('Ferry runs again')).not.toBe(hashOf(title));
    expect(hashOf(null)).toBeNull();
  });

  it('takes the mark of an update off the title readers see, and keeps it in the title and text as written', () => {
    const marked = report({ title: 'Ferry runs again (update)' });
    expect(marked).toMatchObject({ title: 'Ferry runs again', writtenTitle: 'Ferry runs again (update)' });
    expect(marked.textHash).not.toBe(report({ title: 'Ferry runs again' }).textHash);
  });

  it('DATA-06 gives every field of a source, clean', () => {
    const words = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ');
    expect(
      report({
        content: `<p>${words}</p>`,
        images: [{ url: 'https://i.example/a.jpg', alt: 'A quay', width: 800 }],
      }),
    ).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      publisherId: 'harbour-post',
      feedUrl: 'https://harbourpost.example/rss',
      url: 'https://harbourpost.example/ferry',
      dedupeKey: 'harbourpost.example/ferry',
      title: 'Ferry runs again after repairs',
      writtenTitle: 'Ferry runs again after repairs',
      titleHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      summary: 'The ferry across the river has returned to its timetable, the operator said on Wednesday.',
      language: 'en',
      publishedAt: '2026-02-18T10:00:00.000Z',
      firstSeenAt: '2026-02-18T12:00:00.000Z',
      wordCount: 400,
      readingMinutes: 2,
      media: [{ type: 'image', url: 'https://i.example/a.jpg', alt: 'A quay', is_primary: true }],
      section: 'world',
      itemCategories: ['Transport', 'R&D'],
      agency: null,
      textHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      itemHash: null,
      translations: {},
    });
  });

  it('splits no character where it cuts', () => {
    expect(report({ categories: [`${'x'.repeat(78)}👍🏽 up`] }).itemCategories).toEqual([
      `${'x'.repeat(78)}…`,
    ]);
  });

  it('has no summary of signs alone, and none that repeats the title when it is cut', () => {
    expect(report({ summary: '* '.repeat(40) }).summary).toBe('');
    expect(report({ title: null, summary: `Ferry ${'!'.repeat(400)} & more` }).summary).toBe('');
  });

  it('leaves no gap where an address stood', () => {
    const summary = 'The ferry is back, see https://harbourpost.example/a for the times of Wednesday.';
    expect(report({ summary }).summary).toBe('The ferry is back, see for the times of Wednesday.');
  });

  it('gives a report the same id however its address is written', () => {
    const ids = [
      'https://harbourpost.example/ferry',
      'http://www.harbourpost.example/ferry/?utm_source=rss#top',
      'https://m.harbourpost.example/ferry/amp',
    ].map((link) => report({ link }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('knows a piece by publisher and id when its link is only the home page', () => {
    expect(report({ link: 'https://harbourpost.example/' }).dedupeKey).toBe('harbour-post:f-1');
  });

  it('reads translations as clean text', () => {
    const { translations } = report({
      translations: {
        'nl-NL': {
          title: 'Veer vaart weer &amp; snel (update)',
          summary: '<p>Het veer vaart. Dat is mooi.</p>',
        },
      },
    });
    expect(translations).toEqual({
      'nl-NL': {
        headline: 'Veer vaart weer & snel',
        sub_headline: 'Het veer vaart.',
        description: 'Het veer vaart. Dat is mooi.',
      },
    });
  });

  const faults: [string, Partial<FeedItem>, Partial<CleanOptions>, string][] = [
    ['no link', { link: null }, {}, 'no-link'],
    ['a script as link', { link: 'javascript:alert(1)' }, {}, 'bad-link'],
    ['a link to this machine', { link: 'http://localhost/x' }, {}, 'private-link'],
    ['a link to this machine by number', { link: 'http://127.1/x' }, {}, 'private-link'],
    ['a link to this machine in IPv6', { link: 'http://[::1]:8080/x' }, {}, 'private-link'],
    ['a link into a private network', { link: 'http://10.0.0.7/admin' }, {}, 'private-link'],
    ['a link to a name inside a network', { link: 'https://wiki.internal/x' }, {}, 'private-link'],
    ['a link to a machine beside us', { link: 'http://router/x' }, {}, 'private-link'],
    [
      'a private link inside an alert',
      { link: 'https://www.google.com/url?url=http://192.168.0.1/x' },
      {},
      'private-link',
    ],
    [
      'a private link to another port than the feed’s',
      { link: 'http://10.0.0.7:22/' },
      { feed: { url: 'http://10.0.0.7:4001/rss' } },
      'private-link',
    ],
    ['a relative link', { link: '/ferry' }, {}, 'bad-link'],
    ['credentials in the link', { link: 'https://a:b@harbourpost.example/x' }, {}, 'bad-link'],
    ['no title and no text', { title: '<b></b>', summary: null }, {}, 'no-title'],
    ['a title without a word and no text', { title: '–', summary: '…' }, {}, 'no-title'],
    ['no date among dated items', { date: null }, {}, 'no-date'],
    ['a date in 2099', { date: '2099-01-01T00:00:00Z' }, {}, 'date-in-future'],
    ['49 hours ahead', { date: '2026-02-20T13:00:00Z' }, {}, 'date-in-future'],
    ['older than the window', { date: '2026-02-01T00:00:00Z' }, { maxAgeHours: 168 }, 'too-old'],
  ];
  it.each(faults)('refuses %s', (_, change, options, code) => {
    expect(faultOf(change, options)).toBe(code);
  });

  it('ERR-85 DATA-16 refuses an item whose date is invalid, and names the fault', () => {
    expect(faultOf({ date: 'yesterday-ish' })).toBe('bad-date');
    expect(faultOf({ date: '2026-02-31' })).toBe('bad-date');
  });

  it('keeps undated items of a feed that has no dates at all, as published now', () => {
    expect(report({ date: null }, { feedHasDates: false }).publishedAt).toBe(NOW.toISOString());
  });

  it('clamps a date up to 48 hours ahead to now', () => {
    expect(report({ date: '2026-02-20T12:00:00Z' }).publishedAt).toBe(NOW.toISOString());
  });

  it('reads dates without an offset in the zone of the publisher', () => {
    expect(report({ date: '2026-02-18 12:30' }).publishedAt).toBe('2026-02-18T11:30:00.000Z');
  });

  const long = 200_000;
  it.each([
    ['dots', `${'.'.repeat(long)}x`],
    ['letters', 'x'.repeat(long)],
    ['white space', `${' '.repeat(long)}x`],
    ['separators', `${' | - '.repeat(long / 5)}x`],
    ['boilerplate', 'The post The post Read more '.repeat(long / 28)],
    ['open tags', '<a href="'.repeat(long / 9)],
    ['ampersands', '&amp;'.repeat(long / 5)],
    ['addresses', 'a@'.repeat(long / 2)],
    ['sentences', 'A. '.repeat(long / 3)],
    ['characters without spaces', '汉'.repeat(long)],
  ])('takes a field full of %s lightly', (_, text) => {
    const item = { ...ITEM, title: text, summary: text, content: text, author: text, categories: [text] };
    expect(cleanItem({ ...item, images: [{ url: text, alt: text, width: null }] }, OPTIONS)).toBeDefined();
    expect(faultOf({ date: text })).toBe('bad-date');
    expect(faultOf({ link: text })).toBe('bad-link');
  });

  it('never throws, and what it gives is clean, whatever the item says', () => {
    const text = fc.option(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        fc.constantFrom('<b>', '&amp;lt;', 'a'.repeat(5_000), '\u0000'),
      ),
    );
    fc.assert(
      fc.property(text, text, text, text, text, (title, link, date, summary, content) => {
        const result = cleanItem(
          { ...ITEM, title, link: link ?? ITEM.link, date: date ?? ITEM.date, summary, content },
          OPTIONS,
        );
        if ('fault' in result) return;
        const { report: clean } = result;
        expect(clean.title).not.toBe('');
        expect(clean.summary.length).toBeLessThanOrEqual(300);
        expect(clean.url).toMatch(/^https?:\/\//);
        expect(Date.parse(clean.publishedAt)).toBeLessThanOrEqual(NOW.getTime());
        expect(clean.title + clean.summary).not.toMatch(/\p{Cc}|\u200b/u);
      }),
    );
  });
});
