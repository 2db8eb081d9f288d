import { describe, expect, it } from 'vitest';
import type { Place } from '../../contract/contract.ts';
import { findTags } from './tags.ts';
import { readText } from './tokens.ts';

interface Given {
  summary?: string;
  itemCategories?: string[];
  place?: Place | null;
  countries?: string[];
  language?: string;
  url?: string;
}

const tags = (headline: string, given: Given = {}): string[] => {
  const {
    summary = '',
    itemCategories = [],
    place = null,
    countries = [],
    language = 'en',
    url = 'https://a.example/ferry',
  } = given;
  const report = { itemCategories, publisherId: 'harbour-post', language, url };
  return findTags(report, readText(headline), readText(summary), place, countries);
};

describe('tags', () => {
  it('names people, topics, places and the publisher’s own categories, names as they are written', () => {
    expect(
      tags('Astronaut waves as Maria Lindqvist lands', {
        itemCategories: ['Human spaceflight'],
        countries: ['Sweden'],
      }),
    ).toEqual(['Maria Lindqvist', 'space', 'Sweden', 'Human spaceflight']);
  });

  it.each([
    ['en', 'a telescope in the hills measures how it turns'],
    ['nl', 'een telescoop in de heuvels meet hoe het draait'],
    ['nl', 'een jong sterrenstelsel draait langzaam'],
  ])('what telescopes see is space (%s: %s)', (language, text) => {
    expect(tags(text, { language })).toEqual(['space']);
  });

  it.each<[why: string, itemCategories: string[], path: string, expected: string[]]>([
    ['in the address', [], 'travel/2026/07/ferry', ['travel']],
    ['of the item', ['Food & Drink'], 'ferry', ['food']],
    ['in Dutch', ['Tuin'], 'onderwijs/veerboot', ['lifestyle', 'education']],
    ['the article’s own name is none', [], 'news/fashion-of-the-north', []],
    ['one that says where', ['World'], 'world/europe/ferry', []],
  ])('a section that is a topic readers choose: %s', (_why, itemCategories, path, expected) => {
    expect(tags('neighbours plant trees', { itemCategories, url: `https://a.example/${path}` })).toEqual(
      expected,
    );
  });

  it('a capital at the beginning of a sentence is no name', () => {
    expect(tags('Neighbours plant trees')).toEqual([]);
  });

  it('a publisher’s own spelling of a topic is the topic', () => {
    const itemCategories = ['Anti-Semitism', 'Interest Rate', 'Harbour Lights'];
    expect(tags('neighbours plant trees', { itemCategories })).toEqual([
      'antisemitism',
      'interest rates',
      'Harbour Lights',
    ]);
  });

  it.each<[why: string, text: string, expected: string[]]>([
    ['a street', 'brand aan de Karel Veldstraat bij Maria Lindqvist', ['Maria Lindqvist', 'Dorpen']],
    ['an avenue', 'brand aan de Beneluxlaan', ['Dorpen']],
    ['somebody called so', 'een brief van Maria Verlaan', ['Maria Verlaan', 'Dorpen']],
    ['what Dutch makes of a place, before the place', 'rook boven het Velderse Dorpen', ['Dorpen']],
    ['… before something else', 'rook boven de Velderse Heuvelrug', ['Velderse Heuvelrug', 'Dorpen']],
    ['… behind “van”', 'Auto van Velderse vissers rijdt', ['Dorpen']],
    ['whom of somebody', 'Ouders van Maria Lindqvist varen', ['Maria Lindqvist', 'Dorpen']],
    ['a number', 'Honderden Lindqvistvissers varen', ['Lindqvistvissers', 'Dorpen']],
    ['its people', 'rook voor Gelderlanders', ['Dorpen']],
    ['the people of a town', 'Honderd gelote Brusselaars praten mee', ['Dorpen']],
  ])('nobody presses %s', (_why, text, expected) => {
    const place: Place = { city: 'Dorpen', country: 'Netherlands', latitude: 52, longitude: 5 };
    const found = tags(text, { place, language: 'nl' });
    expect(found.filter((tag) => tag !== 'fires' && tag !== 'Netherlands')).toEqual(expected);
  });

  it.each<[text: string, expected: string[]]>([
    ['New Zealand plants trees', ['New Zealand']],
    ['New York plants trees', ['New York']],
    ['New Delhi plants trees', ['New Delhi']],
    ['South Sudan plants trees', ['South Sudan']],
    ['North Korean envoy plants trees', []],
    ['trees for North Koreans', []],
  ])('a name of several words is whole, and its people are no name: %s', (text, expected) => {
    expect(tags(text)).toEqual(expected);
  });

  it('a fossil fuel is no fossil', () => {
    expect(tags('Neighbours agree on a fossil fuel tax')).toContain('fossil fuels');
    expect(tags('Neighbours agree on a fossil fuel tax')).not.toContain('dinosaurs');
    expect(tags('Neighbours find a fossil')).toContain('dinosaurs');
  });

  it('the longer name stands for its parts', () => {
    expect(tags('Why Maria Lindqvist left: Lindqvist explains')).toEqual(['Maria Lindqvist']);
  });

  it.each(['Uncategorized', 'news', 'homepage_region', 'Paywall free', 'People (Social)'])(
    'leaves out the publisher’s housekeeping: %s',
    (category) => {
      expect(tags('neighbours plant trees', { itemCategories: [category] })).toEqual([]);
    },
  );

  it.each<[why: string, text: string, expected: string[]]>([
    ['“of” in it', 'skippers rehearse over the Gulf of Veldmark', ['Gulf of Veldmark']],
    ['a job in front', 'crowds greet Hungarian PM Viktor Veldmark', ['Viktor Veldmark']],
    ['a job of several words', 'talks with Secretary of State Karel Veldmark', ['Karel Veldmark']],
    [
      'an office between two names',
      'crowds on the quay greet Veldmark Shipping CEO Anna Oranje',
      ['Veldmark Shipping', 'Anna Oranje'],
    ],
    ['an office behind a country', 'crowds greet Spain PM', ['Spain']],
    [
      'a country before somebody',
      'Bangladesh PM Hasina returns after a year abroad',
      ['Bangladesh', 'Sheikh Hasina'],
    ],
    ['a party before a chamber', 'a race for the Michigan Democratic Senate seat', ['Michigan']],
    ['how much of a place', 'Parts of England under water', ['United Kingdom']],
    ['whose people', 'Customers of Veldmark Shipping plant trees', ['Veldmark Shipping']],
    ['where somebody is from', 'gold for Jarno Veldmark of Norway', ['Jarno Veldmark']],
    ['what is of a country', 'a loan from the Veldmark Bank of Norway', ['Veldmark Bank of Norway']],
    [
      'a people before a first name that no table has',
      'gold for Norwegian Jarnolf Veldmark',
      ['Jarnolf Veldmark'],
    ],
    [
      'a people that belongs to it',
      'crowds at the Norwegian Grand Prix',
      ['Norwegian Grand Prix', 'Formula 1'],
    ],
    ['countries in one word', 'a Saudi-Norway-Turkey pact', ['Saudi-Norway-Turkey']],
    ['a people before a place', 'rallies in Spanish Ceuta', ['Ceuta']],
    ['a part of a place', 'fires in Eastern Catalonia', ['Catalonia']],
    ['a nationality behind', 'council meets Bridge Harbour Dutch', ['Bridge Harbour']],
    ['a surname that is a nationality', 'questions for Anthony Dutch', ['Anthony Dutch']],
    ['a surname that is a title', 'a march for Martin Luther King', ['Martin Luther King']],
    ['a title that is part of it', 'crowds greet Prince Veldmark', ['Prince Veldmark']],
    ['a title that is none before a full name', 'crowds greet General Jane Veldmark', ['Jane Veldmark']],
    ['whom of a town', 'Women of Izmir win the league', ['Izmir']],
    ['a name that goes on behind “of”', 'Horn of Arcadia dries up', ['Horn of Arcadia']],
    ['a body of a country', 'Church of Norway rings its bells', ['Church of Norway']],
    ['a title with “of”', 'Statue of Unity opens', ['Statue of Unity']],
    ['“of the” at the beginning', 'Guardians of the Oranges sail', ['Guardians of the Oranges']],
    ['a number in front', 'Eleven Veldmark skippers sail', ['Veldmark']],
    ['a hyphen', 'a raid near Al-Aqsa', ['Al-Aqsa']],
    ['an “and” in it', 'shares of Veldmark & Zonen', ['Veldmark & Zonen']],
    ['“of the”', 'crowds at the Battle of the Oranges', ['Battle of the Oranges']],
    ['a long “of the”', 'talks with Acting Leader of the Harbour Party', ['Harbour Party']],
    ['a plural that owns', 'books at the Veldmark Writers’ Festival', ['Veldmark Writers’ Festival']],
    ['one and many', 'bones of a Neanderthal among Neanderthals', ['Neanderthal']],
    ['a direction that belongs to it', 'land in the West Bank', ['West Bank']],
    ['a direction that does not', 'boats from the North', []],
    ['a year that belongs to it', 'crowds at the Lunar New Year', ['Lunar New Year']],
    ['a number that belongs to it', 'a flight aboard Marine One', ['Marine One']],
    ['a world that belongs to it', 'shares of the World Veldmark Fund', ['World Veldmark Fund']],
    ['a first word before a country', 'Key Bangladesh leaders meet', ['Bangladesh']],
    ['a first word before a company', 'Drifting SpaceX part falls', ['SpaceX', 'space']],
    ['half a phrase', 'court hears Several German', []],
    ['a word of everybody', 'the Department and the Committee meet', []],
    ['a first name alone', 'cake for Maria', []],
    ['what parties and faiths are', 'talks led by Independent European and Muslim skippers', []],
    ['what “of” leads to nothing', 'the Ministry of Foreign', ['Ministry of Foreign']],
    ['an agency', 'text by Associated Press on the harbour', []],
    ['the publisher itself', 'she told the Harbour Post', []],
    ['a known name at the beginning', 'Hezbollah rejects plan', ['Hezbollah']],
    ['letters at the beginning', 'ZVBT counts ships', ['ZVBT']],
    ['letters with points', 'ships of the Z.V.B. sail', ['ZVB']],
    ['letters of everybody', 'the CEO and the TV', []],
    ['a word after a full stop', 'boats wait. Meanwhile, Young fish swim', []],
    ['a word after a quotation mark', 'they said: ‘Nobody counts’', []],
    ['people of a country', 'Lisbon welcomes French dancers', []],
    ['somebody in a title in capitals', 'Jane Veldmark Wins the Harbour Race Again', ['Jane Veldmark']],
    ['nobody else there', 'Neighbours Plant Trees Along River', []],
  ])('names: %s', (_why, text, expected) => {
    expect(tags(text)).toEqual(expected);
  });

  it.each<[why: string, text: string, expected: string[]]>([
    ['particles', 'politie zoekt Jesse van der Berg', ['Jesse van der Berg']],
    ['a job as the end of a compound', 'duizenden horen soulzanger Karel Veldmark', ['Karel Veldmark']],
    [
      'a compound with a capital',
      'Soulzanger Karel Veldmark komt vanavond niet naar de haven',
      ['Karel Veldmark'],
    ],
    ['a small word with a capital', 'Toen Karel Veldmark de haven binnenvoer', ['Karel Veldmark']],
    ['a job that no table has', 'Kopstuk Karel Veldmark vaart uit', ['Karel Veldmark']],
    ['a word for how many', 'Alle Veldmarkse boten varen uit. Volledige Zeilen gehesen', []],
    ['where somebody works', 'vragen aan Fleur Veldmark van VWS', ['Fleur Veldmark']],
    ['a double first name', 'vragen aan Anne-Lynn van Leuven', ['Anne-Lynn van Leuven']],
    ['a country', 'wandelen naar Nederland en Duitsland', ['Netherlands', 'Germany']],
    ['an article behind a country', 'voor Duitsland de Veldmarkbeker', ['Germany', 'Veldmarkbeker']],
    ['a surname that is a topic', 'taart voor Karel Boer', ['Karel Boer']],
    ['letters with others', 'de Q&VN vaart uit', []],
  ])('names in Dutch: %s', (_why, text, expected) => {
    expect(tags(text, { language: 'nl' })).toEqual(expected);
  });

  it.each<[why: string, text: string, expected: string[]]>([
    ['the last name alone', 'questions for Zelenskyy', ['Volodymyr Zelensky']],
    ['a job in front', 'questions for President Trump', ['Donald Trump']],
    ['in Dutch', 'vragen aan Poetin en de Navo', ['Vladimir Putin', 'NATO']],
    ['somebody else of that name', 'questions for Melania Trump', ['Melania Trump']],
    ['what is called after somebody', 'crowds at Trump Tower', ['Trump Tower']],
    ['a body behind somebody', 'Trump EPA loses', ['Donald Trump', 'EPA']],
    ['in a title in capitals', 'Trump Says He Likes Boats and Rivers', ['Donald Trump']],
    ['letters', 'the WHO and the E.U. meet', ['World Health Organization', 'European Union']],
    ['a question, no letters', 'who meets whom', []],
    ['a country of two words', 'a train through South Africa', ['South Africa']],
  ])('one name for several spellings: %s', (_why, text, expected) => {
    expect(tags(text).filter((tag) => tag !== 'trains')).toEqual(expected);
  });

  it.each([
    ['theatre trains its first players', false],
    ['night trains return after eleven years', true],
    ['strike halts trains between ports', true],
  ])('who trains somebody drives no train: %s', (text, isTopic) => {
    expect(tags(text).includes('trains')).toBe(isTopic);
  });

  it.each([
    ['Wolves sign Brazilian striker', false],
    ['Arsenal draw with Wolves in the rain', false],
    ['Wolves return to the valley after a century', true],
    ['farmers hear wolves at night', true],
  ])('a club is no animal: %s', (text, isTopic) => {
    expect(tags(text).includes('wolves')).toBe(isTopic);
  });

  it('a place in Dutch is the place', () => {
    const place = { city: 'The Hague', country: 'Netherlands', latitude: 52, longitude: 4.3 };
    const told = { place, countries: ['Netherlands'], language: 'nl' };
    expect(tags('muziek in Den Haag', told)).toEqual(['The Hague', 'Netherlands']);
  });

  it.each<[text: string, city: string, expected: string[]]>([
    ['vissers bij Duurstede varen uit', 'Wijk bij Duurstede', ['Wijk bij Duurstede']],
    ['vissers in Alphen aan den Rijn', 'Alphen aan den Rijn', ['Alphen aan den Rijn']],
    ['vissers varen naar het Goy', "'t Goy", ["'t Goy"]],
    ['vissers varen naar het Goyland', "'t Goy", ['Goyland', "'t Goy"]],
    ['vissers varen naar Duurstede', 'Dorpen', ['Duurstede', 'Dorpen']],
  ])('a part of the name of the place is no tag: %s, %s', (text, city, expected) => {
    const place: Place = { city, country: 'Netherlands', latitude: 52, longitude: 5 };
    expect(tags(text, { place, language: 'nl' })).toEqual(expected);
  });

  it('a country that a city is called after is one', () => {
    const place: Place = { city: 'Mexico City', country: 'Mexico', latitude: 19, longitude: -99 };
    expect(tags('a march through Mexico', { place })).toEqual(['Mexico', 'Mexico City']);
  });

  it('who is told is no tag, unless the headline speaks of them', () => {
    expect(tags('a boat sails', { summary: 'The skipper told the Washington Post.' })).toEqual([]);
    expect(tags('changes at the Washington Post')).toEqual(['Washington Post']);
  });

  it.each<[why: string, categories: string[], expected: string[]]>([
    ['people as a desk files them', ['Rubio, Marco', 'Putin, Vladimir V'], ['Marco Rubio', 'Vladimir Putin']],
    ['pages of the paper', ['World', 'Technology', 'Sports'], []],
    ['two subjects in one', ['Politics, Argentina', 'Funerals and Memorials'], []],
  ])('what the publisher says: %s', (_why, categories, expected) => {
    expect(tags('neighbours plant trees', { itemCategories: categories })).toEqual(expected);
  });

  it.each<[why: string, headline: string, summary: string, expected: string[]]>([
    ['the headline speaks of it', 'teachers want smaller groups', '', ['education']],
    ['the text speaks of it twice', 'a quarrel ends', 'Pupils are back at school.', ['education']],
    ['a scene is no topic', 'man hurt', 'It happened near a school.', []],
    ['a scene beside a topic', 'wildfire near a school', '', ['wildfires']],
    ['a scene alone', 'a school for skippers', '', ['education']],
    ['three words', 'a march for women’s rights', '', ["women's rights"]],
    ['with points', 'an A.I. for boats', '', ['artificial intelligence']],
  ])('topics: %s', (_why, headline, summary, expected) => {
    expect(tags(headline, { summary })).toEqual(expected);
  });

  it('topics are told by words of the text’s own language', () => {
    expect(tags('de brand is uit', { language: 'nl' })).toEqual(['fires']);
    expect(tags('the brand is out')).toEqual([]);
  });

  it('gives at most ten', () => {
    expect(
      tags('x', { itemCategories: Array.from({ length: 13 }, (_, index) => `kind ${index}`) }),
    ).toHaveLength(10);
  });
});
