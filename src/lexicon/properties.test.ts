import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsText } from '../contract/testing/news-text.ts';
import { runs } from '../contract/testing/runs.ts';
import { LANGUAGE_FOLDERS } from './languages.ts';
import { lexicon, wholeWords } from './lexicon.ts';
import { readLexicon } from './read-lexicon.ts';
import type { LanguageFolder } from './shape.ts';

const about = 'A language that nobody speaks.';
const word = fc.stringMatching(/^[a-z]{1,10}$/);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 6 });
const ENDS_IN_LETTER = /[\p{L}\p{N}_]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}_]/u;

describe('a pattern of whole words', () => {
  it('finds a word where it stands by itself, and nowhere inside another', () => {
    fc.assert(
      fc.property(words, newsText(), (wanted, text) => {
        const pattern = wholeWords(wanted.join('|'));
        for (const found of text.matchAll(pattern)) {
          expect(wanted).toContain(found[0].toLowerCase().replace('ſ', 's').replace('\u212a', 'k'));
          expect(text.slice(0, found.index)).not.toMatch(ENDS_IN_LETTER);
          expect(text.slice(found.index + found[0].length)).not.toMatch(BEGINS_WITH_LETTER);
        }
        const [first = ''] = wanted;
        expect(text.replace(pattern, '')).toBe(text.replace(wholeWords(wanted.toReversed().join('|')), ''));
        expect(`“${first.toUpperCase()}”, ${text}`).toMatch(wholeWords(first));
        expect(`é${first}`).not.toMatch(wholeWords(first));
        expect(`${first}é`).not.toMatch(wholeWords(first));
      }),
      // Every pattern is compiled anew.
      runs(20),
    );
  });

  it('of the lexicon itself reads through any text', () => {
    const patterns = [
      ...[lexicon.bait, lexicon.loaded, lexicon.series]
        .flatMap((lists): unknown[] => Object.values(lists))
        .flatMap((list) => (list instanceof Map ? [...list.values()] : [list])),
      lexicon.feed.readOn,
      lexicon.feed.paywall,
      lexicon.feed.subscribers,
      lexicon.grammar.abbreviations,
    ].filter((each) => typeof each === 'string');
    const compiled = patterns.map((pattern) => wholeWords(pattern));
    fc.assert(
      fc.property(newsText(60), (text) => {
        for (const pattern of compiled)
          for (const [found] of text.matchAll(pattern)) expect(found).not.toBe('');
      }),
    );
  });
});

describe('the folder of a language', () => {
  it('gives back its words, under its own name, whatever the other folders say', () => {
    fc.assert(
      fc.property(words, words, (stopWords, prepositions) => {
        const folder: LanguageFolder = {
          code: 'xe',
          grammar: { about, stopWords: [stopWords.join('\n ')] },
          place: { about, prepositions: [prepositions.join(' ')] },
        };
        for (const folders of [[folder], [...LANGUAGE_FOLDERS.slice(0, 1), folder]]) {
          const { grammar, place } = readLexicon(folders);
          expect(grammar.stopWords.get('xe')).toEqual(new Set(stopWords));
          for (const each of prepositions) expect(place.prepositions.has(each)).toBe(true);
        }
      }),
    );
  });

  it('is refused by name for a word that no folded text can have', () => {
    fc.assert(
      fc.property(word, fc.constantFrom('É', 'A', 'é', 'Ü'), (start, letter) => {
        const folder: LanguageFolder = {
          code: 'xe',
          bait: { about, shouts: [`${start} ${start}${letter}`] },
        };
        expect(() => readLexicon([folder])).toThrow(`"${start}${letter}" is never found`);
      }),
    );
  });
});
