import { describe, expect, it } from 'vitest';
import { isGif } from './picture.ts';

describe('isGif', () => {
  const rows: [url: string, gif: boolean][] = [
    ['https://example.org/a.gif', true],
    ['https://example.org/a.GIF?w=3', true],
    ['https://example.org/a?format=gif', true],
    ['https://example.org/gift.jpg', false],
    ['https://example.org/a.webp', false],
  ];
  it.each(rows)('IMG-05 %s: %s', (url, gif) => {
    expect(isGif(url)).toBe(gif);
  });
});
