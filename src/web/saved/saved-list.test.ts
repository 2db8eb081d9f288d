import { describe, expect, it } from 'vitest';
import type { SavedStory } from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { saved } from '../testing/saved.ts';
import { matching, savedItem } from './saved-list.ts';
import { savedTime } from './saved-time.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('the list', () => {
  const items = [
    savedItem(saved(1, { headline: 'Night trains return to Lisbon' })),
    savedItem(saved(2, { categories: ['Health'], sub_headline: 'Four doses of a VACCINE – Europe’s first' })),
  ];
  const dutch = (category: string) => (category === 'health' ? 'Gezondheid' : 'Wetenschap');

  it.each([
    ['title', 'LISBON', ['story-1']],
    ['category', 'health', ['story-2']],
    ['category as the reader knows it', 'gezond', ['story-2']],
    ['excerpt', 'vaccine', ['story-2']],
    ['marks as they are typed', "vaccine - europe's", ['story-2']],
    ['nothing of these', 'moon', []],
    ['blank', '  ', ['story-1', 'story-2']],
  ])('SAVED-07 search matches %s whatever the case', (_what, query, ids) => {
    expect(matching(items, query, dutch).map(({ articleId }) => articleId)).toEqual(ids);
  });

  it('DATA-30 DATA-31 the server’s form becomes the reader’s', () => {
    const media = [
      { type: 'image', url: '/saved-pictures/a.webp', alt: '', is_primary: false },
      { type: 'image', url: '/saved-pictures/b.webp', alt: '', is_primary: true },
    ] as const;
    const source = {
      ...saved(1).story.sources[0],
      media: [...media],
    } as SavedStory['story']['sources'][number];
    expect(savedItem(saved(1, { sources: [source] }))).toEqual({
      id: 'record-1',
      articleId: 'story-1',
      savedAt: '2026-11-22T11:30:00Z',
      article: {
        title: 'Headline number 1 of the saved stories',
        excerpt: 'Excerpt 1',
        language: 'en',
        content: 'Excerpt 1',
        category: 'science',
        imageUrl: '/saved-pictures/b.webp',
        publishedAt: '2026-11-20T10:00:00Z',
        readTime: 4,
        source: 'Kestrel Daily',
        author: 'Kestrel Daily',
        tags: ['science', 'Moon'],
      },
    });
  });

  it.each([
    ['59 minutes', '2026-11-22T11:01:00Z', 'Just now'],
    ['one hour', '2026-11-22T11:00:00Z', '1 hour ago'],
    ['not quite two hours', '2026-11-22T10:01:00Z', '1 hour ago'],
    ['23 hours', '2026-11-21T13:00:00Z', '23 hours ago'],
    ['a day', '2026-11-21T12:00:00Z', '1 day ago'],
    ['not quite two days', '2026-11-20T12:01:00Z', '1 day ago'],
    ['six days', '2026-11-16T12:00:00Z', '6 days ago'],
    ['seven days', '2026-11-15T12:00:00Z', 'November 15, 2026'],
    ['nobody knows how long', 'soon', 'Recently'],
  ])('SAVED-14 TIME-06 TIME-07 saved %s ago', (_age, at, text) => {
    expect(savedTime(at, NOW, textsIn('en'))).toBe(text);
  });
});
