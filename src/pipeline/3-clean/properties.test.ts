import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Feed, FeedItem, Publisher } from '../../contract/contract.ts';
import { feedText, newsText } from '../../contract/testing/news-text.ts';
import { agencyOf } from './agency.ts';
import { cleanItem } from './clean.ts';
import { cutAtWord, cutText, firstSentence } from './cut.ts';
import { parseDate } from './date.ts';
import { textHash } from './fingerprint.ts';
import { withoutBoilerplate } from './summary.ts';
import { plainText } from './text.ts';
import { articleAddress } from './url.ts';
import { countWords } from './words.ts';

const NOW = new Date('2026-02-18T12:00:00Z');
const PUBLISHER: Publisher = {
  id: 'harbour-post',
  name: 'Harbour Post',
  homepage: 'https://www.harbourpost.example',
  country: 'NL',
  scope: 'national',
  language: 'en',
  timeZone: 'Europe/Amsterdam',
  feeds: [],
};
const FEED: Feed = { url: 'https://harbourpost.example/rss', section: 'world', strip: ['Live: '] };
const OPTIONS = { publisher: PUBLISHER, feed: FEED, feedLanguage: 'en', now: NOW };

/** What no reader may get: controls, direction marks, lone surrogates, invisible joints of words. */
const UNFIT = /\p{Cc}|\p{Surrogate}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
const TAG = /<\/?(?:a|b|br|div|em|i|img|p|span|strong)\b[^<>]*>|<\/(?:iframe|script|style)>/i;
/** What may mean something else when it is read as HTML again: "AT&T", "a < b". */
const MARKUP = /[&<]/;

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
          report.author,
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
        expect(report.author.length).toBeLessThanOrEqual(120);
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
        if (MARKUP.test(report.title + report.summary + report.author)) return;
        const again = cleanItem(
          {
            ...given,
            title: report.title,
            summary: report.summary,
            content: null,
            link: report.url,
            author: report.author,
          },
          OPTIONS,
        );
        if ('fault' in again) throw new Error(again.fault.message);
        const { title, summary, author, url, dedupeKey } = again.report;
        expect({ title, summary, author, url, dedupeKey }).toEqual({
          title: report.title,
          summary: report.summary,
          author: report.author,
          url: report.url,
          dedupeKey: report.dedupeKey,
        });
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
        expect(withoutBoilerplate(once)).toBe(once);
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

describe('dates', () => {
  const zone = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15);
  const two = (value: number): string => String(Math.abs(value)).padStart(2, '0');
  it('every moment is read from each usual way to write it, in any zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        zone,
        (date, minutes) => {
          const at = Math.floor(date.getTime() / 1000) * 1000;
          const wall = new Date(at + minutes * 60_000).toISOString().slice(0, 19);
          const sign = minutes < 0 ? '-' : '+';
          const offset = `${sign}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
          const [, weekday = '', day = '', month = '', year = '', time = ''] =
            /^(\w+), (\d+) (\w+) (\d+) (\S+)/.exec(new Date(at + minutes * 60_000).toUTCString()) ?? [];
          for (const written of [
            `${wall}${offset}`,
            `${wall.replace('T', ' ')} ${offset}`,
            new Date(at).toISOString(),
            `${weekday}, ${day} ${month} ${year} ${time} ${offset.replace(':', '')}`,
            `${day} ${month} ${year} ${time} GMT${offset}`,
          ])
            expect(parseDate(written, 'Asia/Tokyo'), written).toBe(at);
        },
      ),
    );
  });

  it('nothing but a date is read as one, and none lies outside of 1970 to 2286', () => {
    fc.assert(
      fc.property(fc.oneof(newsText(5), fc.stringMatching(/^[\d TZ:+/.-]{1,30}$/)), (written) => {
        const at = parseDate(written, 'Europe/Amsterdam');
        if (at !== null) expect(Number.isFinite(new Date(at).getTime())).toBe(true);
      }),
    );
  });
});

describe('addresses', () => {
  const url = fc.webUrl({ withQueryParameters: true, withFragments: true });
  it('an address without tracking is left as it is, and has one key however it is written', () => {
    fc.assert(
      fc.property(url, (written) => {
        const address = articleAddress(written);
        if (!address) return;
        expect(articleAddress(address.url)).toEqual(address);
        for (const same of [
          written.replace(/^https?:/, 'http:'),
          written.replace(/^https?:/, 'https:'),
          ` ${written} `,
        ])
          expect(articleAddress(same)?.key).toBe(address.key);
        const mark = new URL(written);
        mark.searchParams.append('utm_source', 'rss');
        expect(articleAddress(mark.href)?.key).toBe(address.key);
      }),
    );
  });
});

describe('the fingerprint of a text', () => {
  it('does not see case, points or spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 }), (words) => {
        const hash = textHash(words.join(' '), '');
        expect(textHash('', words.join(' – ').toUpperCase())).toBe(hash);
        expect(textHash(words.join('  '), '!')).toBe(hash);
        expect(textHash([...words, 'x'].join(' '), '')).not.toBe(hash);
      }),
    );
  });
});

describe('words and agencies', () => {
  it('two texts have as many words together as each has', () => {
    fc.assert(
      fc.property(newsText(), newsText(), (a, b) => {
        const [one, other] = [plainText(a), plainText(b)];
        if (/[\u0e00-\u0eff\u3040-\u9fff]/.test(one + other)) return;
        expect(countWords(`${one} ${other}`)).toBe(countWords(one) + countWords(other));
      }),
    );
  });

  it('an agency that signs is found, and none is where none is named', () => {
    const names = fc.constantFrom(['Reuters', 'reuters'], ['ANP', 'anp'], ['AFP', 'afp']);
    fc.assert(
      fc.property(names, fc.stringMatching(/^[a-z ]{1,80}$/), ([name = '', id = ''], words) => {
        const none = { author: null } as FeedItem;
        expect(agencyOf(none, PUBLISHER, [`LONDON (${name}) - ${words}`])).toBe(id);
        expect(agencyOf({ ...none, author: `Ann Lee, ${name}` }, PUBLISHER, [words])).toBe(id);
        expect(agencyOf(none, PUBLISHER, [words])).toBeNull();
      }),
    );
  });
});
