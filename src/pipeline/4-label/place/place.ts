import type { Place, PlaceBasis } from '../../../contract/contract.ts';
import { type Coordinates, findCountry, fold, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';
import { type Choice, chooseCity, type PlaceHints } from './choose-city.ts';
import { type Dateline, readDateline } from './dateline.ts';
import { DOUBTFUL } from './doubtful.ts';
import type { CountryKind, Gazetteer } from './gazetteer.ts';
import { findMentions, type Mention, qualifierOf } from './mentions.ts';
import {
  isCalledSettlement,
  isMetonym,
  isNegated,
  isProvince,
  isReached,
  isScene,
  roleFactor,
} from './role.ts';

const { firstNames } = lexicon.people;
const { addressing, common, correspondents, landmarks, ownCountries, prepositions, speech, titles } =
  lexicon.place;
/** News of every place at once plays in none, unless the headline names one. */
const EVERYWHERE = wholeWords(lexicon.place.everywhere, 'i');
export interface PlaceFinding {
  place: Place | null;
  basis: PlaceBasis | null;
  /** English names of the countries concerned, most important first. */
  countries: string[];
}

/** A name in the headline weighs this much more than one in the summary. */
const HEADLINE = 3;
const SUMMARY = 1;
/** How surely a word stands for its country. */
const KIND_WEIGHT: Record<CountryKind, number> = {
  name: 1,
  host: 1,
  region: 0.9,
  demonym: 0.65,
  leader: 0.5,
};
/** "Boston Celtics": the country is likely, the city is not the place. */
const ORGANISATION_WEIGHT = 0.4;
const CITY_WEIGHT = 0.9;
const DATELINE_WEIGHT = 0.7;
/** A country concerns the story from this weight on. */
const CONCERNED = 0.8;
/** Evidence a city needs in one mention, and over all mentions, before the story is placed there. */
const MENTION_BAR = 1.5;
const CITY_BAR = 2;
/** Without a city: a country this heavy, or this much ahead of the next one, is the place. */
const CLEAR_WEIGHT = 2;
const CLEAR_LEAD = 1.5;

interface Scored {
  city: GazetteerCity;
  score: number;
}

interface Reading {
  gazetteer: Gazetteer;
  hints: PlaceHints;
  /** Everything said, for the cues of doubtful names. */
  said: string;
  mentioned: ReadonlySet<string>;
  dateline: Dateline | null;
  countries: Map<string, number>;
  cities: Map<string, Scored>;
  /** Countries and cities ("name|country") that something is said to happen in. */
  scenes: Set<string>;
  /** "in the Caribbean", "to the Middle East": said to happen in no one country. */
  spread: boolean;
}

/**
 * Finds where a report plays and which countries it concerns, from headline and summary.
 * Guards keep names of people and organisations, common words and governments ("Moscow warns") from
 * becoming places; docs/technotes/places-and-labels.md says why each is there.
 */
export function findPlace(
  headline: Text,
  summary: Text,
  hints: PlaceHints,
  gazetteer: Gazetteer,
): PlaceFinding {
  const inHeadline = findMentions(headline, gazetteer, hints.at !== null);
  const inSummary = findMentions(summary, gazetteer, hints.at !== null);
  const reading: Reading = {
    gazetteer,
    hints,
    said: `${headline.text} ${summary.text}`,
    mentioned: new Set(
      [...inHeadline, ...inSummary].flatMap(({ entry }) => entry.countries.map((c) => c.country)),
    ),
    dateline: readDateline(summary.text),
    countries: new Map(),
    cities: new Map(),
    scenes: new Set(),
    spread: false,
  };
  for (const mention of inHeadline) weigh(mention, HEADLINE, inHeadline, reading);
  for (const mention of inSummary) weigh(mention, SUMMARY, inSummary, reading);
  if (reading.dateline) weighDateline(reading.dateline, reading);
  const found = decide(reading);
  const isSpread = reading.spread && found.basis === 'named' && !found.place?.city;
  const everywhere = isSpread || (inHeadline.length === 0 && EVERYWHERE.test(reading.said));
  return everywhere ? { ...found, place: null, basis: null } : found;
}

function addCountry(reading: Reading, country: string, weight: number): void {
  reading.countries.set(country, (reading.countries.get(country) ?? 0) + weight);
}

function addCity(reading: Reading, city: GazetteerCity, score: number): void {
  const key = `${city.name}|${city.country}`;
  const known = reading.cities.get(key);
  if (known) known.score += score;
  else reading.cities.set(key, { city, score });
}

function weigh(mention: Mention, weight: number, all: readonly Mention[], reading: Reading): void {
  const { entry, organisation, person } = mention;
  if (isNegated(mention)) return;
  if (entry.wide && isReached(mention)) reading.spread = true;
  const townOfThatName = entry.countries.length > 0 && isTown(mention, all, reading.hints);
  if (entry.countries.length > 0 && !townOfThatName) {
    const country = countryMeant(mention, reading);
    if (!country) return;
    if (person && country.kind !== 'demonym' && country.kind !== 'leader') return;
    const factor = organisation && country.kind !== 'name' ? ORGANISATION_WEIGHT : KIND_WEIGHT[country.kind];
    if (isScene(mention) || country.kind === 'host') reading.scenes.add(country.country);
    addCountry(reading, country.country, weight * factor * roleFactor(mention, country.kind));
    return;
  }
  if (person) return;
  const choice = isProvince(mention) ? entry.cities[0] : undefined;
  if (choice) addCountry(reading, choice.country, weight);
  else weighCity(mention, weight, all, reading);
}

/** A town that shares its name with a country: beside a regional publisher, or "Lebanon, Pennsylvania". */
function isTown(mention: Mention, all: readonly Mention[], hints: PlaceHints): boolean {
  const qualifier = qualifierOf(mention, all);
  if (!qualifier && !hints.at) return false;
  const choice = chooseCity(mention, qualifier, new Set(), hints);
  const isMeant = choice?.why === 'near' || choice?.why === 'qualifier';
  return isMeant && choice.city.country !== mention.entry.countries[0]?.country;
}

/** The country a mention stands for, or null. */
function countryMeant(mention: Mention, reading: Reading): { country: string; kind: CountryKind } | null {
  const [first] = mention.entry.countries;
  if (!first) return null;
  const doubt = DOUBTFUL[mention.entry.key];
  if (!doubt) return first;
  if (doubt.notAPlace?.test(reading.said)) return null;
  const cue = doubt.cues.find(({ pattern }) => pattern.test(reading.said));
  const home = doubt.cues.find(({ country }) => country === reading.hints.home);
  const country = cue?.country ?? home?.country ?? doubt.fallback;
  return country ? { country, kind: 'name' } : null;
}

function weighCity(mention: Mention, weight: number, all: readonly Mention[], reading: Reading): void {
  const choice = chooseCity(mention, qualifierOf(mention, all), reading.mentioned, reading.hints);
  if (!choice || opensAsDateline(mention, reading.dateline)) return;
  const { city, why } = choice;
  const sense = senseOf(mention, why);
  if (sense === 'organisation') addCountry(reading, city.country, weight * ORGANISATION_WEIGHT);
  else if (sense === 'country') addCountry(reading, city.country, weight);
  if (sense !== 'city') return;
  const evidence = cityEvidence(mention, city, why, reading);
  if (evidence < MENTION_BAR) return;
  if (isScene(mention)) reading.scenes.add(`${city.name}|${city.country}`);
  addCity(reading, city, weight * (1 + evidence / 2));
  addCountry(reading, city.country, weight * CITY_WEIGHT);
}

/** What the name of a city is used for: the town, its country or government, a team, or nothing of a place. */
function senseOf(mention: Mention, why: Choice['why']): 'city' | 'country' | 'organisation' | 'nothing' {
  const { entry, organisation, next, previous, touchesNext, touchesPrevious, afterPreposition } = mention;
  if (organisation) return 'organisation';
  if (entry.key === 'washington' && (next?.folded === 'state' || next?.folded === 'staat')) return 'country';
  if (!isMetonym(entry.key)) return 'city';
  const isUnion = /^brussels?$/.test(entry.key) && why !== 'qualifier';
  if (isUnion && afterPreposition !== 'strong') return 'nothing';
  const acts = touchesNext && next !== undefined && speech.has(next.folded);
  const addressed = touchesPrevious && previous !== undefined && addressing.has(previous.folded);
  const owns = mention.owned !== '' && afterPreposition !== 'strong';
  return owns || ((acts || addressed) && afterPreposition === 'no') ? 'country' : 'city';
}

/** The word of the dateline itself: weighed once, by weighDateline. */
const opensAsDateline = ({ at, text, entry }: Mention, dateline: Dateline | null): boolean =>
  dateline !== null && at === 0 && text.text.startsWith(dateline.city) && fold(dateline.city) === entry.key;

/** Points for and against the mention meaning the town itself. */
function cityEvidence(mention: Mention, city: GazetteerCity, why: string, reading: Reading): number {
  const { entry, previous, next, text, length } = mention;
  const { home, language } = reading.hints;
  const isCommon = length === 1 && (common.has(entry.key) || firstNames.has(entry.key));
  let points = entry.adjective ? 1 : 0;
  if (mention.afterPreposition === 'strong') points += 2;
  else if (isScene(mention)) points += 1.5;
  else if (mention.afterPreposition === 'weak') points += 1;
  if (isCalledSettlement(mention) || (mention.touchesNext && next && landmarks.has(next.folded)))
    points += 2.5;
  if (why === 'qualifier') points += 3;
  if (why === 'home') points += 1;
  if (why === 'near') points += 3.5;
  if (reading.dateline && fold(reading.dateline.city) === entry.key) points += 2;
  if (city.population >= 1_000_000) points += 2;
  else if (city.population >= 100_000) points += 1;
  if (city.capital) points += 1;
  if (reading.mentioned.has(city.country)) points += 1;
  if (length > 1) points += 1;
  if (ownCountries.get(language)?.includes(city.code)) points += 1.5;
  const isLarge = city.population >= 1_000_000 || (city.population >= 100_000 && isScene(mention));
  if (isCommon) points -= isLarge ? 0.5 : 2;
  if (mention.at === 0 && mention.afterPreposition === 'no' && city.population < 100_000) points -= 1.5;
  const expected = why === 'qualifier' || mention.afterPreposition !== 'no' || reading.dateline !== null;
  if (city.population < 20_000 && !expected && city.country !== home) points -= 1;
  if (!text.titleCase) {
    const named =
      mention.touchesNext && next?.capital && !landmarks.has(next.folded) && !titles.has(next.folded);
    if (named && !reading.gazetteer.has(next.folded)) points -= 1.5;
    if (mention.touchesPrevious && previous?.capital && mention.at > 1 && !prepositions.has(previous.folded))
      points -= 1;
  }
  return points;
}

function weighDateline(dateline: Dateline, reading: Reading): void {
  const key = fold(dateline.city);
  const entry = reading.gazetteer
    .startingWith(key.split(' ')[0] ?? '')
    .find((candidate) => candidate.key === key && candidate.cities.length > 0);
  const qualified = dateline.qualifier ? findCountry(dateline.qualifier)?.name : undefined;
  const city =
    entry?.cities.find(({ country }) => country === qualified) ??
    entry?.cities.find(({ country }) => country === reading.hints.home) ??
    entry?.cities[0];
  if (!city) return;
  const correspondent =
    !dateline.qualifier && (city.capital || isMetonym(key) || correspondents.has(key.replaceAll(' ', '_')));
  addCity(reading, city, correspondent ? 0.9 : 2.5);
  if (correspondent) return;
  reading.scenes.add(`${city.name}|${city.country}`);
  addCountry(reading, city.country, DATELINE_WEIGHT);
}

function decide({ countries, cities, scenes }: Reading): PlaceFinding {
  const concerned = [...countries].filter(([, weight]) => weight >= CONCERNED).sort((a, b) => b[1] - a[1]);
  const best = [...cities.values()].sort((a, b) => b.score - a.score)[0];
  const names = concerned.map(([country]) => country);
  if (best && best.score >= CITY_BAR) {
    const isThere = scenes.has(`${best.city.name}|${best.city.country}`);
    return { place: cityPlace(best.city), basis: isThere ? 'scene' : 'named', countries: names };
  }
  const [first, second] = concerned;
  if (!first) return { place: null, basis: null, countries: [] };
  const clear = first[1] >= CLEAR_WEIGHT || !second || first[1] >= CLEAR_LEAD * second[1];
  if (!clear) return { place: null, basis: null, countries: names };
  return { place: countryPlace(first[0]), basis: scenes.has(first[0]) ? 'scene' : 'named', countries: names };
}

export function cityPlace(city: { name: string; country: string } & Coordinates): Place {
  return { city: city.name, country: city.country, latitude: city.latitude, longitude: city.longitude };
}

export function countryPlace(name: string): Place | null {
  const country = findCountry(name);
  return country
    ? { city: '', country: country.name, latitude: country.latitude, longitude: country.longitude }
    : null;
}
