import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mutes, Source, Story } from '../contract/contract.ts';
import { muteFilter } from './mutes.ts';

const NONE: Mutes = { words: [], topics: [], sources: [] };
const source = (name: string, origin = name, over: Partial<Source> = {}) =>
  ({
    name,
    origin,
    genre: 'news',
    original_headline: `${name} says`,
    summary: '',
    media: [],
    publishedAt: null,
    language: 'en',
    is_origin: true,
    ...over,
  }) as Source;
const told = (headline: string, over: Partial<Story> = {}) =>
  ({
    headline,
    sub_headline: '',
    description: '',
    translations: {},
    categories: ['world'],
    tags: [],
    sources: [source('Harbour Post')],
    location: { city: '', country: '' },
    headlines: [],
    language: 'en',
    ...over,
  }) as unknown as Story;
const ruleFor = (story: Story, mutes: Partial<Mutes>) =>
  muteFilter({ ...NONE, ...mutes })?.hides(story) ?? null;
const hidden = (story: Story, mutes: Partial<Mutes>) => ruleFor(story, mutes) !== null;

describe('muted words', () => {
  it.each([
    ['a word', 'Trump', 'Trump speaks in Ohio'],
    ['at the end', 'ohio', 'Trump speaks in Ohio'],
    ['before a full stop', 'ohio', 'Trump speaks in Ohio.'],
    ['in other case', 'nato', 'NATO meets'],
    ['in capitals', 'NAVO', 'De navo vergadert'],
    ['an accent that was not written', 'cafe', 'Het Café is open'],
    ['an accent too many', 'Málaga', 'Malaga wins'],
    ['accents of two kinds', 'Curaçao', 'Curac\u0327ao votes'],
    ['a letter with a stroke', 'Lodz', 'Łódź rebuilds'],
    ['a Maltese letter with a stroke', 'Hamrun', 'Festa in Ħamrun'],
    ['a sharp s', 'STRASSE', 'Die Straße ist zu'],
    ['a Turkish i', 'istanbul', 'İSTANBUL grows'],
    ['a phrase', 'climate change', 'On Climate Change, again'],
    ['a phrase over a line end', 'climate change', 'climate\n change'],
    ['a phrase with a hyphen for the space', 'climate change', 'climate-change talks'],
    ['a possessive', 'Musk', 'Musk’s rocket'],
    ['a Dutch plural', 'foto', 'Nieuwe foto’s van Mars'],
    ['the plural itself', "foto's", 'Nieuwe foto’s van Mars'],
    ['an Irish name', "O'Brien", 'O’Brien resigns'],
    ['a French article', 'Europe', "L'Europe hésite"],
    ['a town with an apostrophe', "'s-Hertogenbosch", 'In ’s-Hertogenbosch'],
    ['before a hyphen', 'covid', 'Covid-19 is back'],
    ['all of a hyphened word', 'covid-19', 'COVID-19 is back'],
    ['a Dutch compound with a hyphen', 'NAVO', 'NAVO-top in Den Haag'],
    ['letters with points', 'V.S.', 'De V.S. en China'],
    ['quoted', 'woke', 'The “woke” debate'],
    ['an emoji', '🔥', 'So hot 🔥🔥'],
    ['an emoji of several signs', '👩‍🚀', 'First 👩‍🚀 on Mars'],
    ['a word beside an emoji', 'hot', 'So hot🔥'],
    ['signs that make a word', 'C++', 'Ten years of C++ compilers'],
    ['Greek', 'αθηνα', 'Η Αθήνα σήμερα'],
    ['Cyrillic', 'киев', 'Киев сегодня'],
    ['a soft hyphen nobody sees', 'klimaat', 'Het kli\u00ADmaat'],
    ['letters of another width', 'nato', 'ＮＡＴＯ meets'],
    ['a number', '2026', 'Elections 2026'],
    ['a contraction', "don't", 'Why we don’t know'],
  ])('%s: "%s" hides "%s"', (_name, word, headline) => {
    expect(ruleFor(told(headline), { words: [word] })).toEqual({ kind: 'word', text: word });
  });

  it.each(['earthquakes', 'aardbevingen', 'Suva'])(
    'AMBIG-02 "%s" hides a story that has it as a tag',
    (word) => {
      const story = told('Centre opens on Fiji', { tags: ['earthquakes', 'Suva'] });
      expect(ruleFor(story, { words: [word] })).toEqual({ kind: 'word', text: word });
      expect(hidden(story, { words: ['fires'] })).toBe(false);
    },
  );

  it.each([
    ['inside a word', 'art', 'Party starts'],
    ['at the beginning of a word', 'trump', 'Trumpet concert'],
    ['at the end of a word', 'eten', 'Samen vergeten'],
    ['in a Dutch compound', 'klimaat', 'Klimaatbeleid faalt'],
    ['beside a letter with an accent', 'caf', 'Café open'],
    ['between accented letters', 'l', 'Łódź'],
    ['half a phrase', 'climate change', 'Climate talks change little'],
    ['a phrase the other way round', 'climate change', 'Change of climate'],
    ['a phrase in longer words', 'new year', 'Renew yearly'],
    ['inside a number', '26', 'Elections 2026'],
    ['a name inside a contraction', 'Don', 'Why we don’t know'],
    ['the letter of a contraction', 't', 'Why we don’t know'],
    ['nothing but signs that are no words', '!?', 'What now!?'],
    ['blanks', '   ', 'What   now'],
    ['another emoji', '🔥', 'Fire 🧯'],
    ['a plain letter for a word with signs', 'C++', 'Vitamin C'],
  ])('%s: "%s" does not hide "%s"', (_name, word, headline) => {
    expect(hidden(told(headline), { words: [word] })).toBe(false);
  });

  it.each<[string, Partial<Story>]>([
    ['sub-headline', { sub_headline: 'All about golf.' }],
    ['description', { description: 'All about golf.' }],
    [
      'translated headline',
      { translations: { 'nl-NL': { headline: 'Golf', sub_headline: '', description: '' } } },
    ],
    [
      'translated sub-headline',
      { translations: { 'nl-NL': { headline: '', sub_headline: 'Golf', description: '' } } },
    ],
    [
      'translated description',
      { translations: { 'nl-NL': { headline: '', sub_headline: '', description: 'Golf' } } },
    ],
  ])('the %s counts', (_name, over) => {
    expect(hidden(told('Sport', over), { words: ['golf'] })).toBe(true);
  });

  it('a phrase does not reach from one text into the next', () => {
    expect(
      hidden(told('About climate', { sub_headline: 'change in the team' }), { words: ['climate change'] }),
    ).toBe(false);
  });

  it('categories, sources and what the texts do not say hide nothing by a word', () => {
    const story = told('Sport', { categories: ['golf'], sources: [source('Golf Weekly')] });
    expect(hidden(story, { words: ['golf'] })).toBe(false);
  });
});

describe('muted topics', () => {
  it.each([
    ['a category', 'sports', { categories: ['Sports'] }],
    ['a later category', 'SPORTS', { categories: ['world', 'sports'] }],
    ['a tag', 'formula 1', { tags: ['Formula-1'] }],
    ['the other name of technology', 'technology', { categories: ['Tech'] }],
    ['and the other way round', 'tech', { categories: ['technology'] }],
  ])('%s', (_name, topic, over) => {
    expect(ruleFor(told('x', over), { topics: [topic] })).toEqual({ kind: 'topic', text: topic });
  });

  it.each([
    ['a country', 'Nederland', 'Netherlands', {}],
    ['the country by its own name', 'Netherlands', 'Netherlands', {}],
    ['the city of the story', 'Den Haag', 'The Hague', { city: 'The Hague', country: 'Netherlands' }],
    ['a part of a country', 'californië', 'California', {}],
    ['an organisation', 'Verenigde Naties', 'United Nations', {}],
    ['a subject', 'Aardbevingen', 'earthquakes', {}],
  ])('AMBIG-02 by the name that Helder shows in Dutch: %s', (_name, topic, tag, location) => {
    const story = told('x', { tags: [tag], location: { ...told('x').location, ...location } });
    expect(ruleFor(story, { topics: [topic] })).toEqual({ kind: 'topic', text: topic });
    expect(hidden(told('x', { tags: ['Suva'] }), { topics: [topic] })).toBe(false);
  });

  it.each([
    ['US', 'United States'],
    ['VS', 'United States'],
    ['Amerika', 'United States'],
    ['Holland', 'Netherlands'],
    ['VK', 'United Kingdom'],
    ['UK', 'United Kingdom'],
    ['EU', 'European Union'],
    ['a city elsewhere: Londen', 'London'],
  ])('AMBIG-02 by the name that it has every day: %s', (named, tag) => {
    const topic = named.replace(/^.*: /, '');
    expect(ruleFor(told('x', { tags: [tag] }), { topics: [topic] })).toEqual({ kind: 'topic', text: topic });
    expect(hidden(told('x', { tags: ['Suva'] }), { topics: [topic] })).toBe(false);
  });

  it('letters that are a word too are meant in capitals only', () => {
    expect(hidden(told('x', { tags: ['United States'] }), { topics: ['us'] })).toBe(false);
  });

  it.each(['Opinion', 'opinie'])('%s hides what is marked as opinion on its card', (topic) => {
    const by = (genre: Source['genre'], original_headline: string) =>
      ({ ...source('Harbour Post'), genre, original_headline, is_origin: true }) as Source;
    const column = told('A column', { sources: [by('opinion', 'A column')] });
    expect(ruleFor(column, { topics: [topic] })).toEqual({ kind: 'topic', text: topic });
    // The kind is no word of the text.
    expect(hidden(column, { words: [topic] })).toBe(false);
    const news = told('It happened', {
      sources: [by('news', 'It happened'), by('opinion', 'A column')],
    });
    expect(hidden(news, { topics: [topic] })).toBe(false);
  });

  it('are whole names', () => {
    expect(
      hidden(told('sports', { categories: ['esports'], tags: ['sports law'] }), { topics: ['sports'] }),
    ).toBe(false);
  });
});

describe('muted sources', () => {
  const two = told('x', { sources: [source('Harbour Post', 'a'), source('River Times', 'b')] });

  it('hide a story only when all its sources are muted', () => {
    expect(hidden(two, { sources: ['harbour post'] })).toBe(false);
    expect(ruleFor(two, { sources: ['River Times', 'HARBOUR POST'] })).toEqual({
      kind: 'source',
      text: 'HARBOUR POST',
    });
    expect(hidden(told('x', { sources: [] }), { sources: ['Harbour Post'] })).toBe(false);
  });

  it('are named by the same rule whatever order the story has its sources in', () => {
    const sources = ['River Times', 'Harbour Post'];
    const turned = told('x', { sources: two.sources.toReversed() });
    expect(ruleFor(turned, { sources })).toEqual(ruleFor(two, { sources }));
  });

  it('are names as a whole', () => {
    expect(hidden(told('Harbour'), { sources: ['Harbour'] })).toBe(false);
  });

  it('vanish from the story that stays', () => {
    const filter = muteFilter({ ...NONE, sources: ['harbour post'] });
    expect(filter?.tell(two)).toMatchObject({ sources: [{ name: 'River Times' }], origin_count: 1 });
    const three = told('x', {
      sources: [...two.sources, source('Lake News', 'c'), source('Lake Post', 'c')],
    });
    expect(filter?.tell(three)).toMatchObject({ origin_count: 2 });
    const untouched = told('x', { sources: [source('Lake News')] });
    expect(filter?.tell(untouched)).toBe(untouched);
    const alone = told('x');
    expect(filter?.tell(alone)).toBe(alone);
  });

  it('leave a story that is invented when only invented reports are left', () => {
    const filter = muteFilter({ ...NONE, sources: ['harbour post'] });
    const [real, invented] = [source('Harbour Post'), { ...source('Lake News', 'b'), demo: true }];
    expect(filter?.tell(told('x', { sources: [real, invented], demo: false })).demo).toBe(true);
    const mixed = [real, invented, source('River Times', 'c')];
    expect(filter?.tell(told('x', { sources: mixed, demo: false })).demo).toBe(false);
  });
});

describe('what a muted source said', () => {
  const at = (hour: number) => `2026-03-10T0${hour}:00:00.000Z`;
  const text = (headline: string, sub_headline = '', description = '') => ({
    headline,
    sub_headline,
    description,
  });
  const picture = (name: string) => ({ type: 'image' as const, url: name, alt: '', is_primary: true });
  const muted = source('Harbour Post', 'a', {
    original_headline: 'Shouted!',
    summary: 'It is loud, they say. And more.',
    publishedAt: at(9),
    media: [picture('loud.jpg')],
  });
  const calm = source('River Times', 'b', {
    original_headline: 'Said calmly',
    summary: 'It is calm.',
    publishedAt: at(7),
    media: [picture('calm.jpg')],
  });
  const older = source('Lake News', 'c', { original_headline: 'Said before', publishedAt: at(5) });
  const dutch = source('Dijkbode', 'd', {
    original_headline: 'Rustig gezegd',
    summary: 'Het is rustig.',
    language: 'nl',
    publishedAt: at(6),
  });
  const led = (over: Partial<Story> = {}) =>
    told('Shouted!', {
      sub_headline: 'It is loud, they say.',
      published_at: at(9),
      created_at: at(5),
      primary_image_url: 'loud.jpg',
      sources: [muted, calm, older],
      headlines: [
        { at: at(5), headline: 'Said before' },
        { at: at(9), headline: 'Shouted!' },
      ],
      ...over,
    });
  const tell = (story: Story) => muteFilter({ ...NONE, sources: ['harbour post'] })?.tell(story);

  it.each<[string, Partial<Story>, Partial<Story>]>([
    ['headline and text', {}, { headline: 'Said calmly', sub_headline: 'It is calm.', language: 'en' }],
    ['picture', {}, { primary_image_url: null }],
    ['the picture of another stays', { primary_image_url: 'calm.jpg' }, { primary_image_url: 'calm.jpg' }],
    ['time of its newest report', {}, { published_at: at(7) }],
    [
      'time of its first report',
      { sources: [calm, { ...muted, publishedAt: at(3) }] },
      { created_at: at(7) },
    ],
    ['how it grew', {}, { headlines: [{ at: at(5), headline: 'Said before' }] }],
    [
      'a headline that another has as well stays',
      { sources: [muted, { ...calm, original_headline: 'Shouted!' }] },
      { headline: 'Shouted!', sub_headline: 'It is calm.' },
    ],
    [
      'a text lent to the headline of another',
      { headline: 'Said calmly' },
      { headline: 'Said calmly', sub_headline: 'It is calm.' },
    ],
    [
      'news before what thinks about it',
      { sources: [muted, { ...calm, genre: 'opinion' }, older] },
      { headline: 'Said before', published_at: at(5) },
    ],
    [
      'a translation that it supplied',
      { translations: { 'nl-NL': text('Geschreeuwd!') } },
      { headline: 'Said calmly', translations: {} },
    ],
    [
      'a translation in place of which a report stands',
      { sources: [muted, calm, dutch], translations: { 'nl-NL': text('Geschreeuwd!') } },
      { translations: { 'nl-NL': text('Rustig gezegd', 'Het is rustig.', 'Het is rustig.') } },
    ],
    [
      'the language, where nobody else writes in it',
      { sources: [muted, dutch], translations: { 'nl-NL': text('Rustig gezegd', 'Rust.') } },
      { language: 'nl', headline: 'Rustig gezegd', sub_headline: 'Rust.', translations: {} },
    ],
    [
      'who stands for an origin',
      { sources: [{ ...calm, origin: 'a', is_origin: false, is_repeat: true }, muted] },
      { origin_count: 1, sources: [{ ...calm, origin: 'a', is_origin: true, is_repeat: false }] },
    ],
    [
      'two newsrooms, where one that is left repeats what is gone beside its own',
      { sources: [calm, { ...calm, origin: 'a', is_origin: false, is_repeat: true }, muted] },
      { origin_count: 1, sources: [calm, { ...calm, is_origin: false, is_repeat: true }] },
    ],
    [
      'one newsroom, where one that is left passes on an agency’s text too',
      { sources: [{ ...calm, origin: 'anp' }, { ...calm, origin: 'a', is_origin: false }, muted] },
      { origin_count: 2 },
    ],
    [
      'one newsroom, where what is left of an agency’s text stands beside its own',
      { sources: [calm, { ...calm, origin: 'anp', is_origin: false }, { ...muted, origin: 'anp' }] },
      { origin_count: 2 },
    ],
  ])('is not told: %s', (_name, over, expected) => {
    expect(tell(led(over))).toMatchObject(expected);
  });

  it('a story is told anew for other mutes only, and then as they say', () => {
    const story = led();
    const tellTo = (...sources: string[]) => muteFilter({ ...NONE, sources })?.tell(story);
    const names = (one?: Story) => one?.sources.map(({ name }) => name);
    const first = tellTo('harbour post');
    expect(tellTo('Harbour Post', 'Nobody')).toBe(first);
    expect(names(tellTo('harbour post', 'lake news'))).toEqual(['River Times']);
    expect(names(tellTo('lake news'))).toEqual(['Harbour Post', 'River Times']);
    expect(tellTo('harbour post')).toEqual(first);
  });

  it('hides no story by its words, and no story is shown by what is muted elsewhere in it', () => {
    const sources = ['harbour post'];
    expect(hidden(led(), { words: ['shouted'] })).toBe(true);
    expect(hidden(led(), { words: ['shouted'], sources })).toBe(false);
    expect(hidden(led(), { words: ['calmly'] })).toBe(false);
    expect(hidden(led(), { words: ['calmly'], sources })).toBe(true);
  });

  it('a story of which only reports in other languages are left is hidden by the source', () => {
    const story = led({ sources: [muted, dutch] });
    const ruleOf = (reads: string[]) =>
      muteFilter({ ...NONE, sources: ['harbour post'] }, reads)?.hides(story);
    expect(ruleOf(['en'])).toEqual({ kind: 'source', text: 'harbour post' });
    for (const reads of [['en', 'nl'], ['nl'], []]) expect(ruleOf(reads)).toBeNull();
  });
});

describe('any mutes', () => {
  const word = fc.stringMatching(/^[a-zàéïößłñ]{2,8}$/);
  const mutes = fc.record({
    words: fc.array(
      fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
      { maxLength: 5 },
    ),
    topics: fc.array(word, { maxLength: 3 }),
    sources: fc.array(word, { maxLength: 3 }),
  });
  const stories = fc.record({
    headline: fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
    categories: fc.array(word, { maxLength: 2 }),
    tags: fc.array(word, { maxLength: 2 }),
    sources: fc.array(
      word.map((name) => source(name)),
      { minLength: 1, maxLength: 2 },
    ),
  });

  it('nobody who muted nothing is asked for anything', () => {
    expect(muteFilter(NONE)).toBeNull();
    expect(muteFilter({ words: [' ', '—'], topics: ['!'], sources: [''] })).toBeNull();
  });

  it('different ones have different keys, so that nobody is given another reader’s list', () => {
    const keys = [
      { words: ['golf'] },
      { topics: ['golf'] },
      { sources: ['golf'] },
      { words: ['golf', 'art'] },
    ].map((some) => muteFilter({ ...NONE, ...some })?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('a story that says a muted word as a word is hidden, in any case and accent', () => {
    const changed = (text: string, form: number) =>
      [text.toUpperCase(), text.normalize('NFD'), text.normalize('NFD').replace(/\p{M}/gu, '')][form] ?? text;
    const between = fc.constantFrom(' ', ', ', '. ', ' – ', '“', ' (', '-', '\n', '🔥');
    fc.assert(
      fc.property(word, fc.nat(3), between, between, fc.string(), (muted, form, left, right, rest) => {
        const headline = `${rest}${left}${changed(muted, form)}${right}${rest}`;
        expect(hidden(told(headline), { words: [muted] })).toBe(true);
      }),
    );
  });

  it('a word inside another word hides nothing', () => {
    fc.assert(
      fc.property(word, word, word, (muted, before, after) => {
        for (const longer of [`${before}${muted}`, `${muted}${after}`, `${before}${muted}${after}`])
          expect(hidden(told(longer), { words: [muted] })).toBe(false);
      }),
    );
  });

  it('the order of the rules does not matter, nor do rules given twice', () => {
    fc.assert(
      fc.property(mutes, stories, (given, parts) => {
        const story = told(parts.headline, parts);
        const turned = {
          words: given.words.toReversed().concat(given.words),
          topics: given.topics.toReversed(),
          sources: given.sources.toReversed(),
        };
        expect(ruleFor(story, turned)).toEqual(ruleFor(story, given));
        expect(muteFilter(turned)?.key).toBe(muteFilter(given)?.key);
      }),
    );
  });

  it('more rules hide more, and the rule that is named hides the story by itself', () => {
    fc.assert(
      fc.property(mutes, mutes, stories, (some, more, parts) => {
        const story = told(parts.headline, parts);
        const all = {
          words: [...some.words, ...more.words],
          topics: [...some.topics, ...more.topics],
          sources: [...some.sources, ...more.sources],
        };
        if (hidden(story, some)) expect(hidden(story, all)).toBe(true);
        const rule = ruleFor(story, all);
        if (rule && rule.kind !== 'source')
          expect(hidden(story, { [`${rule.kind}s`]: [rule.text] })).toBe(true);
      }),
    );
  });
});
