/** What readers type, and what they should find: English and Dutch, one story per line. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { aStory, at } from '../testing/examples.ts';
import { sql } from '../testing/sql.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { isLeftOutOfIndex, SMALL_WORDS } from './small-words.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  chess: 'Magnus Brandvold wins the candidates tournament',
  blast: 'Gas tank explodes at harbour warehouse',
  strike: 'Storm struck three coastal villages',
  vote: 'Voters elected a new mayor in Lisbon',
  women: 'Woman of 91 swims the channel',
  labor: 'Labor unions reject the offer of the organization',
  envoy: 'Zelenskyy receives envoy in Kyiv',
  bank: 'Bank of the River opens in Oslo',
  cars: 'Schwarzenbach sells its car factory',
  quit: 'Finance minister resigned over tax rumours',
  tremor: 'Earthquake shakes coast of Chile',
  heat: 'Heatwave closes schools in Madrid',
  warm: 'Second heat wave expected in Athens',
  waves: 'Waves of heat from a wildfire',
  truce: 'Cease-fire holds in the north',
  fire: 'Factories cease to fire workers',
  plough: 'Snowplough driver of the year',
  therapist: 'Therapist writes about sleep',
  budget: 'Defence budget of Norway grows',
  paint: 'The color of the bridge divides a town',
  libya: 'Son of Gaddafi on trial in Tripoli',
  milei: 'Milei speaks to farmers',
  ice: 'Arctic ice is thinner than last year',
  glass: 'Museum of glass lends its house to painters',
  snow: 'Glacier gives back a pair of skis',
  fever: 'Malaria vaccine reaches a hundred clinics',
  stage: 'Theatre plays for an empty hall',
  drug: 'Heroin found under a planetarium',
  wheels: 'Workers buy a bicycle maker',
  cholera: 'WHO warns of cholera in Sudan',
  outage: 'Stansted and its I.T. outage: who pays',
  wholesale: 'Wholesale prices fall again',
  shouted: 'WHO SAYS IT IS OVER',
  barn: 'Howitzer under hay',
};
const DUTCH: Readonly<Record<string, string>> = {
  staking: 'Buschauffeurs staken morgen in drie steden',
  verkiezing: 'Verkiezingen in Drenthe uitgesteld',
  huis: 'Huis in Deventer verzakt',
  brief: 'Kamer wacht op brieven van de minister',
  arrest: 'Politie arresteert drie verdachten',
  opstap: 'Voorzitter opgestapt na kritiek',
  knal: 'Ontploffing in portiek',
  dood: 'Schrijfster overleden in Gent',
  markt: 'Mark Tuitert schaatst weer',
  cafe: 'Café Élysée wint prijs voor coördinatie',
  ramp: 'Dorp overstroomd na dijkbreuk',
  woning: 'Woningbrand in Veldhoven, niemand gewond',
  weer: 'Brandweer haalt zwaan uit Twentekanaal',
  vlam: 'Brand in loods in Emmen',
  pomp: 'Brandstof opnieuw duurder',
  botsing: 'Twee gewonden bij treinongeluk',
  wijk: 'Feest op de Molenbrug en in Hoofddorp',
  shock: 'Earthquake: kleine aardschok',
  kremlin: 'Poetin ontvangt schakers',
  zon: 'Eerste hittegolf van het jaar voorbij',
  raad: 'Stadsbestuur wil meer bomen',
  beving: 'Aardbeving bij Zeerijp',
  pont: 'Veerpont vaart weer',
  rijwiel: 'Fietsen in de winter',
  eis: 'OM eist acht jaar tegen Gentenaar',
  vraag: 'Om wie het gaat, zegt niemand',
};

describe('search', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore();
    const told = (headlines: Readonly<Record<string, string>>, language: string): Story[] =>
      Object.entries(headlines).map(([id, headline]) =>
        aStory(id, { headline, language, sub_headline: '', description: '', tags: [], categories: [] }),
      );
    await store.publish((tx) => tx.upsertStories([...told(ENGLISH, 'en'), ...told(DUTCH, 'nl')]));
  });
  afterAll(() => store.close());

  const search = async (text: string) =>
    (await store.stories.search(text, { since: at(-100), limit: 10 })).hits.map(({ id }) => id);

  it.each([
    ['a name', 'magnus brandvold', ['chess']],
    ['a plural', 'warehouses', ['blast']],
    ['an irregular plural', 'women', ['women']],
    ['another time of a verb', 'win tournament', ['chess']],
    ['an irregular verb', 'swam', ['women']],
    ['the verb of a noun', 'strike', ['strike']],
    ['a noun of a verb', 'explosion', ['blast']],
    ['a noun of a verb', 'election', ['vote']],
    ['a noun of a verb', 'resignation', ['quit']],
    ['a British spelling', 'labour organisation', ['labor']],
    ['an American spelling', 'rumor', ['quit']],
    ['another spelling of a name', 'Zelensky', ['envoy']],
    ['a phrase', '"bank of the river"', ['bank']],
    ['a phrase in other forms', '"banks of the river"', ['bank']],
    ['a phrase in another order', '"river bank"', []],
    ['one letter wrong in a long name', 'Schwarzenbech', ['cars']],
    ['two letters that changed places', 'Brandvlod magnus', ['chess']],
    ['two letters wrong', 'Schwarsenbech', []],
    ['two words misspelt', 'Mangus Brandvlod', ['chess']],
    ['one behind a small word', 'the Schwarzenbech', ['cars']],
    ['one that has slips with its own stem, and another', 'voters Lisboon', ['vote']],
    ['one beside a word nobody wrote', 'Schwarzenbech xyzzy', []],
    ['one letter wrong in a short word', 'vilaje', []],
    ['a letter of a short word not doubled', 'vilage', ['strike']],
    ['a short name by its sound', 'Miley', ['milei']],
    ['a short word without one of its letters', 'artic', ['ice']],
    ['a short word without the one before its last', 'glacer', ['snow']],
    ['a short word without a vowel', 'malara', ['fever']],
    ['a short word without its second letter', 'teatre', ['stage']],
    ['a short word with two letters that changed places', 'musuem', ['glass']],
    ['a shorter one', 'huose', ['glass']],
    ['two short words', 'musuem huose', ['glass']],
    ['a short word beside others', 'artic ice thinner year', ['ice']],
    ['a short word that is one letter from another, and is one', 'heron', []],
    ['a letter too many in a short word', 'musxeu', []],
    ['an everyday word for what has a longer one', 'bike', ['rijwiel', 'wheels']],
    ['a longer word for what has an everyday one', 'bicycles', ['rijwiel', 'wheels']],
    ['another short word that sounds like nothing we have', 'Mixey', []],
    ['part of a word for the same thing', 'quake', ['shock', 'tremor']],
    ['more of them', 'quakes', ['shock', 'tremor']],
    ['the whole of it', 'earthquake', ['shock', 'tremor']],
    ['two words that are written as one', 'heat wave', ['heat', 'warm', 'waves', 'zon']],
    ['one word that is written as two', 'heatwave', ['heat', 'warm', 'zon']],
    ['two words, and where they are not one', 'cease-fire', ['fire', 'truce']],
    ['one word with a hyphen in it', 'ceasefire', ['truce']],
    ['two words as one that nobody listed', 'snow plough driver', ['plough']],
    ['a part of a word that means something else', 'the rapist', []],
    ['an American spelling of a noun', 'defense', ['budget']],
    ['a British spelling in two letters', 'colour', ['paint']],
    ['a name from another alphabet', 'Qaddafi', ['libya']],
    ['the same, as others write it', 'Kadhafi', ['libya']],
    ['a place as it was called', 'Kiev', ['envoy']],
    ['a name with other last letters', 'Zelenskij', ['envoy']],
    ['a name in English letters that a Dutch text has in Dutch ones', 'Putin', ['kremlin']],
    ['a word half typed', 'schwarz', ['cars']],
    ['the last of two words half typed', 'magnus brand', ['chess']],
    ['a word half typed beyond its stem', 'electe', ['vote']],
    ['the last letter of one behind another', 'magnus b', ['chess']],
    ['a word half typed behind two that are written as one', 'heat wave clo', ['heat']],
    ['no such word behind them', 'heat wave xyz', []],
    ['a word half typed before another', 'brandv magnus', []],
    ['two letters of one', 'sc', []],
    ['a phrase half typed', '"magnus brand"', []],
    ['a long word that nobody wrote', 'hippopotamus', []],
    ['letters that are a small word too', 'WHO', ['cholera']],
    ['the same, as readers type', 'who', ['cholera']],
    ['the same between quotes', '"WHO"', ['cholera']],
    ['the same behind a small word', 'the WHO', ['cholera']],
    ['the same beside others', 'WHO cholera', ['cholera']],
    ['the same with dots', 'IT', ['outage']],
    ['small words that are no letters', 'over again', []],
    ['a small word that others begin with', 'how', []],
  ])('SEARCH-09 in English, %s: %s', async (_name, text, expected) => {
    expect(await search(text)).toEqual(expected);
  });

  it.each([
    ['en', 'budget', ['defence', 'Norway']],
    ['nl', 'staking', ['buschauffeurs', 'steden']],
  ] as const)(
    'SEARCH-09 no small word between two others narrows a search, in %s',
    async (language, id, [first, second]) => {
      for (const word of SMALL_WORDS[language])
        expect([word, ...(await search(`${first} ${word} ${second}`))]).toEqual([word, id]);
    },
  );

  it.each([
    ['en', 'english_stem'],
    ['nl', 'dutch_stem'],
  ] as const)('the small words are those of the database, in %s', async (language, dictionary) => {
    const { forms, grammar } = lexicon;
    const words = [
      ...SMALL_WORDS[language],
      ...(grammar.stopWords.get(language) ?? []),
      ...[...(forms.families.get(language) ?? [])].flat(),
    ];
    const rows = await sql<{ word: string }>(
      store,
      "select word from unnest($2::text[]) as word where ts_lexize($1::regdictionary, word) = '{}'",
      [dictionary, words],
    );
    const dropped = rows.map(({ word }) => word);
    expect(new Set(dropped)).toEqual(new Set(words.filter((word) => isLeftOutOfIndex(word, language))));
    expect(new Set(dropped)).toEqual(SMALL_WORDS[language]);
  });

  it.each([
    ['a plural', 'huizen', ['huis']],
    ['a singular', 'brief', ['brief']],
    ['an irregular plural, and part of a word', 'stad', ['staking', 'raad']],
    ['the noun of a verb', 'staking', ['staking']],
    ['a participle', 'gestaakt', ['staking']],
    ['a verb of a noun', 'ontploft', ['knal']],
    ['a verb of a noun', 'verkiezen', ['verkiezing']],
    ['a noun of a verb', 'arrestatie', ['arrest']],
    ['a noun of a verb', 'overstroming', ['ramp']],
    ['the infinitive of a participle', 'opstappen', ['opstap']],
    ['an irregular verb', 'overlijden', ['dood']],
    ['a word that only looks like a form', 'markt', []],
    ['a word first, and then where it is part of another', 'brand', ['vlam', 'weer', 'woning']],
    ['the last part of a word', 'ongeluk', ['botsing']],
    ['the first part of a word', 'trein', ['botsing']],
    ['two parts of one word', 'trein ongelukken', ['botsing']],
    ['a part of what means something else', 'stof', []],
    ['a part of a name', 'dorp', ['ramp']],
    ['a compound in two words', 'hitte golf', ['zon']],
    ['a compound', 'hittegolf', ['heat', 'warm', 'zon']],
    ['many of them', 'hittegolven', ['zon']],
    ['two words with an s between', 'stad bestuur', ['raad']],
    ['the last part of a word', 'beving', ['beving']],
    ['a name as English has it', 'Putin', ['kremlin']],
    ['a word that English has another for', 'fiets', ['rijwiel', 'wheels']],
    ['a short word without one of its letters', 'witer', ['rijwiel']],
    ['a word half typed', 'hoofdd', ['wijk']],
    ['accents left out', 'cafe elysee coordinatie', ['cafe']],
    ['accents put in', 'Vërkiezïngen', ['verkiezing']],
    ['one letter wrong in a long name', 'Deventar', ['huis']],
    ['letters that are a small word too', 'OM', ['eis']],
    ['the same, as readers type', 'het OM', ['eis']],
    ['a small word that is no letters', 'tegen', []],
  ])('SEARCH-09 in Dutch, %s: %s', async (_name, text, expected) => {
    expect(await search(text)).toEqual(expected);
  });

  it.each(['environment', 'Milieu', 'milieu zeewier'])(
    'the pages of a story find it by their names in both languages: %s',
    async (text) => {
      const story = {
        language: 'nl',
        headline: 'Zeewier keert terug',
        tags: [],
        categories: ['environment'],
      };
      await store.publish((tx) => tx.upsertStories([aStory('zeewier', story)]));
      expect(await search(text)).toContain('zeewier');
      expect(await search('gezondheid')).not.toContain('zeewier');
    },
  );

  it.each<[text: string, fewer: number, expected: string[]]>([
    ['cease-fire north xylofoons', 1, ['cease-fire north']],
    ['cease-fire north xylofoons', 2, ['cease-fire', 'north']],
    ['the heat wave of xylofoons', 1, ['the heat wave of']],
    ['"heat wave" in Athens xylofoons quaggas', 2, ['"heat wave" in Athens']],
    ['"wave heat" in Athens xylofoons', 1, []],
    ['xylofoons quaggas', 1, []],
  ])('tells what of a text finds something, most first: %s, %i fewer', async (text, fewer, expected) => {
    expect(await store.stories.searchWithout(text, fewer, { since: at(-100) })).toEqual(expected);
  });

  it('finds a slip whose stem in one language is the stem of what was typed in the other', async () => {
    const headline = 'Schwarzenbase buys a computer';
    await store.publish((tx) =>
      tx.upsertStories([aStory('buyer', { headline, sub_headline: '', description: '' })]),
    );
    expect(await search('Schwarzenbas computer')).toEqual(['buyer']);
  });

  it('SEARCH-09 a slip is looked for only where nothing is called as it is written', async () => {
    await store.publish((tx) =>
      tx.upsertStories([
        aStory('petersen', { headline: 'Petersen leads' }),
        aStory('pedersen', { headline: 'Pedersen follows' }),
      ]),
    );
    expect(await search('Petersen')).toEqual(['petersen']);
    expect((await search('Pebersen')).sort()).toEqual(['pedersen', 'petersen']);
  });

  it.each<[why: string, typed: string, meant: string[][], headline: string]>([
    ['one that is short', 'treinn', [['trein']], 'Trein staat stil'],
    [
      'beside words that are right',
      'tessel juttersmseum',
      [['tessel'], ['juttersmuseum']],
      'Tessel opent juttersmuseum',
    ],
    ['of which the story has another form', 'robben opvanng', [['robben'], ['opvang']], 'Opvang voor rob'],
  ])('says which words it took a misspelt one for: %s', async (_why, typed, meant, headline) => {
    await store.publish((tx) => tx.upsertStories([aStory('meant', { headline, language: 'nl' })]));
    // As who found nothing that begins so looks again.
    const found = (text: string) => store.stories.search(text, { since: at(-100), limit: 10, begun: false });
    const { hits, instead } = await found(typed);
    const hit = { id: 'meant', field: 'headline' };
    expect(hits.map(({ id }) => id)).toContain(hit.id);
    expect(instead?.map(([word]) => word).join(' ')).toBe(typed);
    for (const [place, [word]] of meant.entries()) expect(instead?.[place]).toContain(word);
    const right = await found(meant.flat().join(' '));
    expect(right.hits).toContainEqual(hit);
    expect(right.instead).toBeNull();
  });

  it.each([
    ['one that begins with one', '"not  Guilty" plea', ['not  Guilty']],
    ['one that ends with one', 'plea “guilty or”', ['guilty or']],
    ['in Dutch', '"niet guilty"', ['niet guilty']],
    ['a small word alone', '"not" guilty plea', ['not']],
    ['only a small word inside', '"guilty of plea"', []],
    ['no quotes', 'not guilty plea', []],
  ])('says which phrases it could not look for: %s', async (_what, text, phrases) => {
    await store.publish((tx) =>
      tx.upsertStories([aStory('plea', { headline: 'Guilty in plea', language: 'fr' })]),
    );
    const found = await store.stories.search(text, { since: at(-100), limit: 10 });
    expect(found.hits.map(({ id }) => id)).toContain('plea');
    expect(found.phrases).toEqual(phrases);
  });

  it.each([
    ['a Dutch word', 'kandidaat brandvold', ['chess']],
    ['a Dutch compound', 'defensiebegroting Norway', ['budget']],
    ['a Dutch plural behind its own stories', 'aardbevingen', ['beving', 'shock', 'tremor']],
    ['an English word', 'elections Drenthe', ['verkiezing']],
    ['an English word behind its own stories', 'resignation', ['quit', 'opstap']],
    ['a Dutch word beside one half typed', 'begroting norw', ['budget']],
  ])('SEARCH-09 finds by %s what it means, for who reads both: %s', async (_what, text, expected) => {
    const hits = async (reads: string[]) =>
      (await store.stories.search(text, { since: at(-100), limit: 10, reads })).hits.map(({ id }) => id);
    expect(await hits(['en', 'nl'])).toEqual(expected);
    const alone = [...(await hits(['en'])), ...(await hits(['nl']))];
    expect(alone.length).toBeLessThan(expected.length);
  });

  it('takes no name for a misspelt one', async () => {
    const options = { since: at(-100), limit: 10, isName: (words: string) => words === 'pebersen' };
    expect((await store.stories.search('Pebersen', options)).hits).toEqual([]);
  });
});

describe('a search for names', () => {
  let store: TestStore;
  const told = (id: string, headline: string, tags: string[], language = 'en') =>
    aStory(id, { headline, tags, language, sub_headline: '', description: '', categories: [] });
  beforeAll(async () => {
    store = await openTestStore();
    await store.publish((tx) =>
      tx.upsertStories([
        told('talks', 'Kremlin and Kyiv to talk', ['Russia', 'Ukraine']),
        told('praten', 'Rusland en Oekraïne praten', [], 'nl'),
        told('half', 'Rusland zwijgt', ['Ukraine'], 'nl'),
        told('gas', 'Rusland en gas', [], 'nl'),
        told('visit', 'Trump visits Tehran', ['United States', 'Iran']),
        told('apart', 'United in many states, Iran', []),
      ]),
    );
  });
  afterAll(() => store.close());

  const NAMES = [
    { typed: 'rusland', tags: ['Russia'] },
    { typed: 'oekraïne', tags: ['Ukraine'] },
    { typed: 'verenigde staten', tags: ['United States'] },
  ];
  const among = { since: at(-100), limit: 10, names: NAMES };
  const search = async (text: string, options = {}) =>
    (await store.stories.search(text, { ...among, ...options })).hits.map(({ id, inOtherWords }) =>
      inOtherWords ? `${id}*` : id,
    );

  it.each([
    [
      'both by words, and behind it each by words or a tag',
      'rusland oekraïne',
      ['praten', 'half*', 'talks*'],
    ],
    ['one name and a word', 'kremlin rusland', ['talks*']],
    ['a name of two words', 'verenigde staten iran', ['visit*']],
    ['no words of a tag apart', 'verenigde staten many', []],
    ['all other words', 'rusland kyiv gas', []],
    ['a phrase as it is', '"rusland" oekraïne', ['praten', 'half*']],
    ['beside a word half typed', 'rusland krem', ['talks*']],
  ])('SEARCH-09 finds %s: %s', async (_what, text, expected) => {
    const found = await search(text);
    expect([...found.slice(0, 1), ...found.slice(1).sort()]).toEqual(expected);
  });

  it('each story once, and no more than are asked for', async () => {
    expect(await search('rusland oekraïne', { limit: 1 })).toEqual(['praten']);
    expect(await search('rusland oekraïne', { limit: 2 })).toHaveLength(2);
    expect(await search('rusland oekraïne', { except: ['half', 'praten'] })).toEqual(['talks*']);
  });

  it('offers what names find when there are words too many', async () => {
    const { since } = among;
    expect(await store.stories.searchWithout('kremlin rusland xyzzy', 1, { since, names: NAMES })).toEqual([
      'kremlin rusland',
    ]);
    expect(await store.stories.searchWithout('kremlin rusland xyzzy', 1, { since })).toEqual([]);
  });
});
