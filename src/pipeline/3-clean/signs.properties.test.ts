import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedItem, Publisher } from '../../contract/contract.ts';
import { newsText } from '../../contract/testing/news-text.ts';
import { agencyOf } from './agency.ts';
import { parseDate } from './date.ts';
import { textHash } from './fingerprint.ts';
import { plainText } from './text.ts';
import { articleAddress } from './url.ts';
import { countWords } from './words.ts';

const PUBLISHER = { name: 'Harbour Post' } as Publisher;

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
