import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalogue, type TextKey, translator } from './browser.ts';
import { mailTextsIn, textsIn } from './texts.ts';

describe('texts', () => {
  it('counts and numbers follow the language', () => {
    expect(textsIn('en')('card.reports', { count: 1 })).toBe('1 report');
    expect(textsIn('en')('feed.shown', { shown: 20, total: 12345 })).toBe('20 of 12,345 stories');
    expect(textsIn('nl')('feed.shown', { shown: 20, total: 12345 })).toBe('20 van 12.345 artikelen');
  });

  it('browser, server and letters read their texts in the same way', async () => {
    const inBrowser = translator('nl', await loadCatalogue('nl'));
    expect(inBrowser('card.origins', { count: 2 })).toBe(textsIn('nl')('card.origins', { count: 2 }));
    expect(mailTextsIn('nl')('digest.coverage', { reports: 1, origins: 2 })).toBe('1 bericht, 2 redacties');
  });

  it.each(['interface', 'account', 'mail', 'long'])('the Dutch of %s quotes as Dutch does', (part) => {
    const texts = readFileSync(new URL(`../../i18n/nl/${part}.json`, import.meta.url), 'utf8');
    expect(texts.split('\n').filter((line) => /\\"|['“”]/.test(line))).toEqual([]);
  });

  it.each(
    (['en', 'nl'] as const).flatMap((language) =>
      ['premium.trial.used', 'premium.note.paid', 'mute.preview', 'ai.of'].map(
        (key) => [language, key] as const,
      ),
    ),
  )('no line breaks between a number and what it counts: %s %s', (language, key) => {
    const texts = JSON.parse(
      readFileSync(new URL(`../../i18n/${language}/account.json`, import.meta.url), 'utf8'),
    );
    expect(texts[key]).not.toMatch(/(?:\d|#|\{days\}) \p{L}/u);
  });

  it('a key without a text is its own text', () => {
    expect(textsIn('en')('no.such.text' as TextKey)).toBe('no.such.text');
  });

  const exact: [id: string, key: TextKey, text: string][] = [
    ['SEARCH-02', 'search.placeholder', 'Search news...'],
    ['SEARCH-07', 'search.none', 'No stories found for "{query}". Try a different search term.'],
    ['FEED-02', 'feed.yourLocation', 'your location'],
    [
      'FEED-10',
      'feed.empty.local',
      'No local stories found for this location. Try selecting a different city.',
    ],
    ['FEED-11', 'feed.empty', 'No stories found.'],
    ['ERR-76', 'error.FEED_FAILED', 'Failed to load articles. Please try again later.'],
    ['STORY-19', 'story.error.title', 'Unable to load story'],
    ['STORY-20', 'action.retry', 'Try Again'],
    ['STORY-22', 'action.close', 'Close'],
    [
      'ERR-58',
      'error.STORY_NOT_FOUND',
      'Story not found. This shared link may be invalid or the story may have been removed.',
    ],
    ['ERR-59', 'error.STORY_FAILED', 'Failed to load story. Please try again later.'],
    ['ERR-60', 'story.error.network', 'Network error. Please check your connection and try again.'],
    ['ERR-61', 'error.SHARE_FAILED', 'Failed to create shareable story'],
    ['ERR-69', 'error.LISTING_FAILED', 'Failed to load news articles'],
    ['ERR-72', 'error.SEARCH_FAILED', 'Search failed'],
    ['ERR-73', 'error.TRENDING_FAILED', 'Failed to fetch trending articles'],
    ['ERR-74', 'error.PERSONAL_FAILED', 'Failed to fetch personalized feed'],
    ['ERR-75', 'error.LOCAL_FAILED', 'Failed to fetch local articles'],
    ['ERR-77', 'error.UNAVAILABLE', 'Service not available. Please refresh the page.'],
    ['TIME-01', 'time.now', 'Just now'],
  ];
  it.each(exact)('%s the words of %s are exactly as specified', (_id, key, text) => {
    expect(textsIn('en')(key, { query: '{query}' })).toBe(text);
  });
});
