import { describe, expect, it, vi } from 'vitest';
import { aBareReport } from '../contract/testing/reports.ts';
import { LANGUAGE_FOLDERS } from './languages.ts';
import { readLexicon } from './read-lexicon.ts';
import type { LanguageFolder } from './shape.ts';

const about = 'A language that nobody speaks.';

/** A third language with little in it. */
const ELVISH: LanguageFolder = {
  code: 'xe',
  grammar: { about, stopWords: ['i a', 'nu'] },
  meanings: { about, words: { flood: 'ulundo ulundor', election: 'kilme' } },
  countries: { about, words: { france: 'farance farancea' } },
  categories: { about, strong: { sports: ['tyaliel*'] } },
  place: { about, prepositions: ['mi'], strongPrepositions: ['mi'] },
  bait: { about, feelings: ['élessë?'] },
  genre: { about, titles: { analysis: ['manan'] } },
};

describe('the lexicon', () => {
  it('puts the words of all languages together, and keeps apart what is asked by language', () => {
    const { place, grammar, meanings, countries, categories } = readLexicon([...LANGUAGE_FOLDERS, ELVISH]);
    expect(['in', 'te', 'mi'].map((word) => place.prepositions.has(word))).toEqual([true, true, true]);
    expect(grammar.stopWords.get('xe')).toEqual(new Set(['i', 'a', 'nu']));
    expect(grammar.stopWords.get('nl')?.has('nu')).toBe(true);
    expect(grammar.stopWords.get('en')?.has('nu')).toBe(false);
    expect(meanings.words.get('xe')?.get('ulundor')).toBe('flood');
    expect(countries.words.get('xe')?.get('farancea')).toBe('france');
    expect(countries.words.get('en')?.get('french')).toBe('france');
    expect(categories.strong.get('xe')?.get('sports')?.has('tyaliel*')).toBe(true);
  });

  it('reads one folder alone: what it leaves out finds nothing', () => {
    const alone = readLexicon([ELVISH]);
    expect(alone.people.firstNames.size).toBe(0);
    expect(new RegExp(`(?:${alone.relevance.events})`, 'u').test('anything')).toBe(false);
    expect(alone.grammar.stemmer.get('xe')).toBeUndefined();
  });

  const faults: [what: string, folder: unknown, message: string][] = [
    [
      'a word with an accent or a capital',
      { code: 'xe', bait: { about, shouts: ['nu Élessë'] } },
      'src/lexicon/xe/bait.json, shouts: "Élessë" is never found',
    ],
    [
      'a broken pattern',
      { code: 'xe', loaded: { about, labels: ['fine', 'far(?:left'] } },
      'src/lexicon/xe/loaded.json, labels: "far(?:left" is no pattern',
    ],
    ['an empty word', { code: 'xe', series: { about, live: [''] } }, 'src/lexicon/xe/series.json, live: ""'],
    [
      'a category that does not exist',
      { code: 'xe', categories: { about, strong: { magic: ['ring'] } } },
      'src/lexicon/xe/categories.json, strong: "magic" is no category',
    ],
    [
      'a list nothing reads',
      { code: 'xe', bait: { about, shots: ['nu'] } },
      'src/lexicon/xe/bait.json: nothing reads "shots"',
    ],
    [
      'a file nothing reads',
      { code: 'xe', runes: { about } },
      'src/lexicon/xe/runes.json: nothing reads this file',
    ],
    [
      'a table without keys',
      { code: 'xe', countries: { about, words: ['farance'] } },
      'src/lexicon/xe/countries.json, words: "farance" should be keys with words',
    ],
  ];
  it.each(faults)('refuses %s and says where it stands', (_, folder, message) => {
    expect(() => readLexicon([folder as LanguageFolder])).toThrow(message);
  });
});

describe('a folder more', () => {
  it('is a language more for places, categories, scores and grouping', async () => {
    vi.resetModules();
    vi.doMock('./languages.ts', () => ({ LANGUAGE_FOLDERS: [...LANGUAGE_FOLDERS, ELVISH] }));
    const { createGrouper } = await import('../pipeline/5-group/group.ts');
    const { createLabeller } = await import('../pipeline/4-label/label.ts');
    const grouper = createGrouper();
    const storyOf = (id: string, language: string, title: string): string =>
      grouper.add({ id, language, title, summary: '', publishedAt: '2026-03-01T12:00:00Z' }).storyId;
    const english = storyOf('1', 'en', 'The floods in France reach Lyon');
    expect(storyOf('2', 'xe', 'I ulundor nu Farance: reach a Lyon')).toBe(english);
    expect(storyOf('3', 'nl', 'I ulundor nu Farance: tyaliel a Lyon')).not.toBe(english);
    const { labels } = createLabeller({ publishers: () => undefined }).label(
      aBareReport({ title: 'Tyalielor mi Lyon: élessë', language: 'xe' }),
    );
    expect(labels.place?.city).toBe('Lyon');
    expect(labels.categories[0]?.key).toBe('sports');
    expect(labels.reasons.cleanliness).toEqual([{ text: 'élessë', cost: 1.5 }]);
    vi.doUnmock('./languages.ts');
  });
});
