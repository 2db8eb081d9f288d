import { describe, expect, it } from 'vitest';
import { RANKING_CATEGORIES } from '../../contract/contract.ts';
import { type CategoryHints, findCategories } from './categories.ts';
import { categoriesOfAddress, categoryOfSection } from './sections.ts';
import { readText } from './tokens.ts';

const NOTHING: CategoryHints = { url: '', section: null, itemCategories: [], abroad: false };

const first = (headline: string, hints: Partial<CategoryHints> = {}, summary = ''): string | undefined =>
  findCategories(readText(headline), readText(summary), { ...NOTHING, ...hints })[0]?.key;

describe('words', () => {
  it.each([
    ['Rebels reject ceasefire as troops advance', 'world'],
    ['Parliament rejects election reform', 'politics'],
    ['Telescope finds water on distant exoplanet', 'science'],
    ['Shares fall as inflation rises', 'business'],
    ['New smartphone chip doubles battery life', 'technology'],
    ['Coral reefs bleached by record heatwave', 'environment'],
    ['Hospital trial of cancer vaccine succeeds', 'health'],
    ['Actress wins award for debut film', 'entertainment'],
    ['Striker scores twice in cup semi-final', 'sports'],
    ['Police arrest suspect after robbery', 'crime'],
  ])('DATA-42 %s → %s', (headline, expected) => {
    expect(first(headline)).toBe(expected);
  });

  it.each([
    ['Tweede Kamer stemt tegen motie van wantrouwen', 'politics'],
    ['Inflatie daalt, rente blijft gelijk', 'business'],
    ['Keeper redt punt in eredivisie', 'sports'],
    ['Verdachte aangehouden na overval', 'crime'],
    ['Natuurbrand bedreigt veengebied', 'environment'],
    ['Huisartsen waarschuwen voor griep', 'health'],
    ['Leger zet raketten in ondanks wapenstilstand', 'world'],
    ['Regisseur wint prijs met film', 'entertainment'],
    ['Sterrenkundigen vinden zwart gat', 'science'],
    ['Hackers leggen software plat', 'technology'],
  ])('DATA-42 in Dutch: %s → %s', (headline, expected) => {
    expect(first(headline)).toBe(expected);
  });

  it('finds nothing where nothing is said', () => {
    expect(findCategories(readText('Hello again'), readText(''), NOTHING)).toEqual([]);
  });

  it('gives at most three, best first, with confidences that never exceed one', () => {
    const found = findCategories(
      readText('Minister fined after football match, shares fall, hospital hacked'),
      readText('Police and scientists study the climate.'),
      NOTHING,
    );
    expect(found.length).toBeLessThanOrEqual(3);
    const confidences = found.map(({ confidence }) => confidence);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
    expect(confidences.reduce((sum, confidence) => sum + confidence, 0)).toBeLessThanOrEqual(1);
    for (const { key } of found) expect(RANKING_CATEGORIES).toContain(key);
  });
});

describe('hints', () => {
  it('the address decides over a stray word', () => {
    expect(first('Coach explains the vote', { url: 'https://a.example/sport/football/coach-explains' })).toBe(
      'sports',
    );
  });

  it('the feed decides when the words are silent', () => {
    expect(first('A quiet year ahead', { section: 'science' })).toBe('science');
  });

  it('a feed section that says where says nothing about what', () => {
    expect(first('A quiet year ahead', { section: 'top' })).toBeUndefined();
  });

  it('the item names its own category', () => {
    expect(first('A quiet year ahead', { itemCategories: ['Climate change', 'Comment'] })).toBe(
      'environment',
    );
  });

  it.each([
    ['Figure skater takes bronze on her Olympic debut', 'sports'],
    ['Inflation and interest rates fall in Chile', 'business'],
    ['Parliament elects prime minister after coalition talks in Peru', 'world'],
    ['Telescope in Chile finds exoplanet', 'science'],
    ['Rebels reject ceasefire as troops advance', 'world'],
    ['A quiet year ahead for Peru', 'world'],
  ])('DATA-42 a world section says where, the words say what: %s → %s', (headline, expected) => {
    const hints = { url: 'https://a.example/world/americas/1', section: 'world', abroad: true };
    expect(first(headline, { ...hints, itemCategories: ['World news'] })).toBe(expected);
  });

  it('politics at home is politics, in a world section too', () => {
    const headline = 'Parliament elects prime minister after coalition talks';
    expect(first(headline, { section: 'world' })).toBe('politics');
    expect(first(headline, { section: 'world', abroad: true })).toBe('world');
    expect(first(headline, { section: 'top', abroad: true }), 'nobody called it world news').toBe('politics');
  });

  it('news from abroad is world news when nothing more particular is known', () => {
    expect(first('A quiet year ahead', { abroad: true })).toBe('world');
  });
});

describe('sections', () => {
  it.each([
    ['https://a.example/2026/07/21/us/politics/long-headline.html', ['politics']],
    ['https://a.example/sport/football/articles/abc', ['sports']],
    ['https://a.example/nieuws/buitenland/123', ['world']],
    ['https://a.example/world/climate-change/x', ['environment', 'world']],
    ['https://a.example/', []],
    ['not an address', []],
  ])('%s → %j', (url, expected) => {
    expect(categoriesOfAddress(url)).toEqual(expected);
  });

  it('a headline in the address is no section', () => {
    const slug = 'https://a.example/story/why-politics-and-sport-do-not-mix-in-this-long-slug';
    expect(categoriesOfAddress(slug)).toEqual([]);
  });

  it.each([
    ['Sport', 'sports'],
    ['Tech', 'technology'],
    ['Cultuur & Media', 'entertainment'],
    ['Binnenland', null],
  ])('%s → %s', (name, expected) => {
    expect(categoryOfSection(name)).toBe(expected);
  });
});
