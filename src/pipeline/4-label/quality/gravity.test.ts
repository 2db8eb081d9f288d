import { describe, expect, it } from 'vitest';
import { gravityOf } from './gravity.ts';

const points = (title: string, summary = '', language = 'en'): number =>
  gravityOf({ title, summary, language }).points;

describe('gravity', () => {
  it.each([
    ['Storm kills 120 in Wendland', 'Storm kills 4 in Wendland'],
    ['Storm kills 4 in Wendland', 'Storm kills fisherman in Wendland'],
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
    ['Minister treedt af', 'Minister opent bakkerij'],
    ['Aanslag op markt', 'Drukte op markt'],
  ])('in Dutch %j weighs more than %j', (grave, light) => {
    expect(points(grave, '', 'nl')).toBeGreaterThan(points(light, '', 'nl'));
  });

  it('reads words in their own language: the Dutch article "die" is no death', () => {
    expect(points('Bakkers die brood geven', '', 'nl')).toBe(0);
    expect(points('Minister treedt af', '', 'en')).toBe(0);
  });

  it('a summary counts half: it often tells what happened before', () => {
    expect(points('Council meets', 'An earthquake shook the town.')).toBe(
      points('An earthquake shook the town.') / 2,
    );
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
