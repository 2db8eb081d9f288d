import { describe, expect, it } from 'vitest';
import { artworkAddress, isGif, sourceSet } from './image.ts';

describe('sourceSet', () => {
  it('offers the widths of the image service that are useful', () => {
    expect(sourceSet('/img/story-1/a_b-c1/640', [320, 640])).toBe(
      '/img/story-1/a_b-c1/320 320w,/img/story-1/a_b-c1/480 480w,/img/story-1/a_b-c1/640 640w',
    );
  });

  it.each(['https://example.org/a.jpg', '/art/world/x.svg', '/img/sig/640', ''])('leaves %j alone', (url) => {
    expect(sourceSet(url, [160, 640])).toBeUndefined();
  });
});

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

describe('artworkAddress', () => {
  it('names category and story; an unknown category is general', () => {
    expect(artworkAddress('health', 'a1')).toBe('/art/health/a1.svg');
    expect(artworkAddress('education', 'a1')).toBe('/art/general/a1.svg');
  });
});
