import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../testing/answers.ts';
import type { Asking } from './feed.ts';
import { relatedQuery, storyQuery } from './story.ts';

const stranger: Asking = { language: 'en', place: null, weights: null, reads: null, account: null };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a story', (asking: Asking) => storyQuery('story-1', asking).queryKey],
  ['the stories like it', (asking: Asking) => relatedQuery('story-1', asking).queryKey],
])('%s is asked for again by who signs in: what they muted is left out for them', (_, keyFor) => {
  expect(keyFor({ ...stranger, account: 'account-1' })).not.toEqual(keyFor(stranger));
});

it.each<[string, Partial<Asking>, string]>([
  ['a stranger leaves out', {}, '/api/stories/story-1/related?lang=en'],
  ['who is signed in says', { account: 'account-1' }, '/api/stories/story-1/related?lang=en&reads=en'],
])('asking for the stories like it, %s what is usual to read', async (_name, change, address) => {
  const asked = serve({ '/api/stories/story-1/related': { data: [] } });
  await new QueryClient().fetchQuery(relatedQuery('story-1', { ...stranger, ...change }));
  expect(asked).toEqual([address]);
});
