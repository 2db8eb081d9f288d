import { describe, expect, it } from 'vitest';
import { findTags } from './tags.ts';
import { readText } from './tokens.ts';

const tags = (headline: string, language: string): string[] =>
  findTags(
    { itemCategories: [], publisherId: 'harbour-post', language, url: 'https://a.example/ferry' },
    readText(headline),
    readText(''),
    null,
    [],
  );

describe('names are whole', () => {
  it.each<[headline: string, expected: string[]]>([
    ['De schipper Jan Veldmark vaart uit', ['Jan Veldmark']],
    ['Kapper Jan Pieter Veldmark vaart uit', ['Jan Pieter Veldmark']],
    ['Jan Willem van Veldmark vaart uit', ['Jan Willem van Veldmark']],
    ['Minister Van Veldmark vaart uit', ['Van Veldmark']],
    ['Minister Van der Veldmark vaart uit', ['Van der Veldmark']],
    ['Kamerlid Van Veldmark vaart uit', ['Van Veldmark']],
    ['Volgens minister De Veldmark vaart niemand uit', ['De Veldmark']],
    ['St.-Veldmarkdorp wint de race', ['St.-Veldmarkdorp']],
    ['de boot bij de Grote of St.-Veldmarkskerk', ['Grote of St.-Veldmarkskerk']],
    ['de boot van KF St. Veldmark', ['KF St. Veldmark']],
    ['Schipper Frans Veldmark vaart uit', ['Frans Veldmark']],
    ['Frans Veldmark vaart uit', ['Frans Veldmark']],
  ])('in Dutch: %s', (headline, expected) => {
    expect(tags(headline, 'nl')).toEqual(expected);
  });

  it.each<[headline: string, expected: string[]]>([
    ['boats wait at St. Veldmark Abbey', ['St. Veldmark Abbey']],
    ['boats wait on Main St. Police plant trees', ['Main St']],
    ['Guitarist Brian May plants three trees', ['Brian May']],
    ['Former skipper Theresa May plants trees', ['Theresa May']],
    ['Footballer Ashley Young plants trees', ['Ashley Young']],
    ['Gardener Neil Young plants trees', ['Neil Young']],
    ['Captain Kanye West plants trees', ['Kanye West']],
    ['Anna North plants trees', ['Anna North']],
    ['Skippers greet Peter March on the quay', ['Peter March']],
    ['Tom Holland plants trees', ['Tom Holland']],
    ['Actor Tom Holland plants trees', ['Tom Holland']],
    ['Kathy Ireland plants trees', ['Kathy Ireland']],
    ['Jill Biden plants trees', ['Jill Biden']],
    ['Eric Trump plants trees', ['Eric Trump']],
  ])('in English: %s', (headline, expected) => {
    expect(tags(headline, 'en')).toEqual(expected);
  });

  it.each<[language: string, headline: string, expected: string[]]>([
    ['en', 'boats wait until 6 Jan in the harbour', []],
    ['en', 'boats wait in Maria Monday', []],
    ['en', 'Israel-Norway meeting begins', ['Norway']],
    ['en', 'Key Norway leaders plant trees', ['Norway']],
    ['en', 'Angry Trump plants trees', ['Trump']],
    ['en', 'boats sail to Norway May 3', ['Norway']],
    ['nl', 'Van Veldmark naar Oranjezand in een dag', ['Veldmark', 'Oranjezand']],
    ['nl', 'De Veldmarkse boten varen uit', []],
    ['nl', 'een Frans schip en het Frans', []],
    ['nl', 'wachten op Maria. Van de Veldmarkers weet niemand het', ['Veldmarkers']],
  ])('and no longer than they are (%s): %s', (language, headline, expected) => {
    expect(tags(headline, language)).toEqual(expected);
  });
});
