// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { Preview } from './share-dialog.tsx';
import type { Shared } from './share-text.ts';

const SHARED: Shared = {
  id: 'a1',
  title: 'Night trains return',
  excerpt: 'Three a week.',
  language: 'en',
  category: 'business',
  imageUrl: null,
};

afterEach(() => {
  closePart();
});

it.each([
  ['nl', 2],
  ['en', 0],
] as const)('on a page in %s, title and excerpt in English say so %d times', async (language, times) => {
  await openPart(<Preview shared={SHARED} />, null, language);
  await find('h3', 'Night trains return');
  expect(document.querySelectorAll(':is(h3, p)[lang="en"]')).toHaveLength(times);
});
