import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsText } from '../../contract/testing/news-text.ts';
import { mainClause } from './clause.ts';

describe('the main clause of a cut sentence', () => {
  it.each([
    [
      'ends before what only adds to it',
      'The old ferry has been sold to an island in the north, after talks that…',
      'The old ferry has been sold to an island in the north.',
    ],
    [
      'ends before a participle',
      'Captains of three islands went to the mayor on Monday, raising the question of…',
      'Captains of three islands went to the mayor on Monday.',
    ],
    [
      'takes its commas along',
      'The Wend, the longest river of the valley, is higher than it ever was, while the dikes…',
      'The Wend, the longest river of the valley, is higher than it ever was.',
    ],
    [
      'goes on to who says so',
      'The ferry will not sail to the island again, Captain Ada Moor said…',
      'The ferry will not sail to the island again, Captain Ada Moor said.',
    ],
    ['needs a verb', 'The new captain of the oldest ferry in the north, with…', ''],
    ['needs a verb of its own', 'The ferry that was built in Wend two years ago, with its new captain…', ''],
    ['is no subordinate one', 'After the ferry was sold to an island in the north, with its captain…', ''],
    ['closes what it opens', 'The captain said that “the ferry will not sail to Wend, while the crew…', ''],
    ['is no list', 'The ferry has been to the islands of Wend, Moor, Bode…', ''],
    ['keeps who claims it', 'The ferry was sold for a coin to an island, according to the…', ''],
    ['is more than a few words', 'The ferry has sailed, after a year of…', ''],
  ])('%s', (_, cut, expected) => {
    expect(mainClause(cut, 'en')).toBe(expected);
  });

  it.each([
    ['“', '”'],
    ['„', '”'],
    ['«', '»'],
    ['(', ')'],
    ['[', ']'],
    ['‘', '’'],
    ['"', '"'],
    ['– ', ' –'],
  ])('closes %s by %s before it ends', (open, close) => {
    const cut = `The old ferry has been ${open}sold to an island in the north`;
    expect(mainClause(`${cut}, after talks that…`, 'en')).toBe('');
    expect(mainClause(`${cut}${close}, after talks that…`, 'en')).toBe(`${cut}${close}.`);
  });

  it.each([
    ['eight words', 'The ferry has been sold to an island', true],
    ['seven words', 'The ferry has been sold to islands', false],
  ])('is taken when it has %s: %s', (_what, cut, taken) => {
    expect(mainClause(`${cut}, after talks that…`, 'en')).toBe(taken ? `${cut}.` : '');
  });

  it.each([
    [
      'De oude veerboot is verkocht aan een eiland in het noorden, nadat de gemeente…',
      'De oude veerboot is verkocht aan een eiland in het noorden.',
    ],
    [
      'In Wendmond werd de oude veerboot maandag uit het water gehaald, waarbij de kapitein…',
      'In Wendmond werd de oude veerboot maandag uit het water gehaald.',
    ],
    ['Hoewel de veerboot vorig jaar al is verkocht aan een eiland, terwijl de kapitein…', ''],
    ['De nieuwe kapitein van de oudste veerboot in het hoge noorden, waarmee…', ''],
    ['De veerboot is verkocht aan een eiland in het noorden, meldt de…', ''],
  ])('in Dutch: %s', (cut, expected) => {
    expect(mainClause(cut, 'nl')).toBe(expected);
  });

  it('is not looked for in a language of which no grammar is known', () => {
    expect(mainClause('Die alte Fähre ist an eine Insel im Norden verkauft, with…', 'de')).toBe('');
  });

  it('is the beginning of the sentence, whatever that is', () => {
    fc.assert(
      fc.property(newsText(60), fc.constantFrom('en', 'nl', 'xx'), (text, language) => {
        const clause = mainClause(text, language);
        expect(text.trim().startsWith(clause.replace(/\.$/u, ''))).toBe(true);
      }),
    );
  });
});
