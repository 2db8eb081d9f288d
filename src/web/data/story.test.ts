import { expect, it } from 'vitest';
import type { Asking } from './feed.ts';
import { relatedQuery, storyQuery } from './story.ts';

it.each([
  ['a story', (asking: Asking) => storyQuery('story-1', asking).queryKey],
  ['the stories like it', (asking: Asking) => relatedQuery('story-1', asking).queryKey],
])('%s is asked for again by who signs in: what they muted is left out for them', (_, keyFor) => {
  const stranger: Asking = { language: 'en', place: null, weights: null, reads: null, account: null };
  expect(keyFor({ ...stranger, account: 'account-1' })).not.toEqual(keyFor(stranger));
});
