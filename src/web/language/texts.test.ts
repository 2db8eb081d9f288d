import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../testing/texts.ts';
import type { TextKey } from './texts.ts';

function catalogue(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`../../../i18n/${name}.json`, import.meta.url), 'utf8'));
}

const en = catalogue('en') as Record<string, string>;
const nl = catalogue('nl') as Record<string, string>;

/** Names of the values a message asks for. */
function parameters(message: string): string[] {
  const names = new Set<string>();
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [name, , forms] = token as [string, string?, unknown?];
      names.add(name);
      if (forms && typeof forms === 'object') for (const form of Object.values(forms)) visit(form);
    }
  };
  visit(compileMessageOrThrow(message));
  return [...names].sort();
}

describe('texts', () => {
  it('LANG-12 English and Dutch have the same keys', () => {
    expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.keys(en))('LANG-12 %s is valid and asks for the same values in both languages', (key) => {
    expect(parameters(nl[key] ?? '')).toEqual(parameters(en[key] ?? ''));
    expect(nl[key]?.trim()).not.toBe('');
  });

  it('LANG-12 the long texts have the same parts in both languages', () => {
    const shape = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shape);
      if (value && typeof value === 'object')
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]));
      return typeof value;
    };
    expect(shape(catalogue('pages.nl'))).toEqual(shape(catalogue('pages.en')));
  });

  it('counts and numbers follow the language', async () => {
    const [inEnglish, inDutch] = await Promise.all([textsIn('en'), textsIn('nl')]);
    expect(inEnglish('card.reports', { count: 1 })).toBe('1 report');
    expect(inEnglish('feed.shown', { shown: 20, total: 12345 })).toBe('20 of 12,345 stories');
    expect(inDutch('feed.shown', { shown: 20, total: 12345 })).toBe('20 van 12.345 artikelen');
  });

  it.each(['en', 'nl'] as const)(
    'every message reads as a full ICU formatter has it (%s)',
    async (language) => {
      const icu = setupI18n({ locale: language, messages: { [language]: language === 'en' ? en : nl } });
      icu.setMessagesCompiler(compileMessageOrThrow);
      const t = await textsIn(language);
      for (const [key, message] of Object.entries(en))
        for (const count of [0, 1, 2, 20, 999, 1000, 12_345, 1.5]) {
          const values = Object.fromEntries(parameters(message).map((name) => [name, count]));
          expect(t(key as TextKey, values)).toBe(icu._(key, values));
        }
    },
  );

  const exact: [id: string, key: string, text: string][] = [
    ['SEARCH-02', 'search.placeholder', 'Search news...'],
    ['SEARCH-07', 'search.none', 'No stories found for "{query}". Try a different search term.'],
    ['FEED-02', 'feed.yourLocation', 'your location'],
    [
      'FEED-10',
      'feed.empty.local',
      'No local stories found for this location. Try selecting a different city.',
    ],
    ['FEED-11', 'feed.empty', 'No stories found.'],
    ['ERR-76', 'feed.error', 'Failed to load articles. Please try again later.'],
    ['STORY-19', 'story.error.title', 'Unable to load story'],
    ['STORY-20', 'story.retry', 'Try Again'],
    ['STORY-22', 'story.close', 'Close'],
    [
      'ERR-58',
      'story.error.notFound',
      'Story not found. This shared link may be invalid or the story may have been removed.',
    ],
    ['ERR-59', 'story.error.failed', 'Failed to load story. Please try again later.'],
    ['ERR-60', 'story.error.network', 'Network error. Please check your connection and try again.'],
    ['TIME-01', 'time.now', 'Just now'],
  ];
  it.each(exact)('%s the words of %s are exactly as specified', (_id, key, text) => {
    expect(en[key]).toBe(text);
  });
});
