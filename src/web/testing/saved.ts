/** What a reader saved, as the server tells it. */
import type { SavedStory, SessionUser } from '../../contract/contract.ts';
import { FREE_USER } from './users.ts';

export function saved(nth: number, story: Partial<SavedStory['story']> = {}): SavedStory {
  return {
    id: `record-${nth}`,
    storyId: `story-${nth}`,
    savedAt: '2026-11-22T11:30:00Z',
    story: {
      headline: `Headline number ${nth} of the saved stories`,
      sub_headline: `Excerpt ${nth}`,
      description: '',
      language: 'en',
      categories: ['Science'],
      tags: ['Moon'],
      published_at: '2026-11-20T10:00:00Z',
      sources: [
        {
          name: 'Kestrel Daily',
          original_headline: 'Told',
          url: 'https://k.example/1',
          word_count: 900,
          media: [],
        },
      ],
      ...story,
    },
  };
}

export const userWith = (count: number, user: SessionUser = FREE_USER): SessionUser => ({
  ...user,
  savedStories: Array.from({ length: count }, (_, nth) => `story-${nth + 1}`),
});
export const listOf = (count: number) => ({
  stories: Array.from({ length: count }, (_, nth) => saved(nth + 1)),
});
