import { describe, expect, it } from 'vitest';
import { DEFAULT_CATEGORY, RANKING_CATEGORIES } from '../../contract/contract.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { type CategoryHints, findCategories } from './categories.ts';
import { categoriesOfAddress, categoryOfSection } from './sections.ts';
import { readText } from './tokens.ts';

const NOTHING: CategoryHints = {
  language: 'en',
  genre: 'news',
  url: '',
  section: null,
  itemCategories: [],
  regional: false,
  abroad: false,
  countries: 0,
};

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
    ['Bomb plot against stadium concert uncovered', 'crime'],
    ['Frontbencher quits before party conference', 'politics'],
    ['Review of early prisoner release', 'politics'],
    ['Brothers fight extradition', 'crime'],
    ['Social media addiction lawsuit is dropped', 'technology'],
    ['Risk of death by cardiac arrest', 'health'],
    ['Harbour Ltd acquires the ferry', 'business'],
    ['Fourth heatwave brings forecast of 35C', 'environment'],
    ['Oil hits record as fighting nears strait', 'business'],
    ['Woman wins primary in Utah and will seek second term', 'politics'],
    ['Stay of execution granted', 'crime'],
    ['Farm linked to cyclospora', 'health'],
    ['Divers find shipwreck full of amphorae', 'science'],
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
    expect(first(headline, { language: 'nl' })).toBe(expected);
  });

  it.each([
    'Bear caught on camera',
    'Toddler bitten by rattlesnake',
    'Zoo welcomes twins',
    'House of a tyrant becomes police station',
    'Cabin crew hurt in brawl',
    'Three killed in crash on wrong side of motorway',
    'Students sit exam paper again after fall',
  ])('what happens to people, and where animals are kept, has no page: %s', (headline) => {
    expect(first(headline)).toBeUndefined();
  });

  it.each([
    ['De man die weer thuiskomt, en hoe er op die dag van alles misgaat', undefined],
    ['Auto rijdt van de weg', undefined],
    ['Wapenstokken voor NS-personeel? Vervoerders kijken mee', undefined],
    ['Vulkaanuitbarsting verrast eilandbewoners', 'world'],
    ['Gevechtsvliegtuigen onderscheppen bommenwerpers', 'world'],
    ['Schepenen weigeren ravijnjaar op te vangen', 'politics'],
    ['Schepen varen om', undefined],
    ['Zwaartekrachtgolven wijzen op iets groots', 'science'],
    ['Genetica verklaart de helft', 'science'],
    ['Brouwerij haalt order binnen', 'business'],
    ['Boete na smartphoneverbod', 'technology'],
    ['Grutto keert terug', 'environment'],
    ['Huidarts ziet meer schurft', 'health'],
    ['Bloemencorso trekt voorbij', 'entertainment'],
    ['Dichter bij huis', undefined],
    ['Invaller maakt gelijkmaker', 'sports'],
    ['Gedetineerde terug na ziekenhuisbezoek', 'crime'],
    ['Beleid coffeeshops aangescherpt', 'politics'],
    ['Zij raakte in een psychose', 'health'],
    ['Gemeenteraadsverkiezingen: opkomst lager dan vier jaar geleden', 'politics'],
    ['Handelsoorlog raakt exporteurs', 'business'],
    ['Acht maanden cel voor automobilist die doorreed', 'crime'],
    ['Meisje (14) opgepakt na vechtpartij op school', 'crime'],
    ['Oud-voetballer Piet de Boer (81) overleden', 'sports'],
    ['Soulzangeres annuleert shows om gezondheidsproblemen', 'entertainment'],
    ['Huurmakelaar vraagt salarisstroken van drie maanden', 'business'],
    ['Tijgermug opgedoken bij bandenhandel', 'health'],
    ['Zwaar ondervoede zeearend weer vrijgelaten', 'environment'],
    ['Demissionair kabinet kondigt inreisverbod aan', 'politics'],
    ['Wat is er dit weekend te doen in de provincie?', 'entertainment'],
    ['Energiearmoede blijft hardnekkig', 'business'],
    ['Zorg over de toekomst van het dorpshuis', undefined],
    ['Van Dijk blij met bezoek uit Arend', undefined],
    ['Leger des Heils deelt soep uit', undefined],
  ])(
    'words of one language say nothing in another, and compounds are read: %s → %s',
    (headline, expected) => {
      expect(first(headline, { language: 'nl' })).toBe(expected);
    },
  );

  it.each([
    ['Burnham arrives late', 'en', 'politics'],
    ['Mamdani arrives late', 'en', 'politics'],
    ['Merz komt te laat', 'nl', 'politics'],
    ['Jurors hear Burnham testify', 'en', 'crime'],
  ])(
    'who governs is politics, whatever the name meant before, where nothing says more: %s',
    (headline, language, expected) => {
      expect(first(headline, { language })).toBe(expected);
    },
  );

  it.each([
    ['Nest opgeruimd: ‘Het was zo groot als een voetbal’', 'nl', undefined],
    ['Steen ter grootte van een tennisbal valt uit de lucht', 'nl', undefined],
    ['Kuil in de weg is zo groot als drie voetbalvelden', 'nl', undefined],
    ['Voetbal is zo groot als vroeger', 'nl', 'sports'],
    ['Crate is as big as a football pitch', 'en', undefined],
    ['Crate the size of two tennis courts', 'en', undefined],
    ['The size of the budget deficit shocks economists', 'en', 'business'],
  ])(
    'what something is only as large as is not what it is about: %s (%s) → %s',
    (headline, language, expected) => {
      expect(first(headline, { language })).toBe(expected);
    },
  );

  it.each([
    ['Buizerds bouwen nest aan bedrijfspand', 'environment'],
    ['Brand op bedrijventerrein', undefined],
    ['Gemeente verkoopt bedrijventerrein aan investeerder', 'business'],
    ['Uitstel voor bedreigde schaapskudde', 'environment'],
    ['Agent bedreigd door bestuurder', 'crime'],
  ])(
    'where something is, and whom a threat is to, are not what it is about: %s → %s',
    (headline, expected) => {
      expect(first(headline, { language: 'nl' })).toBe(expected);
    },
  );

  it('the name of who governs is meant with its capital only', () => {
    expect(first('They trump us all')).toBeUndefined();
  });

  it('a language without lists has only what others say of the report', () => {
    expect(first('Parliament and minister', { language: 'is' })).toBeUndefined();
    expect(first('Parliament and minister', { language: 'is', section: 'sports' })).toBe('sports');
  });

  it.each([
    ['Family mourns girl found injured on industrial estate', 'en', 'business', undefined],
    ['Cranes of old harbour shipyard set for refurbishment', 'en', 'entertainment', 'business'],
    ['Hero swimmer helped two children during beach tragedy', 'en', 'sports', undefined],
    ['Ukraine hits two more warehouses', 'en', 'business', 'world'],
    ['Russian drones reach warehouse of a firm', 'en', 'business', 'world'],
    ['Council merger divides the valley', 'en', 'business', 'politics'],
    ['Tas gevonden op bedrijventerrein', 'nl', 'business', undefined],
    ['Dertig arbeidsmigranten in een woning gepropt', 'nl', 'business', undefined],
    ['Deur ontwricht na beuk van auto, maar gemeentehuis gewoon open', 'nl', 'politics', undefined],
    ['Drie gemeenten fuseren', 'nl', 'business', 'politics'],
    ['Beheerder schrikt zich een ongeluk van buizerd', 'nl', 'general', 'environment'],
    ['Russische drones raken supermarkt', 'nl', 'business', 'world'],
  ])(
    'what happened counts, not where or to whom: %s (%s), not %s → %s',
    (headline, language, _, expected) => {
      expect(first(headline, { language })).toBe(expected);
    },
  );

  it.each([
    ['Who was that on the roof?', undefined],
    ['WHO WAS THAT ON THE ROOF', undefined],
    ['WHO sends staff to the coast', 'health'],
    ['Villagers in a gold rush after lucky find', undefined],
    ['Skier takes gold medal in slalom', 'sports'],
    ['Apple opens its store to rivals', 'technology'],
    ['An apple a day', undefined],
    ['Ice and snow on the roads', 'environment'],
    ['ICE returns to the city', 'politics'],
    ['Dockers on strike over pay dispute', 'business'],
    ['Wardens vote to strike', 'business'],
    ['Government raises defence spending', 'politics'],
    ['Greyhound racing track to close', 'sports'],
    ['OCD is often misunderstood', 'health'],
  ])('sense and case: %s → %s', (headline, expected) => {
    expect(first(headline)).toBe(expected);
  });

  it.each([
    ['a trade war is no war', 'Handelsoorlog duurt voort', 'nl', 'business'],
    ['what is artificial is no art', 'Kunstmatige ledematen uit een printer', 'nl', 'technology'],
    ['invasive species are no invasion', 'Invasieve kreeft rukt op', 'nl', 'environment'],
    ['home is no doctor', 'Trucks keren huiswaarts', 'nl', undefined],
    ['a climate for businesses is no climate', 'Vestigingsklimaat onder druk', 'nl', undefined],
    ['a past war is no war', 'Vitrine onthuld voor piloten uit de Tweede Wereldoorlog', 'nl', undefined],
    ['who was hurt is no news of medicine', 'Man naar ziekenhuis na val', 'nl', undefined],
    ['investigators are no investors', 'Investigators return to the ferry', 'en', 'crime'],
    ['a battery is no batter', 'Batteries found on the roof', 'en', 'technology'],
    ['a nursery is no nurse', 'A nursery for the village', 'en', undefined],
    ['who was hurt is no news of medicine', 'Man taken to hospital after a fall', 'en', undefined],
    ['killings abroad are crimes', 'Tourist shot dead in hotel', 'en', 'crime'],
    ['schools have no page', 'University orders new entrance exams', 'en', undefined],
  ])('the longest term says what a word means: %s (%s)', (_, headline, language, expected) => {
    expect(first(headline, { language })).toBe(expected);
  });

  it('what is written as a name is the name only: ICE is not cold', () => {
    const subjects = findCategories(readText('ICE meets the mayor'), readText(''), NOTHING);
    expect(subjects.map(({ key }) => key)).not.toContain('environment');
  });

  it.each([
    ['Emily Blunt on her new house', 'en', 'entertainment'],
    ['Femke Bol over haar nieuwe huis', 'nl', 'sports'],
    ['Warren Buffett gives his house away', 'en', 'business'],
    ['Saka gives his house away', 'en', 'sports'],
    ['Murati leaves after a year', 'en', 'technology'],
  ])('who is known for something: %s (%s) → %s', (headline, language, expected) => {
    expect(first(headline, { language })).toBe(expected);
  });

  it.each([
    ['House fire on the coast road, neighbours safe', 'en'],
    ['Lost dog found after three weeks', 'en'],
    ['Three people got into difficulty', 'en'],
    ['Firefighters still fight blaze after a week', 'en'],
    ['Thunderstorm warning for the weekend', 'en'],
    ['Thousands without power after the storm', 'en'],
    ['Inquest into the fall of a hiker', 'en'],
    ['Cyclist hit by van on the coast road', 'en'],
    ['Lorry overturns on road to Holm', 'en'],
    ['House destroyed in gas blast', 'en'],
    ['Tree falls on parked car', 'en'],
    ['Nestje kittens gevonden in weiland', 'nl'],
    ['Uitslaande brand in woning, bewoners ongedeerd', 'nl'],
    ['Fietser gewond na botsing met auto', 'nl'],
    ['Daghoroscoop voor alle sterrenbeelden', 'nl'],
  ])('what has no page of its own is general: %s', (headline, language) => {
    expect(first(headline, { language })).toBeUndefined();
  });

  it.each([
    ['one thing', 'Measles cases hit a record', 'health'],
    ['several things', 'Measles cases hit a record, and other news', undefined],
    ['several things', 'Measles cases & a ferry', undefined],
    ['words that only their use tells', 'Why we quilt again', undefined],
  ])('a bulletin that is called after %s: %s → %s', (_, headline, expected) => {
    expect(first(headline, { genre: 'bulletin' }, 'Parliament votes on an election.')).toBe(expected);
  });

  it.each([
    ['words that the headline has not', 'https://a.example/opinion/the-gas-prices-you-pay.html', 'business'],
    ['a name of two words only', 'https://a.example/opinion/gas-prices.html', undefined],
    ['no words', 'https://a.example/opinion/1357', undefined],
  ])('the address has %s', (_, url, expected) => {
    expect(first('Why it is so quiet', { url })).toBe(expected);
  });

  it('what sells something has the page of its section only', () => {
    const promo = { genre: 'promo' } as const;
    expect(first('Measles vaccine at half the price', promo)).toBeUndefined();
    expect(first('Salt Lamp Promo Codes: 20% Off', { ...promo, section: 'technology' })).toBeUndefined();
    expect(first('Measles vaccine at half the price', { ...promo, section: 'technology' })).toBe(
      'technology',
    );
  });

  it('finds nothing where nothing is said', () => {
    expect(findCategories(readText('Why it is so quiet'), readText(''), NOTHING)).toEqual([]);
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

describe('words that mean something else beside others', () => {
  it.each<[string, string | undefined]>([
    ['Presenter shares his heartbreak after death of his dog', 'entertainment'],
    ['Bank shares sink after report', 'business'],
    ['Man dies after being injured by cattle on estate', undefined],
    ['Are summer sandals killing your feet?', undefined],
    ['Perez Hilton Is Hospitalized After Appearing to Harm Himself on Livestream', 'health'],
    ['Misuse of tear gas on protesters led to brain injuries', 'crime'],
    ['One town’s fight to save a birthing center', 'health'],
    ['Gatwick airport to open second runway after legal challenge fails', 'business'],
    ['Kuil wins Open after play-off', 'sports'],
    ['Tower spark confirmed as cause of Eaton fire in California', 'environment'],
    ['Eaton Fire Caused by Utility’s Transmission Tower, Report Says', 'environment'],
    ['Identical quadruplets born in one in a million chance', undefined],
    ['Two women dead after diving trip at loch', undefined],
    ['Decline in families approved to adopt a child', undefined],
  ])('%s → %s', (headline, expected) => {
    expect(first(headline)).toBe(expected);
  });

  it.each<[string, string | undefined]>([
    ['Wandelaar gewond door een koe op landgoed', undefined],
    ['Politie zet traangas in tegen betogers', 'crime'],
    ['Geboortecentrum sluit door tekort aan verloskundigen', 'health'],
    ['Vierling geboren in Zwolle', undefined],
    ['Tekort aan pleegouders daalt', undefined],
  ])('in Dutch: %s → %s', (headline, expected) => {
    expect(first(headline, { language: 'nl' })).toBe(expected);
  });
});

describe('words by how they are used', () => {
  it.each([
    ['Goalkeeping juniors unbeaten in badminton', 'sports'],
    ['Trout return to the estuary marshes', 'environment'],
    ['Accomplice acquitted after retrial', 'crime'],
    ['Kardashian returns to Calabasas', 'entertainment'],
    ['Why your mornings feel like a treadmill of gratitude', 'health'],
  ])('words that no list has: %s → %s', (headline, expected) => {
    expect(first(headline)).toBe(expected);
  });

  it('count less where a publisher says what the report is about', () => {
    const headline = 'Trout return to the estuary marshes';
    expect(first(headline, { section: 'science' })).toBe('science');
    expect(first(headline, { section: 'world' })).toBe('environment');
  });

  it.each([
    ['one faint word', 'Why it is so quiet', undefined],
    ['a word that says something', 'Why we quilt again', 'entertainment'],
    ['words that only say where', 'Why Aleppo is waiting', undefined],
  ])('where nothing else speaks: %s', (_, headline, expected) => {
    expect(first(headline)).toBe(expected);
  });

  it('the table names only categories, and only words with letters and levels', () => {
    for (const [language, lines] of lexicon.learnt.words) {
      const subjects = lexicon.learnt.subjects.get(language) ?? [];
      expect([...RANKING_CATEGORIES, DEFAULT_CATEGORY]).toEqual(expect.arrayContaining([...subjects]));
      const last = String.fromCharCode('a'.charCodeAt(0) + subjects.length - 1);
      const entry = new RegExp(`^[\\p{Ll}\\p{N}.]+=(?:[a-${last}][1-9]){1,4}$`, 'u');
      expect(lines.flatMap((line) => line.split(' ')).filter((word) => !entry.test(word))).toEqual([]);
    }
  });

  it('other languages have none', () => {
    expect(first('Trout return to the estuary marshes', { language: 'nl' })).toBeUndefined();
  });
});

describe('hints', () => {
  it('the address decides over a stray word', () => {
    expect(first('Coach explains the vote', { url: 'https://a.example/sport/football/coach-explains' })).toBe(
      'sports',
    );
  });

  it('a regional newsroom has few pages: words that have none are believed against it', () => {
    const url = 'https://a.example/cultuur/1';
    const headline = 'Quiz over het busvervoer';
    expect(first(headline, { language: 'nl', url })).toBe('entertainment');
    expect(first(headline, { language: 'nl', url, regional: true })).toBeUndefined();
    expect(first('Waarom het zo stil is', { language: 'nl', url, regional: true })).toBe('entertainment');
  });

  it.each<[who: string, Partial<CategoryHints>, string]>([
    ['a regional newsroom', { regional: true }, 'politics'],
    ['a regional newsroom, from abroad', { regional: true, abroad: true }, 'world'],
    ['a national newsroom', {}, 'world'],
  ])('what %s tells of the world', (_, hints, expected) => {
    expect(first('Demonstratie tegen hongersnood in de stad', { language: 'nl', ...hints })).toBe(expected);
  });

  it('the feed decides when the words are silent', () => {
    expect(first('Why it is so quiet', { section: 'science' })).toBe('science');
  });

  it('a feed section that says where says nothing about what', () => {
    expect(first('Why it is so quiet', { section: 'top' })).toBeUndefined();
  });

  it('the item names its own category', () => {
    expect(first('Why it is so quiet', { itemCategories: ['Climate change', 'Comment'] })).toBe(
      'environment',
    );
    expect(first('Why it is so quiet', { itemCategories: ['Wages and interest rates'] })).toBe('business');
  });

  it.each([
    ['Figure skater takes bronze on her Olympic debut', 'sports'],
    ['Inflation and interest rates fall in Chile', 'business'],
    ['Parliament elects prime minister after coalition talks in Peru', 'politics'],
    ['Telescope in Chile finds exoplanet', 'science'],
    ['Rebels reject ceasefire as troops advance', 'world'],
    ['Why it is so quiet for Peru', 'world'],
  ])('DATA-42 a world section says where, the words say what: %s → %s', (headline, expected) => {
    const hints = { url: 'https://a.example/world/americas/1', section: 'world', abroad: true };
    expect(first(headline, { ...hints, itemCategories: ['World news'] })).toBe(expected);
  });

  it('what two other countries have with each other is world news', () => {
    const headline = 'Minister meets president for talks';
    expect(first(headline, { abroad: true, countries: 2 })).toBe('world');
    expect(first(headline)).toBe('politics');
  });

  it('news from abroad is world news when nothing more particular is known', () => {
    expect(first('Why it is so quiet', { abroad: true })).toBe('world');
  });
});

describe('sections', () => {
  it.each([
    ['https://a.example/2026/07/21/us/politics/long-headline.html', ['politics']],
    ['https://a.example/sport/football/articles/abc', ['sports']],
    ['https://a.example/nieuws/buitenland/123', ['world']],
    ['https://a.example/world/climate-change/x', ['environment', 'world']],
    ['https://a.example/travel/islands', ['general']],
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
