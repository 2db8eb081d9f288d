import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedFeed } from '../../contract/contract.ts';
import { feedText, newsText } from '../../contract/testing/news-text.ts';
import { decode } from './decode.ts';
import { decodeXml } from './entities.ts';
import { FeedFault, parseFeed } from './parse.ts';

const CONTEXT = { url: 'https://paper.example/feed.xml', contentType: null };
const FAULT = /^(?:empty|too-large|too-deep|not-a-feed:(?:html|json|xml))$/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text that XML may carry, and that stands the reading of bytes. */
const xmlText = newsText(12).map((text) => text.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, ''));
const entry = fc.record({
  title: xmlText,
  path: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  summary: xmlText,
  categories: fc.array(xmlText, { maxLength: 3 }),
});
type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never;
const entries = fc.array(entry, { maxLength: 6 });

const WRITERS: Readonly<Record<string, (list: Entry[]) => string>> = {
  rss: (list) =>
    `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Paper</title>${list
      .map(
        ({ title, path, summary, categories }) =>
          `<item><title>${escaped(title)}</title><link>https://paper.example/${path}</link>` +
          `<description><![CDATA[${summary.replaceAll(']]>', '')}]]></description>` +
          `${categories.map((name) => `<category>${escaped(name)}</category>`).join('')}</item>`,
      )
      .join('\n')}</channel></rss>`,
  atom: (list) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title>${list
      .map(
        ({ title, path, summary, categories }) =>
          `<entry><title type="text">${escaped(title)}</title><link href="/${path}"/>` +
          `<summary>${escaped(summary)}</summary>` +
          `${categories.map((name) => `<category term="${escaped(name)}"/>`).join('')}</entry>`,
      )
      .join('')}</feed>`,
  json: (list) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Paper',
      items: list.map(({ title, path, summary, categories }) => ({
        title,
        url: `/${path}`,
        summary,
        tags: categories,
      })),
    }),
};
const format = fc.constantFrom('rss', 'atom', 'json');
const written = fc.tuple(format, entries).map(([name, list]) => WRITERS[name]?.(list) ?? '');

/** What is in the way of a feed: a piece lost, said twice, put elsewhere, or something strange between. */
const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(60),
    how: fc.constantFrom('lost', 'twice', 'strange', 'bytes'),
    strange: fc.oneof(
      feedText(4),
      fc.constantFrom(
        '</item>',
        '<item>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '{',
        '}',
        '[',
        ',',
        '"',
        '\\',
        '\\u',
        '<x:y xmlns:x="',
        '<!DOCTYPE a [<!ENTITY b "c">]>',
      ),
    ),
  }),
  { maxLength: 5 },
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damaged(source: string, blows: Damage): Buffer {
  let text = source;
  let torn = false;
  for (const { at, length, how, strange } of blows) {
    const from = Math.floor(at * text.length);
    const piece = text.slice(from, from + length);
    const put = how === 'twice' ? piece + piece : how === 'strange' ? strange + piece : '';
    if (how === 'bytes') torn = true;
    else text = text.slice(0, from) + put + text.slice(from + length);
  }
  const bytes = Buffer.from(text);
  // Half a character at the end.
  return torn ? bytes.subarray(0, -1) : bytes;
}

function read(bytes: Uint8Array): ParsedFeed | FeedFault {
  try {
    return parseFeed(bytes, CONTEXT);
  } catch (error) {
    if (error instanceof FeedFault) return error;
    throw error;
  }
}

/** What everybody after this stage counts on. */
function expectFit(found: ParsedFeed | FeedFault): void {
  if (found instanceof FeedFault) {
    expect(found.code).toMatch(FAULT);
    return;
  }
  for (const item of found.items) {
    const { title, link, id, date, summary, content, author, language, categories, images, words } = item;
    for (const value of [title, link, id, date, summary, content, author, language, ...categories])
      if (value !== null) expect([typeof value, value]).toEqual(['string', value.trim() || 'nothing']);
    expect(new Set(categories).size).toBe(categories.length);
    expect(categories.length).toBeLessThanOrEqual(24);
    expect(images.length).toBeLessThanOrEqual(8);
    for (const { url, width } of images) {
      expect(url).not.toBe('');
      expect(width === null || Number.isFinite(width)).toBe(true);
    }
    expect(words === null || (words > 0 && words <= 50_000)).toBe(true);
    for (const [locale, translation] of Object.entries(item.translations)) {
      expect(locale).toMatch(/^[a-z]{2}(?:-[A-Z]{2})?$/);
      expect(translation.title).not.toBe('');
    }
  }
}

describe('a feed', () => {
  it('is read as it was written, in every format', () => {
    fc.assert(
      fc.property(format, entries, (name, list) => {
        const source = WRITERS[name]?.(list) ?? '';
        const found = parseFeed(Buffer.from(source), CONTEXT);
        expect(found).toMatchObject({ faults: [] });
        expect(found.items.map(({ title, link }) => ({ title, link }))).toEqual(
          list.map(({ title, path }) => ({
            title: title.trim() || null,
            link: `https://paper.example/${path}`,
          })),
        );
        expect(found.items.map(({ categories }) => categories)).toEqual(
          list.map(({ categories }) => [...new Set(categories.map((each) => each.trim()).filter(Boolean))]),
        );
      }),
    );
  });

  it('that was damaged is read as far as it goes, or refused by name', () => {
    fc.assert(
      fc.property(written, damage, (source, blows) => {
        expectFit(read(damaged(source, blows)));
      }),
    );
  });

  it('cut off anywhere keeps the items that came whole', () => {
    fc.assert(
      fc.property(entries, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const source = WRITERS.rss?.(list) ?? '';
        const kept = source.slice(0, Math.floor(source.length * share));
        const whole = kept.split('</item>').length - 1;
        const found = read(Buffer.from(kept));
        if (found instanceof FeedFault) expect(whole).toBe(0);
        else
          expect(found.items.slice(0, whole).map(({ link }) => link)).toEqual(
            list.slice(0, whole).map(({ path }) => `https://paper.example/${path}`),
          );
      }),
    );
  });

  it('of any JSON is a feed or none', () => {
    const fields = fc.record(
      Object.fromEntries(
        [
          'title',
          'url',
          'id',
          'summary',
          'content_html',
          'date_published',
          'author',
          'authors',
          'tags',
          'image',
          'language',
          '_helder',
        ].map((name) => [name, fc.oneof(fc.jsonValue({ maxDepth: 2 }), feedText(4))]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ items: fc.array(fc.oneof(fields, fc.jsonValue())) })),
        (value) => {
          expectFit(read(Buffer.from(JSON.stringify(value))));
        },
      ),
    );
  });
});

describe('bytes', () => {
  it('of UTF-8 and UTF-16 are the text they stand for, whatever the server says', () => {
    const label = fc.constantFrom(
      null,
      'text/xml',
      'text/xml; charset=iso-8859-1',
      'text/xml; charset=utf-8',
      'text/xml; charset=bogus',
    );
    fc.assert(
      fc.property(feedText(), label, (text, contentType) => {
        const well = `<a>${Buffer.from(text).toString()}`;
        expect(decode(Buffer.from(well), contentType)).toBe(well);
        const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(well, 'utf16le')]);
        expect(decode(wide, contentType)).toBe(well);
      }),
    );
  });
});

describe('entities', () => {
  it('what was escaped comes back, and nothing is half a character', () => {
    fc.assert(
      fc.property(xmlText, feedText(), (plain, wild) => {
        expect(decodeXml(escaped(plain))).toBe(plain);
        const numbers = Array.from(plain, (letter) => `&#${letter.codePointAt(0)};`).join('');
        if (!/[\u0080-\u009f]/.test(plain)) expect(decodeXml(numbers)).toBe(plain);
        const left = wild.replace(/\p{Surrogate}/gu, '');
        expect(decodeXml(left)).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
