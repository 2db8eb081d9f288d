import { describe, expect, it } from 'vitest';
import { articleAddress } from './url.ts';

const CASES: [string, string, string, string][] = [
  [
    'tracking goes, functional parameters stay',
    'https://a.example/s?id=7&utm_source=rss&page=2&fbclid=x',
    'https://a.example/s?id=7&page=2',
    'a.example/s?id=7&page=2',
  ],
  [
    'publishers’ own tracking',
    'https://a.example/s?at_medium=RSS&CMP=x&xtor=y&maca=z&ns_mchannel=rss',
    'https://a.example/s',
    'a.example/s',
  ],
  [
    'tracking by value',
    'https://a.example/s?rss=1&ref=rss&ref2=rss&cid=rss-all',
    'https://a.example/s?ref2=rss',
    'a.example/s?ref2=rss',
  ],
  [
    'more of it by value, and what campaigns are called',
    'https://a.example/s?mod=rss_world&partner=rssnyt&ncid=rss&pk_campaign=x',
    'https://a.example/s',
    'a.example/s',
  ],
  [
    'the page that such names tell of elsewhere',
    'https://a.example/s?mod=news&no=5&partner=7&ncid=8&pk_id=9',
    'https://a.example/s?mod=news&no=5&partner=7&ncid=8&pk_id=9',
    'a.example/s?mod=news&ncid=8&no=5&partner=7&pk_id=9',
  ],
  [
    'the same names with other values',
    'https://a.example/s?rss=42&ref=chapter-2&cid=99',
    'https://a.example/s?rss=42&ref=chapter-2&cid=99',
    'a.example/s?cid=99&ref=chapter-2&rss=42',
  ],
  ['the query a program needs', 'https://a.example/?p=123', 'https://a.example/?p=123', 'a.example?p=123'],
  [
    'an untouched query keeps its spelling',
    'https://a.example/s?q=a%20b',
    'https://a.example/s?q=a%20b',
    'a.example/s?q=a+b',
  ],
  ['fragments', 'https://a.example/s#comments', 'https://a.example/s', 'a.example/s'],
  ['fragments that are pages', 'https://a.example/#!/s', 'https://a.example/#!/s', 'a.example#!/s'],
  ['fragments that are paths', 'https://a.example/#/s/1', 'https://a.example/#/s/1', 'a.example#/s/1'],
  ['the path of the home page', 'https://a.example/s#/', 'https://a.example/s', 'a.example/s'],
  ['case, port, scheme, www', 'HTTP://WWW.A.Example:80/S', 'http://www.a.example/S', 'a.example/S'],
  [
    'index files, slashes, AMP',
    'https://amp.a.example//s/index.html',
    'https://amp.a.example//s/index.html',
    'a.example/s',
  ],
  [
    'an address in an alert',
    'https://www.google.com/url?rct=j&url=https://a.example/s&ct=ga',
    'https://a.example/s',
    'a.example/s',
  ],
  ['no scheme', '//a.example/s', 'https://a.example/s', 'a.example/s'],
];

describe('articleAddress', () => {
  it.each(CASES)('%s', (_, raw, url, key) => {
    expect(articleAddress(raw)).toMatchObject({ url, key });
  });

  it.each([
    '',
    'mailto:a@b.example',
    'ftp://a.example/x',
    '/x',
    'https://',
    'data:text/html,x',
    `https://a.example/${'x'.repeat(2_001)}`,
  ])('refuses %j', (raw) => {
    expect(articleAddress(raw)).toBeNull();
  });

  it('knows a home page', () => {
    expect(articleAddress('https://a.example/?utm_source=x')?.isHome).toBe(true);
    expect(articleAddress('https://a.example/?p=1')?.isHome).toBe(false);
  });
});
