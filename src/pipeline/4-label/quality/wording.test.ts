import { describe, expect, it } from 'vitest';
import { auc, BAIT, FACTS, judged, LOADED, PLAIN } from '../testing/headlines.ts';
import { readText } from '../tokens.ts';
import { judgeCleanliness } from './cleanliness.ts';
import { judgeNeutrality } from './neutrality.ts';

const clean = (headline: string, language: string): number =>
  judgeCleanliness(readText(headline), readText(''), language).points;
const neutral = (headline: string, language: string): number =>
  judgeNeutrality(readText(headline), readText(''), '', language).points;
/** Headlines of both languages, each with its language. */
const EVERY = (['en', 'nl'] as const).flatMap((language) =>
  [...PLAIN[language], ...FACTS[language]].map((headline): [string, string] => [headline, language]),
);

describe('a table of written headlines', () => {
  it('has 120', () => {
    expect(new Set([PLAIN, BAIT, LOADED].flatMap(({ en, nl }) => [...en, ...nl])).size).toBe(120);
  });

  it.each(EVERY)('plain words cost nothing: %s (%s)', (headline, language) => {
    expect([clean(headline, language), neutral(headline, language)]).toEqual([10, 10]);
  });

  it('bait is told from plain', () => {
    expect(judged(BAIT, clean)).not.toContain(10);
    expect(auc(judged(BAIT, clean), judged(PLAIN, clean))).toBeGreaterThanOrEqual(0.9);
  });

  it('insults are told from plain', () => {
    expect(judged(LOADED, neutral)).not.toContain(10);
    expect(auc(judged(LOADED, neutral), judged(PLAIN, neutral))).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ['Viral hepatitis cases double in Wendmouth', 'en'],
    ['Tuig delivers new album', 'en'],
    ['Milieuorganisatie MOB stapt naar de rechter', 'nl'],
    ['Keeper met pijn in de lies naar de kant', 'nl'],
    ['Dorp in de top 10 van Wendland', 'nl'],
  ])('a word of the other language costs nothing: %s (%s)', (headline, language) => {
    expect([clean(headline, language), neutral(headline, language)]).toEqual([10, 10]);
  });

  it('a language without words of its own is asked all of them', () => {
    for (const language of ['', 'de'])
      expect([clean('Viral', language), clean('Hilarious', language)]).toEqual([8.5, 8.5]);
  });

  it.each([
    ['Puppet theatre opens in old mill', 10],
    ['Museum buys forty puppets', 10],
    ['Exiles call it a puppet government', 8],
    ['Rival calls mayor the ferry company’s puppet', 8],
  ])('a puppet is an insult beside whoever holds the strings: %s', (headline, points) => {
    expect(neutral(headline, 'en')).toBe(points);
  });
});
