import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedItem } from '../../contract/contract.ts';
import { feedText, newsText } from '../../contract/testing/news-text.ts';
import { cleanItem, withoutFurniture } from './clean.ts';
import { cutAtWord, cutText, firstSentence } from './cut.ts';
import { withoutBoilerplate } from './summary.ts';
import { OPTIONS } from './testing/feed.ts';
import { plainText } from './text.ts';

/** What no reader may get: controls, direction marks, lone surrogates, invisible joints of words. */
const UNFIT = /\p{Cc}|\p{Surrogate}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
const TAG = /<\/?(?:a|b|br|div|em|i|img|p|span|strong)\b[^<>]*>|<\/(?:iframe|script|style)>/i;
/** What may mean something else when it is read as HTML again: "AT&T", "a < b". */
const MARKUP = /[&<]/;
/** Stays in the middle of a text, where it may be a sentence of its own; the next cut may bring it to the end. */
const FIRST_ON = 'appeared first on';
/** A text of so many characters is taken for cut, also when it is so long for what was removed from it. */
const ROUND = new Set([150, 200, 250, 300]);

const text = fc.option(feedText());
const item: fc.Arbitrary<FeedItem> = fc.record({
  title: text,
  link: fc.option(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), feedText(3))),
  id: text,
  date: fc.option(fc.oneof(fc.constant('2026-02-18T10:00:00Z'), newsText(4))),
  summary: text,
  content: text,
  author: text,
  categories: fc.array(feedText(4), { maxLength: 3 }),
  images: fc.array(
    fc.record({ url: fc.oneof(fc.webUrl(), feedText(2)), alt: text, width: fc.option(fc.nat(2000)) }),
    { maxLength: 6 },
  ),
  language: fc.option(fc.constantFrom('nl', 'en-GB', 'xx', '')),
  words: fc.option(fc.nat(5000)),
  translations: fc.dictionary(
    fc.constantFrom('nl', 'nl-NL', 'de'),
    fc.record({ title: feedText(8), summary: text }),
    { noNullPrototype: true },
  ),
});

describe('any item of a feed', () => {
  it('is a report fit to be read, or a fault with a name', () => {
    fc.assert(
      fc.property(item, (given) => {
        const result = cleanItem(given, OPTIONS);
        if ('fault' in result) {
          expect(result.fault.code).toMatch(/^[a-z-]+$/);
          return;
        }
        const { report } = result;
        const shown = [
          report.title,
          report.summary,
          ...report.itemCategories,
          ...report.media.map(({ alt }) => alt),
          ...Object.values(report.translations).flatMap((translation) => Object.values(translation)),
        ];
        for (const each of shown) {
          expect(each).not.toMatch(UNFIT);
          expect(each).not.toMatch(TAG);
          expect(each).toBe(each.trim());
          expect(each).not.toMatch(/\s\s/);
        }
        expect(report.title).not.toBe('');
        expect(report.title.length).toBeLessThanOrEqual(250);
        expect(report.summary.length).toBeLessThanOrEqual(300);
        for (const { alt } of report.media) expect(alt.length).toBeLessThanOrEqual(300);
        for (const name of report.itemCategories) expect(name.length).toBeLessThanOrEqual(80);
        expect(report.id).toMatch(/^[0-9a-f]{20}$/);
        expect(report.language).toMatch(/^[a-z]{2}$/);
        expect(report.publishedAt <= report.firstSeenAt).toBe(true);
        for (const { url } of report.media) expect(url).toMatch(/^https?:\/\//);
        expect(report.media.filter(({ is_primary }) => is_primary).length).toBe(
          Math.min(1, report.media.length),
        );
      }),
    );
  });

  it('gives the same report again, whatever was cleaned in between', () => {
    fc.assert(
      fc.property(item, item, (one, other) => {
        const first = cleanItem(one, OPTIONS);
        cleanItem(other, OPTIONS);
        expect(cleanItem(one, OPTIONS)).toEqual(first);
      }),
    );
  });

  it('a report that is cleaned once more stays what it is', () => {
    fc.assert(
      fc.property(item, (given) => {
        const once = cleanItem(given, OPTIONS);
        if ('fault' in once) return;
        const { report } = once;
        if (MARKUP.test(report.title + report.summary)) return;
        if (report.summary.includes(FIRST_ON) || ROUND.has(report.summary.length)) return;
        const again = cleanItem(
          {
            ...given,
            title: report.title,
            summary: report.summary,
            content: null,
            link: report.url,
          },
          OPTIONS,
        );
        if ('fault' in again) throw new Error(again.fault.message);
        const { title, summary, url, dedupeKey } = again.report;
        expect({ title, summary, url, dedupeKey }).toEqual({
          title: report.title,
          summary: report.summary,
          url: report.url,
          dedupeKey: report.dedupeKey,
        });
      }),
    );
  });
});

describe('the reports of a feed without what recurs', () => {
  const SERIES = ['Live | ', 'The Harbour Desk • ', ''];
  const CALLS = ['Sign up for the morning letter.', 'Read all about it on Monday.', ''];
  const feed = fc.array(
    fc
      .record({
        title: newsText(8),
        summary: newsText(15),
        series: fc.constantFrom(...SERIES),
        call: fc.constantFrom(...CALLS),
        language: fc.constantFrom('en', 'nl'),
      })
      .map(({ title, summary, series, call, language }) => ({
        title: plainText(`${series}${title}`),
        summary: plainText(`${summary} ${call}`),
        language,
      })),
    { maxLength: 12 },
  );

  it('are the same reports, with no word that they had not, and no headline lost', () => {
    fc.assert(
      fc.property(feed, (reports) => {
        const clean = withoutFurniture(reports);
        expect(clean.length).toBe(reports.length);
        for (const [index, { title, summary }] of clean.entries()) {
          const before = reports[index];
          expect(before?.title).toContain(title);
          expect(title === before?.title || /\p{L}/u.test(title)).toBe(true);
          const words = new Set(before?.summary.split(/\s+/));
          for (const word of summary.split(/\s+/)) if (word !== '') expect(words).toContain(word);
        }
        expect(withoutFurniture(reports.toReversed())).toEqual(clean.toReversed());
      }),
    );
  });
});

describe('plain text', () => {
  it('has no markup and nothing unseen, whatever it was', () => {
    fc.assert(
      fc.property(feedText(), (html) => {
        expect(plainText(html)).not.toMatch(UNFIT);
        expect(plainText(html)).not.toMatch(TAG);
      }),
    );
  });

  it('without markup says the same when it is read again', () => {
    fc.assert(
      fc.property(newsText(), (text) => {
        const plain = plainText(text);
        if (!MARKUP.test(plain)) expect(plainText(plain)).toBe(plain);
      }),
    );
  });
});

describe('a text without what feeds add', () => {
  it('is not shortened twice', () => {
    fc.assert(
      fc.property(newsText(), (given) => {
        const once = withoutBoilerplate(plainText(given));
        if (!once.includes(FIRST_ON)) expect(withoutBoilerplate(once)).toBe(once);
      }),
    );
  });
});

describe('a text that is cut', () => {
  const length = fc.integer({ min: 10, max: 300 });
  it('is no longer than asked, begins as the text does, and ends at a sentence, at its end, or in …', () => {
    fc.assert(
      fc.property(newsText(60), length, (given, most) => {
        const whole = plainText(given);
        for (const cut of [cutText(whole, most), cutAtWord(whole, most), firstSentence(whole, most)]) {
          expect(cut.length).toBeLessThanOrEqual(most);
          expect(cut).not.toMatch(/\p{Surrogate}/u);
          if (cut === whole) continue;
          const kept = cut.endsWith('…') && !whole.startsWith(cut) ? cut.slice(0, -1) : cut;
          expect(whole.startsWith(kept)).toBe(true);
          expect(cut).toMatch(/[.!?…。！？]["'”’»)]*$/u);
        }
      }),
    );
  });
});
