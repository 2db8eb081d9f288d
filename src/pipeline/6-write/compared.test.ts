import { describe, expect, it } from 'vitest';
import type { LabelledReport, Media } from '../../contract/contract.ts';
import { aReport } from '../../contract/testing/reports.ts';
import { compared, type InStore } from './compared.ts';

const stored = aReport('bridge', {
  title: 'Bridge closed for ever',
  publishedAt: '2026-03-01T12:00:00.000Z',
  firstSeenAt: '2026-03-01T12:05:00.000Z',
});
const FEEDS = new Set([stored.feedUrl, 'https://gazette.example/other']);
const beside = (reports: LabelledReport[], { known = new Map(), ...rest }: Partial<InStore> = {}) =>
  compared(reports, { known, sameItems: new Map(), readdressed: new Set(), feedUrls: FEEDS, ...rest });
const known = new Map([[stored.dedupeKey, { ...stored, storyId: 's1', hasText: true, hasPicture: true }]]);
const again = (fields: Partial<typeof stored> = {}) =>
  aReport('bridge', {
    title: 'Bridge closed for a week',
    publishedAt: '2026-03-01T18:00:00.000Z',
    firstSeenAt: '2026-03-01T18:05:00.000Z',
    textHash: 'written-anew',
    ...fields,
  });

const A_PICTURE: Media = {
  type: 'image',
  url: 'https://gazette.example/a.jpg',
  alt: 'The bridge',
  is_primary: true,
};

describe('a batch beside what is stored', () => {
  it('has what is new, each piece once and in the order of publishing', () => {
    const late = aReport('late', { publishedAt: '2026-03-01T15:00:00.000Z' });
    const early = aReport('early', { publishedAt: '2026-03-01T09:00:00.000Z' });
    const twin = aReport('a-twin', { publishedAt: early.publishedAt });
    const other = { ...late, title: 'The same piece from another feed' };
    expect(beside([late, early, other, twin, stored], { known })).toEqual({
      fresh: [twin, early, late],
      corrected: [],
      filledAnew: 0,
    });
  });

  it('has a piece under its new title, at the time of the first one and in its story', () => {
    expect(beside([again()], { known })).toEqual({
      fresh: [],
      corrected: [
        {
          report: again({ publishedAt: stored.publishedAt, firstSeenAt: stored.firstSeenAt }),
          storyId: 's1',
        },
      ],
      filledAnew: 0,
    });
  });

  it('has a piece once where one feed moves it and another lists both of its addresses', () => {
    const other = 'https://gazette.example/other';
    const moved = again({ dedupeKey: 'gazette.example/new-title' });
    const sameItems = new Map([
      [moved.dedupeKey, { ...stored, storyId: 's1', hasText: true, hasPicture: true }],
    ]);
    const batch = [moved, { ...stored, feedUrl: other }, { ...moved, id: 'as-new', feedUrl: other }];
    const { fresh, corrected } = beside(batch, { known, sameItems });
    expect(corrected.map(({ report }) => report.dedupeKey)).toEqual([moved.dedupeKey]);
    expect(fresh).toEqual([]);
  });

  it.each([
    ['says the same', { title: stored.title, summary: 'Another text' }, 0],
    ['comes from another feed', { feedUrl: 'https://gazette.example/other' }, 0],
    ['has an earlier date', { publishedAt: '2026-02-20T12:00:00.000Z' }, 1],
    ['is a day later', { publishedAt: '2026-03-02T12:00:00.000Z' }, 1],
  ])('a known piece that %s', (_what, fields, corrected) => {
    const { fresh, corrected: found, filledAnew } = beside([again(fields)], { known });
    expect([fresh.length, found.length, filledAnew]).toEqual([0, corrected, 0]);
  });

  it('a known piece that its own feed has dropped keeps its title where another feed calls it otherwise', () => {
    const elsewhere = again({ feedUrl: 'https://gazette.example/other' });
    expect(beside([aReport('rest'), elsewhere], { known }).corrected).toEqual([]);
  });

  it.each<[string, Partial<LabelledReport>, number]>([
    ['the next piece of a page filled anew each day', {}, 1],
    ['the same with its date moved along', { title: stored.title, writtenTitle: stored.title }, 0],
    ['what another feed calls it', { feedUrl: 'https://gazette.example/other' }, 0],
  ])('more than a day later under a known address: %s', (_what, fields, filledAnew) => {
    const report = again({ publishedAt: '2026-03-02T12:00:00.001Z', ...fields });
    expect(beside([report], { known })).toEqual({ fresh: [], corrected: [], filledAnew });
  });

  it.each([
    ['a first text', { hasText: false }, { summary: 'It closes on Monday.', media: [A_PICTURE] }, 1],
    ['a first text in place of its picture', { hasText: false }, { summary: 'It closes on Monday.' }, 0],
    ['still no text', { hasText: false }, { summary: '' }, 0],
    ['a first picture', { hasPicture: false }, { summary: 'It closes.', media: [A_PICTURE] }, 1],
    ['a first picture in place of its text', { hasPicture: false }, { media: [A_PICTURE] }, 0],
    ['a first picture and still no text', { hasText: false, hasPicture: false }, { media: [A_PICTURE] }, 1],
    ['still no picture', { hasPicture: false }, { media: [] }, 0],
    ['another picture', {}, { media: [A_PICTURE] }, 0],
    ['no picture any more', {}, { media: [] }, 0],
  ])('a known piece that has %s', (_what, lacks, fields, corrected) => {
    const before = new Map([
      [stored.dedupeKey, { ...stored, storyId: 's1', hasText: true, hasPicture: true, ...lacks }],
    ]);
    const found = beside([again({ title: stored.title, summary: '', media: [], ...fields })], {
      known: before,
    });
    expect(found.corrected).toHaveLength(corrected);
  });

  it.each([
    ['has lost its series', { title: 'Bridge closed', writtenTitle: 'Coast+ | Bridge closed' }, 0],
    ['has got another series', { title: 'Bridge closed', writtenTitle: 'Sea+ | Bridge closed' }, 1],
    ['is as it was written', { title: 'Coast+ | Bridge closed' }, 0],
    ['is written anew under its series', { title: 'Bridge open', writtenTitle: 'Coast+ | Bridge open' }, 1],
  ])('a known piece whose title %s', (_what, fields, corrected) => {
    const title = 'Coast+ | Bridge closed';
    const before = new Map([
      [
        stored.dedupeKey,
        { ...stored, title, writtenTitle: title, storyId: 's1', hasText: true, hasPicture: true },
      ],
    ]);
    expect(beside([again(fields)], { known: before }).corrected).toHaveLength(corrected);
  });

  it.each<[string, Partial<LabelledReport>, number]>([
    ['the same words, of which we take off more', { titleHash: 'as-was' }, 0],
    ['other words', { titleHash: 'as-is' }, 1],
    ['no title of its own', { titleHash: null }, 1],
  ])('a known piece that reads differently and has in its feed %s', (_what, fields, corrected) => {
    const before = { ...stored, titleHash: 'as-was', storyId: 's1', hasText: true, hasPicture: true };
    const found = beside([again(fields)], { known: new Map([[stored.dedupeKey, before]]) });
    expect(found.corrected).toHaveLength(corrected);
  });

  it.each([
    ['and says the same', { textHash: stored.textHash }, 0],
    ['and says something else', {}, 1],
    ['and says something else under the same title', { title: stored.title }, 0],
  ])('a known piece that an older release stored under its bare title, %s', (_what, fields, corrected) => {
    const before = new Map([
      [stored.dedupeKey, { ...stored, writtenTitle: null, storyId: 's1', hasText: true, hasPicture: true }],
    ]);
    const found = beside([again({ title: `Coast+ | ${stored.title}`, ...fields })], { known: before });
    expect(found.corrected).toHaveLength(corrected);
  });

  it('takes no text for a first one that was there before and stood under every piece of its feed', () => {
    const before = new Map([
      [stored.dedupeKey, { ...stored, storyId: 's1', hasText: false, hasPicture: false }],
    ]);
    const call = {
      title: stored.title,
      summary: 'Sign up for our letter.',
      textHash: stored.textHash,
    };
    expect(beside([again(call)], { known: before }).corrected).toEqual([]);
    const [corrected] = beside([again({ ...call, media: [A_PICTURE] })], { known: before }).corrected;
    expect(corrected?.report).toMatchObject({ summary: '', media: [A_PICTURE] });
  });

  it('leaves a title as readers know it where only a picture is new', () => {
    const before = new Map([
      [
        stored.dedupeKey,
        {
          ...stored,
          writtenTitle: `Coast+ | ${stored.title}`,
          storyId: 's1',
          hasText: true,
          hasPicture: false,
        },
      ],
    ]);
    const piece = again({ title: `Coast+ | ${stored.title}`, summary: 'It closes.', media: [A_PICTURE] });
    const [corrected] = beside([piece], { known: before }).corrected;
    expect(corrected?.report.title).toBe(stored.title);
  });

  describe('under another address', () => {
    const [a, b] = ['https://gazette.example/bridge', 'https://gazette.example/bridge-for-a-week'];
    const sameItems = new Map([[b, { ...stored, storyId: 's1', hasText: true, hasPicture: true }]]);
    const moved = again({ id: 'of-the-address', url: b, dedupeKey: b });

    it('is the piece with the same id in its feed, under its new title', () => {
      const found = beside([moved], { sameItems });
      expect(found.fresh).toEqual([]);
      const { id, publishedAt, firstSeenAt } = stored;
      expect(found.corrected).toEqual([
        { report: { ...moved, id, publishedAt, firstSeenAt }, storyId: 's1' },
      ]);
    });

    it('is known, in every feed that has it, and not corrected where it says the same', () => {
      const elsewhere = { ...moved, feedUrl: 'https://gazette.example/other' };
      const same = { ...moved, title: stored.title, writtenTitle: stored.title };
      expect(beside([elsewhere, same], { sameItems })).toEqual({ fresh: [], corrected: [], filledAnew: 0 });
    });

    it('is another piece while the feed has the first one where it was', () => {
      const first = again({ title: stored.title, textHash: stored.textHash });
      expect(beside([first, moved], { known, sameItems })).toEqual({
        fresh: [moved],
        corrected: [],
        filledAnew: 0,
      });
    });

    it('is the same piece though another feed still has the first address', () => {
      const behind = again({ feedUrl: 'https://gazette.example/other', title: stored.title });
      expect(beside([behind, moved], { known, sameItems }).corrected).toHaveLength(1);
    });

    it.each<[string, Partial<LabelledReport>, number]>([
      ['as long as that is asked', {}, 0],
      ['where that is not asked any more', { feedUrl: 'https://gazette.example/former' }, 1],
      ['but not of another publisher', { publisherId: 'herald', feedUrl: 'https://herald.example/gone' }, 0],
    ])('has the word in the feed that brought it, %s', (_what, of, corrected) => {
      const former = { ...stored, storyId: 's1', hasText: true, hasPicture: true, ...of };
      const elsewhere = { ...moved, feedUrl: 'https://gazette.example/other' };
      const found = beside([elsewhere], { sameItems: new Map([[b, former]]) });
      expect([found.fresh.length, found.corrected.length]).toEqual([0, corrected]);
    });

    it('is corrected by another feed only where its own was read and does not have it', () => {
      const elsewhere = { ...moved, feedUrl: 'https://gazette.example/other' };
      const behind = again({ title: stored.title, textHash: stored.textHash });
      const rest = aReport('rest');
      const correctedOf = (...reports: LabelledReport[]) =>
        beside(reports, { known: reports.includes(behind) ? known : new Map(), sameItems }).corrected;
      expect(correctedOf(elsewhere)).toEqual([]);
      expect(correctedOf(behind, elsewhere)).toEqual([]);
      expect(correctedOf(rest, elsewhere).map(({ report }) => report.feedUrl)).toEqual([elsewhere.feedUrl]);
    });

    it('has the word at the address it went to, and its first one once it is gone from there', () => {
      const now = { ...stored, dedupeKey: b, storyId: 's1', hasText: true, hasPicture: true };
      const both = new Map([a, b].map((key) => [key, now]));
      const first = again({ title: 'Bridge open' });
      const second = { ...moved, title: stored.title, writtenTitle: stored.title };
      expect(beside([first, second], { known: both }).corrected).toEqual([]);
      expect(beside([first], { known: both }).corrected).toHaveLength(1);
    });

    it('is known by its text alone, but not corrected', () => {
      expect(beside([moved], { readdressed: new Set([b]) })).toEqual({
        fresh: [],
        corrected: [],
        filledAnew: 0,
      });
    });
  });

  describe('listed under several addresses at once', () => {
    const one = aReport('one', { textHash: 'the same' });
    const two = aReport('two', { textHash: 'the same' });

    it('is the first of them', () => {
      expect(beside([two, one, two, aReport('other')]).fresh.map(({ id }) => id)).toEqual(['other', 'two']);
    });

    it.each<[string, Partial<LabelledReport>]>([
      ['has another text', { textHash: 'another' }],
      ['has another moment', { publishedAt: '2026-03-01T12:00:01.000Z' }],
      ['stands in another feed', { feedUrl: 'https://gazette.example/other' }],
    ])('is two pieces where one %s', (_what, fields) => {
      expect(beside([one, { ...two, ...fields }]).fresh).toHaveLength(2);
    });

    it('is two pieces in a feed without dates, where the moment is that of reading', () => {
      const undated = [one, two].map((report) => ({ ...report, publishedAt: report.firstSeenAt }));
      expect(beside(undated).fresh).toHaveLength(2);
    });

    it('is known with the one that is, also where both say something else now', () => {
      const twin = again({ id: 'twin', dedupeKey: 'https://gazette.example/twin' });
      const found = beside([twin, again()], { known });
      expect([found.fresh, found.corrected.map(({ report }) => report.id)]).toEqual([[], [stored.id]]);
    });
  });

  it('takes the first of two titles that one feed has for a piece', () => {
    const twice = [again({ title: stored.title }), again({ title: 'Bridge closed until autumn' })];
    expect(beside(twice, { known }).corrected).toEqual([]);
    expect(beside(twice.toReversed(), { known }).corrected).toHaveLength(1);
  });

  it('hears its own feed, whatever another one calls it before', () => {
    const batch = [again({ feedUrl: 'https://gazette.example/other', title: 'Bridge shut' }), again()];
    expect(beside(batch, { known }).corrected.map(({ report }) => report.title)).toEqual([again().title]);
  });
});
