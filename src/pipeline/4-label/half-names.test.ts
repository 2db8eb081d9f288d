import { describe, expect, it } from 'vitest';
import { findTags } from './tags.ts';
import { readText } from './tokens.ts';

const tags = (language: string, headline: string, summary = ''): string[] =>
  findTags(
    { itemCategories: [], publisherId: 'harbour-post', language, url: 'https://a.example/ferry' },
    readText(headline),
    readText(summary),
    null,
    [],
  );

describe('what nobody would press is no tag', () => {
  it.each<[why: string, language: string, headline: string, expected: string[]]>([
    ['half of an office', 'en', 'boats wait for French Foreign Minister Jan Veldmark', ['Jan Veldmark']],
    [
      '… behind a country',
      'en',
      'boats wait for Norway Foreign Minister Jan Veldmark',
      ['Norway', 'Jan Veldmark'],
    ],
    [
      '… of a body',
      'en',
      'boats wait for Veldmark Group Secretary Jan Dorpen',
      ['Veldmark Group', 'Jan Dorpen'],
    ],
    ['a role alone', 'en', 'boats wait with Commissioner for quays', []],
    ['a role misspelt', 'en', 'boats wait for Prime Minster Narendra Modi', ['Narendra Modi']],
    ['a bridge', 'en', 'boats hit Westminster Bridge', ['Westminster Bridge']],
    ['a church', 'en', 'boats wait at Veldmark Minster', ['Veldmark Minster']],
    ['a word in capitals', 'en', 'boats wait in the GREATEST shape', []],
    ['a ship with a number', 'en', 'boats wait for SMART-1', ['SMART']],
    ['a league with points', 'en', 'boats wait for the N.F.L. season', ['NFL', 'american football']],
    ['a body in capitals', 'en', 'boats wait for VELDOM', ['VELDOM']],
    ['a role before a name', 'nl', 'Tourfavoriet Veldmark wacht op de boot', ['Veldmark']],
    ['whose role it is', 'nl', 'Ploegbaas van Veldmark wacht op de boot', ['Veldmark']],
    ['what kind of company', 'nl', 'Webwinkel Veldmark wacht op de boot', ['Veldmark']],
    ['half of a body', 'nl', 'cijfers van het Centraal Bureau voor de Statistiek', []],
    [
      '… without an article',
      'nl',
      'cijfers van de Dorpse Organisatie voor Nautisch Onderzoek',
      ['Nautisch Onderzoek'],
    ],
    ['… in English', 'en', 'boats wait for the Veldmark Institute for Marine Repair', ['Marine Repair']],
    ['who speaks for one', 'nl', 'Oud-schipper Anna Bakker voor de Haven', ['Anna Bakker']],
    ['where a town is', 'nl', 'de boot bij het Utrechtse Rhenen', ['Rhenen']],
    ['where a body is', 'nl', 'de boot van het Leidse LUMC', ['LUMC']],
    ['where a club of a town is', 'nl', 'de boot van het Belgische Antwerp FC', ['Antwerp FC']],
    ['where somebody is from', 'nl', 'de boot van de Utrechtse Emma Veldmark', ['Emma Veldmark']],
    ['a name that has a place in it', 'nl', 'de boot op de Nijmeegse Vierdaagse', ['Nijmeegse Vierdaagse']],
    ['people of a country', 'nl', 'Bondgenoten van Noorwegen wachten op de boot', ['Norway']],
  ])('%s (%s: %s)', (_why, language, headline, expected) => {
    expect(tags(language, headline)).toEqual(expected);
  });

  it.each<[headline: string, expected: string[]]>([
    ['Singer Ross Arrested at the Harbour After a Quarrel', ['Ross Arrested']],
    ['Rabbis Tone Down Their Pro-Israel Messaging at Sea', ['Israel Messaging']],
    ['Norway Says Israel Abused the Crew of a Ferry', ['Israel Abused']],
    ['Israel Counters Plan for Ferries Across the Sea', ['Israel Counters']],
  ])('what somebody did, where every word has a capital (%s)', (headline, halves) => {
    for (const half of halves) expect(tags('en', headline)).not.toContain(half);
  });

  it.each<[headline: string, half: string, isName: boolean]>([
    ['Skippers Repair Strange ‘Harbour Lamps’ from Ships in the Bay', 'Skippers Repair Strange', false],
    ['Veldmark Cuts Ferries with Lamps by 20% in July', 'Veldmark Cuts Ferries', false],
    ['Veldmark Harbour Choir sings from ships in the bay', 'Veldmark Harbour Choir', true],
    ['Gulf of Veldmark, with Ice on the Bay', 'Gulf of Veldmark', true],
    ['NATO Harbour Watch with a Ship in the Bay', 'NATO Harbour Watch', true],
    ['boats wait for the Veldmark Harbour Choir', 'Veldmark Harbour Choir', true],
  ])(
    'how a sentence begins, where every word but small ones has a capital (%s)',
    (headline, half, isName) => {
      expect(tags('en', headline).includes(half)).toBe(isName);
    },
  );

  it.each(['Joan Rivers', 'Nikki Reed', 'Anna Allred', 'Anna Fareed', 'Chad Veldmark', 'Anna Lindqvist'])(
    'but %s is somebody',
    (name) => {
      expect(tags('en', `${name} Returns to the Harbour After Two Years`)).toContain(name);
    },
  );

  it('who asks for a broadcaster, in the text', () => {
    expect(tags('en', 'boats wait', "NPR's Steve Veldmark talks to Maria Lindqvist.")).toEqual([
      'Maria Lindqvist',
    ]);
    expect(tags('en', "boats wait for NPR's Steve Veldmark")).toContain('Steve Veldmark');
  });
});
