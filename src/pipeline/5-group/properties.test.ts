import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GENRES,
  type Genre,
  type LabelledReport,
  MS_PER_MINUTE,
  onScale,
  pointsNearby,
  type Story,
} from '../../contract/contract.ts';
import { newsText } from '../../contract/testing/news-text.ts';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { runs } from '../../contract/testing/runs.ts';
import { createGrouper, finalStories, type GroupInput, groupRound } from './group.ts';
import { firstSentences } from './opening.ts';
import { textOf } from './summary.ts';
import { compose } from './testing/stories.ts';
import { tokens } from './words/tokens.ts';

const START = Date.parse('2026-03-01T00:00:00Z');
const isoAt = (minute: number): string => new Date(START + minute * MS_PER_MINUTE).toISOString();

const EVENTS = [
  'Hekla erupts, ash over Iceland',
  'Minister Okafor resigns in Lagos',
  'Brug bij Zwolle dicht na brand',
  'Ferry sinks off Lombok, 40 dead',
  'Earthquake in Chile',
];
const title = fc.oneof(
  newsText(12),
  fc.tuple(fc.constantFrom(...EVENTS), newsText(4)).map((parts) => parts.join(' ')),
);
const PUBLISHERS = [
  'gazette',
  'gazette-sport',
  'courier',
  'koerier',
  'bbc',
  'morning-star',
  'bugle',
  'nobody',
] as const;

const fields = fc.record({
  publisherId: fc.constantFrom(...PUBLISHERS),
  title,
  summary: newsText(40).map((text) => text.trim().slice(0, 300)),
  language: fc.constantFrom('en', 'nl', 'ar', 'zh', 'xx'),
  minute: fc.nat(60 * 17),
  genre: fc.constantFrom<Genre>('news', 'news', 'news', ...GENRES),
  agency: fc.constantFrom(null, null, 'reuters'),
  textHash: fc.constantFrom('', 'same', 'other'),
  cleanliness: fc.integer({ min: 0, max: 10 }),
  relevance: fc.double({ min: 0, max: 10, noNaN: true }),
  pictures: fc.array(fc.constantFrom('https://i.example/a.jpg?w=900', 'https://i.example/b-120x80.jpg'), {
    maxLength: 2,
  }),
  dutch: fc.option(title),
});
const reports: fc.Arbitrary<LabelledReport[]> = fc.array(fields, { minLength: 1, maxLength: 8 }).map((list) =>
  list.map(({ minute, genre, cleanliness, relevance, pictures, dutch, title, textHash, ...rest }, index) =>
    aReport(`r${index}`, {
      ...rest,
      // A report has a title.
      title: title.trim() || `Report ${index}`,
      textHash: textHash || `text-${index}`,
      publishedAt: isoAt(minute),
      media: pictures.map((url, at) => ({ type: 'image', url, alt: '', is_primary: at === 0 })),
      translations: dutch?.trim()
        ? { 'nl-NL': { headline: dutch.trim(), sub_headline: '', description: '' } }
        : {},
      labels: { ...NO_LABELS, genre, cleanliness, globalRelevance: relevance },
    }),
  ),
);
const shuffled = reports.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
);

/** What everybody after this stage counts on. */
function expectSound(story: Story, from: readonly LabelledReport[]): void {
  const headline = from.find(
    ({ title, language }) => title === story.headline && language === story.language,
  );
  expect(headline, story.headline).toBeDefined();
  expect(story.sources.map(({ report_id }) => report_id).sort()).toEqual(from.map(({ id }) => id).sort());
  const told = from.filter(({ language }) => language === story.language).map(textOf);
  // The first sentences of a quotation are closed.
  const opening = story.sub_headline.replace(/["”]+$/, '');
  if (story.sub_headline !== '') expect(told.some((text) => text.startsWith(opening))).toBe(true);
  if (story.description !== '') expect(told).toContain(story.description);
  expect(story.description.length).toBeLessThanOrEqual(300);
  const origins = new Set(story.sources.map(({ origin }) => origin));
  expect(story.origin_count).toBe(origins.size);
  expect(story.sources.filter(({ is_origin }) => is_origin).length).toBe(origins.size);
  for (const value of Object.values(story.analytics))
    expect(value >= 0 && value <= 10, String(value)).toBe(true);
  const times = from.map(({ publishedAt }) => publishedAt).sort();
  expect(times).toContain(story.published_at);
  expect(story.created_at).toBe(times[0]);
  const parts = story.reasons.importance.reduce((sum, { points }) => sum + points, 0);
  expect(Math.abs(story.analytics.global_relevance - Math.min(10, Math.max(0, parts)))).toBeLessThan(0.011);
  const nearby = pointsNearby(story.reasons.importance) + (story.reasons.place ?? Number.NaN);
  expect(story.analytics.local_relevance).toBeCloseTo(onScale(nearby), 5);
  for (const { part, points } of story.reasons.importance)
    if (part === 'kind') expect(points).toBeLessThanOrEqual(0);
    else expect(points === 0, part).toBe(part === 'worldwide' || part === 'widely');
  for (const translation of Object.values(story.translations))
    expect(translation.headline.trim()).not.toBe('');
}

describe('the story of any reports', () => {
  it('is made of them: one headline, its text, each report once, points that add up', () => {
    fc.assert(
      fc.property(reports, (list) => {
        expectSound(compose(list), list);
      }),
    );
  });

  it('is the same whatever the order they came in', () => {
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(compose(other)).toEqual(compose(list));
      }),
    );
  });

  it('told again is the same story, and keeps its headline while nothing new came', () => {
    fc.assert(
      fc.property(reports, (list) => {
        const story = compose(list);
        expect(compose(list, story)).toEqual(story);
      }),
    );
  });

  it('grows with another report: it stays sound, and remembers each headline it had', () => {
    fc.assert(
      fc.property(reports, fc.nat(8), (list, cut) => {
        const before = list.slice(0, Math.max(1, cut));
        const first = compose(before);
        const then = compose(list, first);
        expectSound(then, list);
        expect(then.headlines.map(({ headline }) => headline)).toEqual([
          ...new Set([first.headline, then.headline]),
        ]);
        expect(then.origin_count).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('a text under a headline', () => {
  /** A quotation of which only the beginning is left gets its end. */
  const unmarked = (text: string): string => text.replace(/["”]/g, '');

  it('is whole sentences of the summary, in its order', () => {
    fc.assert(
      fc.property(
        newsText(40),
        newsText(4),
        fc.constantFrom('en', 'nl', 'ar', 'zh', 'xx'),
        (given, headline, language) => {
          const summary = given.trim().slice(0, 300);
          const text = textOf({ summary, language });
          expect(unmarked(summary)).toContain(unmarked(text));
          expect(text.length).toBeLessThanOrEqual(300);
          expect(unmarked(textOf({ summary: text, language })).length).toBeLessThanOrEqual(
            unmarked(text).length,
          );
          const opening = firstSentences(text, language, headline);
          expect(unmarked(text).startsWith(unmarked(opening))).toBe(true);
          expect(firstSentences(opening, language, headline)).toBe(opening);
        },
      ),
    );
  });
});

describe('grouping any reports', () => {
  const inputs: fc.Arbitrary<GroupInput[]> = fc
    .array(
      fc.record({
        title,
        summary: newsText(10),
        publisherId: fc.constantFrom(...PUBLISHERS),
        language: fc.constantFrom('en', 'nl', 'ar'),
        minute: fc.nat(59),
        genre: fc.constantFrom<Genre>('news', 'news', 'news', 'live', 'promo', 'bulletin'),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((list) =>
      list.map(({ minute, genre, ...rest }, index) => ({
        id: `report-${index}`,
        publishedAt: isoAt(minute),
        labels: { genre },
        ...rest,
      })),
    );

  it('puts each in one story, named after one of its reports; what tells of no event stays alone', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, async (list) => {
        const grouper = createGrouper();
        const assignments = await groupRound(grouper, list);
        expect(assignments.map(({ reportId }) => reportId)).toEqual(list.map(({ id }) => id));
        const stories = finalStories(assignments);
        for (const [report, story] of stories) {
          const together = [...stories].filter(([, other]) => other === story).map(([id]) => id);
          expect(together.map((id) => `s${id}`).some((id) => id.startsWith(story))).toBe(true);
          const { labels } = list.find(({ id }) => id === report) ?? {};
          if (labels?.genre === 'promo' || labels?.genre === 'bulletin') expect(together).toEqual([report]);
        }
        // Asked again, nothing moves.
        for (const report of list) expect(grouper.add(report).storyId).toBe(stories.get(report.id));
        expect(grouper.lookAgain()).toEqual([]);
      }),
      runs(40),
    );
  });

  it('gives the same stories, with the same ids, whatever the order within a round', async () => {
    await fc.assert(
      fc.asyncProperty(
        inputs.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        async ([list, other]) => {
          const one = finalStories(await groupRound(createGrouper(), list));
          const two = finalStories(await groupRound(createGrouper(), other));
          expect(Object.fromEntries(two)).toEqual(Object.fromEntries(one));
        },
      ),
      runs(40),
    );
  });

  it('forgets all when its time is over', () => {
    fc.assert(
      fc.property(inputs, (list) => {
        const grouper = createGrouper();
        const storyIds = list.map((report) => grouper.add(report).storyId);
        grouper.expire(new Date(START + 100 * 24 * 60 * MS_PER_MINUTE));
        expect(storyIds.filter((id) => grouper.holds(id))).toEqual([]);
        const [first] = list;
        if (first)
          expect(grouper.add(first)).toEqual({ reportId: first.id, storyId: `s${first.id}`, merged: [] });
      }),
      runs(40),
    );
  });
});

describe('words that are compared', () => {
  it('are keys without space or capital, the same in any case', () => {
    fc.assert(
      fc.property(newsText(), fc.constantFrom('en', 'nl', 'ar', 'zh', 'xx'), (text, language) => {
        const keys = tokens(text, language);
        for (const key of keys) expect(key).toMatch(/^\S+$/u);
        expect(tokens(text, language)).toEqual(keys);
      }),
    );
  });
});
