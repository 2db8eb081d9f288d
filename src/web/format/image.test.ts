import { describe, expect, it } from 'vitest';
import { drawingAddress, sourceSet } from './image.ts';

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

describe('drawingAddress', () => {
  it('names category and story; an unknown category is general', () => {
    expect(drawingAddress('health', 'a1')).toBe('/art/health/a1.svg');
    expect(drawingAddress('education', 'a1')).toBe('/art/general/a1.svg');
  });
});
