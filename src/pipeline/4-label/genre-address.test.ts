import { expect, it } from 'vitest';
import { addressAge } from './genre-address.ts';

it.each([
  ['https://a.example/2026/02/17/ferry', 3],
  ['https://a.example/2026/feb/17/ferry', 3],
  ['https://a.example/2026/mrt/17/veerboot', -25],
  ['https://a.example/news/2026-02-19-ferry', 1],
  ['https://a.example/2026/02/ferry', null],
  ['https://a.example/2026/abc/17/ferry', null],
])('%s is of %s days before the report', (url, days) => {
  expect(addressAge({ url, publishedAt: '2026-02-20T00:00:00Z' })).toBe(days);
});
