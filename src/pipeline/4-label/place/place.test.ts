import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import { readDateline } from './dateline.ts';
import type { PlaceFinding } from './decide.ts';
import { buildGazetteer } from './gazetteer.ts';
import { findPlace } from './place.ts';

const gazetteer = buildGazetteer();

interface Given {
  language?: string;
  home?: string;
  summary?: string;
  at?: { latitude: number; longitude: number };
}

function find(headline: string, { language = 'en', home, summary = '', at }: Given = {}): PlaceFinding {
  const hints = { language, home: home ?? null, writesHome: home !== undefined, at: at ?? null, year: 2026 };
  return findPlace(readText(headline), readText(summary), hints, gazetteer);
}

/** "City, Country", "Country", or "nowhere". */
function where(headline: string, given?: Given): string {
  const { place } = find(headline, given);
  if (!place) return 'nowhere';
  return place.city ? `${place.city}, ${place.country}` : place.country;
}

const DUTCH: Given = { language: 'nl', home: 'Netherlands' };

describe('names of places', () => {
  it.each([
    ['Tram derails in Lisbon', 'Lisbon, Portugal'],
    ['Floods across northern Italy force thousands from homes', 'Italy'],
    ['Ferry sinks off Mombasa', 'Mombasa, Kenya'],
    ['St. Louis mayor opens new park', 'St. Louis, United States'],
    ['New Mexico wildfire spreads', 'United States'],
    ['Blast shakes the port of Beirut', 'Beirut, Lebanon'],
    ['Denver airport reopens', 'Denver, United States'],
    ['The Leipzig bomb is a warning', 'Leipzig, Germany'],
    ['Remains found in Tuam, Ireland', 'Tuam, Ireland'],
    ['Remains found in Tuam', 'nowhere'],
    ['Quiet week for gardeners', 'nowhere'],
  ])('%s → %s', (headline, expected) => {
    expect(where(headline)).toBe(expected);
  });

  it.each([
    ['as its capital acts', 'Troops land in Niger', 'They came as Paris widens an operation.', 'Niger'],
    ['whose capital owns', 'Inspectors wait', 'Talks over Tehran’s dams ended late.', 'Iran'],
    ['in whose interests', 'Under pressure from Trump, Cuba waits', 'It is in America’s interests.', 'Cuba'],
    [
      'a premier’s surname',
      'Albanese rejects plan',
      'Australian leader Anthony Albanese said no.',
      'Australia',
    ],
    ['a surname elsewhere', 'Francesca Albanese replies', '', 'nowhere'],
    ['everywhere at once', 'Harvest feasts around the world', 'Dancers in Lima, Peru.', 'nowhere'],
    [
      'everywhere, told from one place',
      'Lima feast',
      'As around the world, people dance in Lima.',
      'Lima, Peru',
    ],
  ])('a place %s: %s', (_why, headline, summary, expected) => {
    expect(where(headline, { summary })).toBe(expected);
  });

  it.each([
    ['Twee gewonden bij brand in Den Haag', 'The Hague, Netherlands'],
    ["Bakkerij in 's-Hertogenbosch bestaat honderd jaar", "'s-Hertogenbosch, Netherlands"],
    ['Staking legt luchthavens in Duitsland plat', 'Germany'],
    ['Museum in Keulen heropend', 'Cologne, Germany'],
    ['Rotterdamse haven breidt uit', 'Rotterdam, Netherlands'],
    ['Man uit Almelo aangehouden in Enschede', 'Enschede, Netherlands'],
    ['Hoog water in Limburg', 'Netherlands'],
    ['Brugse bibliotheek dicht', 'Bruges, Belgium'],
    ['Antwerpse haven dicht', 'Antwerp, Belgium'],
    ['Drukte in Leuvense straten', 'Leuven, Belgium'],
  ])('in Dutch: %s → %s', (headline, expected) => {
    expect(where(headline, DUTCH)).toBe(expected);
  });

  it.each([
    ['Portland, Maine, harbour reopens', 43.7],
    ['Portland, Oregon, harbour reopens', 45.5],
  ])('%s: the state decides which', (headline, latitude) => {
    expect(find(headline).place?.latitude).toBeCloseTo(latitude, 0);
  });

  it('a town that is called like a country needs its state', () => {
    expect(where('Plant in Lebanon, Pennsylvania, closes')).toBe('Lebanon, United States');
  });
});

describe('names that are no places', () => {
  it.each([
    ['Paris Hilton opens a shop', 'a person'],
    ['Austin Butler joins film', 'a person'],
    ['Nice weather for the weekend', 'a word'],
    ['Reading the small print', 'a word'],
    ['Polish your shoes', 'a word'],
    ['They told us to wait', 'a pronoun'],
    ['TELL US WHAT YOU THINK ABOUT PARKING', 'a shouted pronoun'],
    ['Guests play russian roulette with their data', 'a saying'],
    ['Russian roulette with data, warns expert', 'a saying'],
    ['Roast turkey and all the trimmings', 'a bird'],
    ['Thanksgiving: Turkey recipes for a crowd', 'a bird'],
  ])('%s: %s', (headline) => {
    expect(where(headline)).toBe('nowhere');
  });

  it.each([
    ['Libanon opent zonnepark, eerste in het Midden-Oosten', 'Lebanon'],
    ['Kenia opent grootste bibliotheek van Afrika', 'Kenya'],
  ])('in Dutch, a comparison: %s → %s', (headline, expected) => {
    expect(where(headline, DUTCH)).toBe(expected);
  });

  it.each([['Best lastig, vindt de coach'], ['Brussel wil strengere regels']])('in Dutch: %s', (headline) => {
    expect(where(headline, DUTCH)).toBe('nowhere');
  });

  it.each([
    ['Moscow warns of more cuts', 'Russia'],
    ['Storm delays the talks, Tehran halts its dam', 'Iran'],
    ['Den Haag wil minder vluchten', 'Netherlands'],
  ])('%s means a government or a team, not the town', (headline, expected) => {
    expect(where(headline)).toBe(expected);
  });

  it('"rather than Paris" is not Paris', () => {
    expect(where('Fair moves to Lyon rather than Paris')).toBe('Lyon, France');
  });
});

describe('doubtful names', () => {
  it.each([
    ['Georgia votes as crowds gather in Tbilisi', undefined, 'Tbilisi, Georgia'],
    ['Georgia governor signs bill', undefined, 'United States'],
    ['Georgia opens new railway', 'United States', 'United States'],
    ['Georgia opens new railway', undefined, 'Georgia'],
    ['Georgia school shooter pleads guilty', undefined, 'United States'],
    ['King of Jordan opens hospital', undefined, 'Jordan'],
  ])('%s (publisher: %s) → %s', (headline, home, expected) => {
    expect(where(headline, home ? { home } : {})).toBe(expected);
  });
});

describe('the publisher', () => {
  it('a town at home is meant before a foreign one of its size', () => {
    expect(where('Bridge in Newcastle closed', { home: 'United Kingdom' })).toBe(
      'Newcastle upon Tyne, United Kingdom',
    );
    expect(where('Bridge in Newcastle closed', { home: 'Australia' })).toBe('Newcastle, Australia');
  });

  it('a town beside a regional publisher is meant, however small, even when it is called like a country', () => {
    const inTexas = { home: 'United States', at: { latitude: 33.66, longitude: -95.56 } };
    expect(find('Fire damages Paris apartment', inTexas).place).toMatchObject({
      city: 'Paris',
      country: 'United States',
    });
  });
});

describe('Dutch villages and provinces', () => {
  const drenthe = { ...DUTCH, at: { latitude: 52.99, longitude: 6.56 } };
  it.each([
    ['Auto over de kop bij Lheebroek', drenthe, 'Lheebroek, Netherlands'],
    ['Auto over de kop bij Lheebroek', DUTCH, 'nowhere'],
    ['Woningbrand in Nijverdal', DUTCH, 'Nijverdal, Netherlands'],
    ['Groningse huishoudens kunnen gas niet betalen', drenthe, 'Netherlands'],
    ['Rotterdamse huishoudens kunnen gas niet betalen', DUTCH, 'Rotterdam, Netherlands'],
    ['Lening voor gemeente Midden-Groningen', drenthe, 'Hoogezand, Netherlands'],
    ['Auto over de kop in Lheebroek', DUTCH, 'Lheebroek, Netherlands'],
    ['Auto over de kop in Best', DUTCH, 'Best, Netherlands'],
    ['Best lastig: auto over de kop', DUTCH, 'nowhere'],
    ['Auto over de kop in Buren', DUTCH, 'Buren, Netherlands'],
    ['Auto over de kop in Ruddervoorde', { ...DUTCH, home: 'Belgium' }, 'Ruddervoorde, Belgium'],
    ['Premier van België stapt op', DUTCH, 'Belgium'],
    ['Premier Spanje belooft onderzoek', DUTCH, 'Spain'],
    ['Minister van Defensie Israël ontslagen', DUTCH, 'Israel'],
    ['Kabinet Noorwegen valt', DUTCH, 'Norway'],
    ['Kabinet valt', DUTCH, 'Netherlands'],
    ['Government of India bans app', { home: 'United Kingdom' }, 'India'],
    ['Burgemeester Zeist ernstig ziek', DUTCH, 'Zeist, Netherlands'],
    ['Wethouder Eindhoven stapt op', DUTCH, 'Eindhoven, Netherlands'],
    ['Court jails Gerard Holland', {}, 'nowhere'],
    ['Sofia Goggia wins downhill', {}, 'nowhere'],
    ['Smallingerland krijgt nieuw zwembad', DUTCH, 'Drachten, Netherlands'],
    ['Auto over de kop in Gieterveen in Aa en Hunze', drenthe, 'Gieterveen, Netherlands'],
    ['Brand in bos in Noord-Rijnland-Westfalen', DUTCH, 'Germany'],
    ['Frans Bakker in ochtendshow', DUTCH, 'nowhere'],
    ['Lawaaiprotest op Utrecht Centraal vanwege honger in Gaza', DUTCH, 'Utrecht, Netherlands'],
    ['Telstar ontvangt Ajax voor de beker', DUTCH, 'IJmuiden, Netherlands'],
    ['Zuhal Demir schrapt premie', DUTCH, 'Belgium'],
    ['Brand in bestelwagen in Hoboken', { ...DUTCH, home: 'Belgium' }, 'Hoboken, Belgium'],
    ['Explosie op terrein van Chemelot', DUTCH, 'Geleen, Netherlands'],
    ['Steekpartij in Molenbeek', { ...DUTCH, home: 'Belgium' }, 'Brussels, Belgium'],
  ])('%s: %o → %s', (headline, given, place) => {
    expect(where(headline, given)).toBe(place);
  });
});

describe('countries concerned', () => {
  it.each([
    ['French and German ministers meet in Vienna', ['Austria', 'France', 'Germany']],
    ['British soldier charged with murder in Iraq', ['Iraq', 'United Kingdom']],
    ['Trump and Macron speak by phone', ['France', 'United States']],
    ['VS legt heffing op aan Zuid-Korea', ['South Korea', 'United States']],
  ])('%s → %j', (headline, expected) => {
    expect([...find(headline).countries].sort()).toEqual(expected);
  });

  it('what happens in a country weighs more than who does it', () => {
    expect(where('British soldier charged with murder in Iraq')).toBe('Iraq');
  });
});

describe('dateline', () => {
  it.each([
    ['ROTTERDAM (ANP) - De haven groeit.', 'ROTTERDAM', ''],
    ['NAIROBI, Sept. 4 (Anadolu) - The harbour grows.', 'NAIROBI', ''],
    ['PARIS, France — The fair opened.', 'PARIS', 'France'],
    ['Tbilisi (Reuters) - Thousands marched.', 'Tbilisi', ''],
    ['LIMA: A strike began.', 'LIMA', ''],
    ['[Harbour Daily] Kisumu -- A strike began.', 'Kisumu', ''],
    ['• Banks wait • Shops close LIMA: A strike began.', 'LIMA', ''],
  ])('%s', (summary, city, qualifier) => {
    expect(readDateline(summary)).toMatchObject({ city, qualifier });
  });

  it.each(['The fair opened - at last', 'Paris opened its fair.', 'Paris: a fair opens', ''])(
    '%j has none',
    (summary) => {
      expect(readDateline(summary)).toBeNull();
    },
  );

  it('places a story, unless it is where correspondents sit', () => {
    expect(where('Haven groeit', { ...DUTCH, summary: 'ROTTERDAM (ANP) - De haven groeit.' })).toBe(
      'Rotterdam, Netherlands',
    );
    expect(
      where('Griekenland sluit grens', { ...DUTCH, summary: 'BERLIJN (ANP) - De grens gaat dicht.' }),
    ).toBe('Greece');
  });
});

describe('the scene', () => {
  it.each<[string, string, string?]>([
    ['American and Iranian envoys hold talks in Geneva', 'Geneva, Switzerland'],
    ['Belgium summons U.S. envoy', 'Belgium'],
    ['Kenya: Russian pilots train with American crews', 'Kenya'],
    ['Norwegian skier wins at the Winter Olympics', 'Italy'],
    ['US strikes three boats in the Caribbean', 'nowhere'],
    ['US carrier on its way to the Middle East', 'nowhere'],
    ['Lebanon opens solar park, first in the Middle East', 'Lebanon'],
    ['Kenya opens largest library in Africa', 'Kenya'],
    ['Netanyahu and Trump at odds over Gaza', 'Palestine'],
    ['Trump weighs crises with Peru, Chile and Bolivia', 'nowhere'],
    ['Real Madrid wins away', 'nowhere'],
    ['White House wants faster trains', 'Washington, United States'],
    ['Ministers agree on rules', 'Brussels, Belgium', 'Ministers met in Brussels on Monday.'],
  ])('%s → %s', (headline, expected, summary) => {
    expect(where(headline, summary === undefined ? {} : { summary })).toBe(expected);
  });

  it.each<[why: string, headline: string, expected: string, summary?: string]>([
    ['what is in a country', 'Costa Rican police look into death of a US citizen', 'Costa Rica'],
    ['a court', 'Accused man appears by video', 'Australia', 'He stood in front of an Australian court.'],
    ['a territory, not who rules it', 'Israel moves to register West Bank land', 'Palestine'],
    ['a state that acts is no scene', 'Texas sues as fires burn in Oregon', 'United States'],
    ['a state called like its town', 'Soldiers land in Bauchi state', 'Nigeria'],
    [
      'the headline’s scene before a court abroad',
      'Thousands in Kosovo rally',
      'Kosovo',
      'The court in The Hague sat.',
    ],
    ['three in a row are nobody’s', 'Trade rules for Peru, Chile and Bolivia', 'nowhere'],
    [
      'an event in its city',
      'Ministers disagree',
      'Munich, Germany',
      'They met at the Munich Security Conference.',
    ],
    ['from where, against who acts', 'Peru takes no families from Chile', 'Peru'],
    [
      'at sea, as the text tells',
      'Navy stops boats',
      'nowhere',
      'US sailors stopped them in international waters.',
    ],
    ['on the way, as the text tells', 'Peru sends doctors', 'Peru', 'They are going to Africa.'],
    ['a part of the world that owns', 'Camp in Europe’s largest forest feeds Peru', 'Peru'],
    ['a festival, not a lady', 'Author comes to Sydney Writers’ Festival', 'Sydney, Australia'],
    ['one of many', 'New rules for rents', 'nowhere', 'Tenants of cities like Berlin wait.'],
    ['a seat of government that does something', 'Washington is trying to end two wars', 'United States'],
    ['a town of the country in the text', 'Floods in Spain reach Valencia', 'Valencia, Spain'],
    ['a war by its name', 'Veterans of the Vietnam War march', 'nowhere'],
  ])('%s: %s → %s', (_why, headline, expected, summary) => {
    expect(where(headline, summary === undefined ? {} : { summary })).toBe(expected);
  });

  it('what happens at sea has a scene, and no place', () => {
    expect(find('US strikes three boats in the Caribbean')).toMatchObject({ place: null, basis: 'scene' });
    expect(find('Peru sends troops to the Middle East')).toMatchObject({ place: null, basis: 'named' });
    expect(find('Quiet week for gardeners')).toMatchObject({ place: null, basis: null });
  });

  it.each([
    ['European countries battle heat, floods in Peru', 'nowhere'],
    ['Talks of EU and China end in Lisbon', 'Lisbon, Portugal'],
    ['Growers fear EU-China trade deal', 'nowhere'],
    ['Growers fear new deal of Peru', 'Peru'],
    ['Zuid-Europese landen kampen met hitte, overstromingen in Peru', 'nowhere', 'nl'],
    ['Telers niet geholpen met handelsdeal China-EU', 'nowhere', 'nl'],
    ['Akkoord tussen de EU en China ongelijk, zeggen economen', 'nowhere', 'nl'],
  ])(
    'of many countries, or of the Union and another, one is not the place: %s → %s',
    (headline, expected, language = 'en') => {
      expect(where(headline, { language })).toBe(expected);
    },
  );

  it('of a number and a city is the city, of a year and a city is another day', () => {
    expect(where('Firefighters move 150 Utrecht residents')).toBe('Utrecht, Netherlands');
    expect(where('Archive finds film of 1936 Berlin Games')).not.toContain('Berlin');
  });

  it.each([
    ['De provincie Groningen verbiedt vuurwerk', 'Netherlands'],
    ['Burgemeester van de stad Groningen verbiedt vuurwerk', 'Groningen, Netherlands'],
    ['Vandaag vertelt Annie van Putten over haar moestuin', 'nowhere'],
  ])('in Dutch: %s → %s', (headline, expected) => {
    expect(where(headline, DUTCH)).toBe(expected);
  });

  it('a word at the beginning of a sentence is no town, however near', () => {
    const limburg = { ...DUTCH, at: { latitude: 50.85, longitude: 5.85 } };
    expect(where('Brand in loods bij woning', limburg)).toBe('nowhere');
  });

  it('a regional paper means no small town abroad', () => {
    const friesland = { ...DUTCH, at: { latitude: 53.2, longitude: 5.8 } };
    expect(where('Explosie in Bocholt', friesland)).toBe('nowhere');
    expect(where('Explosie in Bocholt in Duitsland', friesland)).toBe('Bocholt, Germany');
  });

  it('a capital at the head of a text is a desk', () => {
    expect(where('Ministers agree', { summary: 'NAIROBI (AP) - Ministers agreed on Monday.' })).not.toContain(
      'Nairobi,',
    );
    expect(where('Ministers agree', { summary: 'KISUMU (AP) - Ministers agreed on Monday.' })).toBe(
      'Kisumu, Kenya',
    );
  });

  it.each([
    ['Tram derails in Lisbon', 'scene'],
    ['Lisbon tram derails', 'named'],
  ])('says what it was told by: %s → %s', (headline, basis) => {
    expect(find(headline).basis).toBe(basis);
  });
});

describe('who governs a city', () => {
  it.each([
    ['is there, where no town is named', 'Mamdani unveils free bus plan', 'New York, United States'],
    ['and in the country where another is', 'Mamdani visits London', 'London, United Kingdom'],
    ['but not where a palace is named', 'At White House, Mamdani praises rival', 'Washington, United States'],
  ])('%s: %s', (_, headline, expected) => {
    expect(where(headline)).toBe(expected);
  });

  it('is no city where it is the state', () => {
    expect(where('New York governor signs climate law')).toBe('United States');
    expect(
      where('Five hurt in New York church fire', { summary: 'A church burnt in upstate New York.' }),
    ).toBe('United States');
    expect(where('Five hurt in New York church fire', { summary: 'A church burnt on Monday.' })).toBe(
      'New York, United States',
    );
  });
});

it.each([
  ['Stars arrive at Venice film festival', 'Venice, Italy'],
  ['Crowds gather for Cannes film festival', 'Cannes, France'],
])('an event in small letters is in its city: %s', (headline, expected) => {
  expect(where(headline)).toBe(expected);
});

it('of three countries in a headline none is the place', () => {
  expect(where('France wins praise as Italy waits for Spain')).toBe('nowhere');
});
