import { describe, expect, it } from 'vitest';
import { auc, BAIT, LOADED, PLAIN } from '../testing/headlines.ts';
import { readText } from '../tokens.ts';
import { judgeCleanliness } from './cleanliness.ts';
import { judgeNeutrality } from './neutrality.ts';

const clean = (headline: string): number => judgeCleanliness(readText(headline), readText('')).points;
const neutral = (headline: string): number => judgeNeutrality(readText(headline), readText(''), '').points;

describe('a table of written headlines', () => {
  it('has 120', () => {
    expect(new Set([...PLAIN, ...BAIT, ...LOADED]).size).toBe(120);
  });

  it.each(PLAIN)('plain words cost nothing: %s', (headline) => {
    expect([clean(headline), neutral(headline)]).toEqual([10, 10]);
  });

  it('bait is told from plain', () => {
    expect(BAIT.filter((headline) => clean(headline) === 10)).toEqual([]);
    expect(auc(BAIT.map(clean), PLAIN.map(clean))).toBeGreaterThanOrEqual(0.9);
  });

  it('insults are told from plain', () => {
    expect(LOADED.filter((headline) => neutral(headline) === 10)).toEqual([]);
    expect(auc(LOADED.map(neutral), PLAIN.map(neutral))).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ['Puppet theatre opens in old mill', 10],
    ['Museum buys forty puppets', 10],
    ['Exiles call it a puppet government', 8],
    ['Rival calls mayor the ferry company’s puppet', 8],
  ])('a puppet is an insult beside whoever holds the strings: %s', (headline, points) => {
    expect(neutral(headline)).toBe(points);
  });
});
