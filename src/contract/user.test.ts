import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutedLists, mutedPreferences, nameOf } from './user.ts';

describe('the session user', () => {
  it('DATA-23 DATA-24 muted words are stored as muted topics, and muted topics as muted sources', () => {
    expect(mutedLists({ mutedTopics: ['heat wave'], mutedSources: ['Sports', 'The Lantern'] })).toEqual({
      mutedWords: ['heat wave'],
      mutedTopics: ['Sports', 'The Lantern'],
    });
    expect(mutedPreferences({ mutedWords: ['heat wave'] })).toEqual({ mutedTopics: ['heat wave'] });
    expect(mutedPreferences({ mutedTopics: ['Sports'] })).toEqual({ mutedSources: ['Sports'] });
  });

  it('DATA-23 DATA-24 a round trip gives back the same two lists', () => {
    const list = fc.array(fc.string());
    fc.assert(
      fc.property(list, list, (mutedWords, mutedTopics) => {
        const stored = mutedPreferences({ mutedWords, mutedTopics });
        expect(mutedLists({ mutedTopics: [], mutedSources: [], ...stored })).toEqual({
          mutedWords,
          mutedTopics,
        });
      }),
    );
  });

  it.each([
    ['a name', 'Saar', 'saar.devries@post.example', 'Saar'],
    ['only an address', '', 'saar.devries@post.example', 'saar.devries'],
    ['neither', '', '', 'User'],
  ])('DATA-20 is called by %s', (_what, username, email, name) => {
    expect(nameOf(username, email)).toBe(name);
  });
});
