import { describe, expect, it } from 'vitest';
import { gravityOf } from './gravity.ts';

const points = (title: string, summary = '', language = 'en'): number =>
  gravityOf({ title, summary, language }).points;

describe('gravity', () => {
  it.each([
    ['Storm kills 120 in Wendland', 'Storm kills 4 in Wendland'],
    ['Storm kills 4 in Wendland', 'Storm kills fisherman in Wendland'],
    ['Storm kills eleven in Wendland', 'Storm kills 4 in Wendland'],
    ['Hundreds dead in Wendland', 'Dozens dead in Wendland'],
    ['Floods and wildfires in Wendland', 'Floods in Wendland'],
    ['Dozens dead after ferry capsizes', 'One dead after ferry capsizes'],
    ['Prime minister resigns', 'Prime minister visits bakery'],
    ['Earthquake shakes Wendmouth', 'Choir shakes Wendmouth'],
    ['Court rules that dam may be built', 'Dam may be built'],
    ['Parties agree ceasefire', 'Parties agree programme'],
  ])('%j weighs more than %j', (grave, light) => {
    expect(points(grave)).toBeGreaterThan(points(light));
  });

  it.each([
    ['Zeker 33 doden na overstroming', 'Een dode na overstroming'],
    ['Zeventien doden na overstroming', 'Drie doden na overstroming'],
    ['Minister treedt af', 'Minister opent bakkerij'],
    ['Aanslag op markt', 'Drukte op markt'],
    ['Acht mensen komen om bij luchtaanval', 'Acht mensen komen aan bij luchthaven'],
    ['Vliegtuig neergestort in zee', 'Vliegtuig geland bij zee'],
    ['Coalitie sluit regeerakkoord', 'Coalitie sluit vergadering'],
    ['Rechter bepaalt grens van haven', 'Beheerder bepaalt grens van haven'],
    ['Wendland sluit de grens met Zandland', 'Wendland meet de kust van Zandland'],
    ['Gemeente gehackt', 'Gemeente verbouwd'],
  ])('in Dutch %j weighs more than %j', (grave, light) => {
    expect(points(grave, '', 'nl')).toBeGreaterThan(points(light, '', 'nl'));
  });

  it.each([
    ['Singer dies aged 84', 'Singer dies', 'en'],
    ['Bakery closes 12 years after death of founder', 'Bakery closes after death of founder', 'en'],
    ['Zanger (84) overleden', 'Zanger overleden', 'nl'],
    ['33-jarige man overleden', 'Man overleden', 'nl'],
    ['Tien dode vissen in de vijver', 'Vissen in de vijver', 'nl'],
  ])('a number that counts no deaths adds nothing: %j', (measured, plain, language) => {
    expect(points(measured, '', language)).toBe(points(plain, '', language));
  });

  it('reads words in their own language: the Dutch article "die" is no death', () => {
    expect(points('Bakkers die brood geven', '', 'nl')).toBe(0);
    expect(points('Minister treedt af', '', 'en')).toBe(0);
  });

  it('a summary counts for less: it often tells what happened before', () => {
    const told = points('Council meets', 'An earthquake shook the town.');
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(points('An earthquake shook the town.') / 2);
  });

  it('says which words it went by', () => {
    expect(gravityOf({ title: 'Storm kills 4 in Wendland', summary: '', language: 'en' }).because).toBe(
      'kills 4',
    );
  });

  it('knows nothing of a language it has no words for', () => {
    expect(gravityOf({ title: 'Sismo: 40 muertos', summary: '', language: 'es' })).toEqual({
      points: 0,
      because: '',
    });
  });
});
