import type { Place, PlaceBasis } from '../../../contract/contract.ts';
import { type Coordinates, findCountry, fold, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';
import { chooseCity, ownOrLargest, type PlaceHints } from './choose-city.ts';
import { type CityContext, cityEvidence, contradicts, senseOf } from './city-sense.ts';
import { type Dateline, readDateline } from './dateline.ts';
import { DOUBTFUL } from './doubtful.ts';
import type { CountryKind, Gazetteer } from './gazetteer.ts';
import { findMentions, type Mention, qualifierOf } from './mentions.ts';
import {
  DECISION_FACTOR,
  isDecision,
  isLabel,
  isListed,
  isMetonym,
  isNegated,
  isProvince,
  isReached,
  isScene,
  opensWithHomeBody,
  roleFactor,
} from './role.ts';

const { correspondents } = lexicon.place;
/** A city → the bodies of many countries that sit there. */
const SEATS = new Map(
  [...lexicon.place.seats].map(([city, bodies]) => [
    city,
    wholeWords(bodies.map((name) => name.replaceAll('.', '\\.')).join('|'), ''),
  ]),
);
/** News of every place at once plays in none, unless the headline names one. */
const EVERYWHERE = wholeWords(lexicon.place.everywhere, 'i');
export interface PlaceFinding {
  place: Place | null;
  basis: PlaceBasis | null;
  /** English names of the countries concerned, most important first. */
  countries: string[];
  /** The publisher's own country, or a town there, is named, however faintly. */
  homely: boolean;
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
  body: 1,
};
/** "Boston Celtics": the country is likely, the city is not the place. */
const ORGANISATION_WEIGHT = 0.4;
const CITY_WEIGHT = 0.9;
/** One of three countries in a row. */
const LIST_FACTOR = 0.4;
const DATELINE_WEIGHT = 0.7;
/** …of a capital, where correspondents write of the whole country and of others. */
const DESK_WEIGHT = 0.3;
/** A country concerns the story from this weight on. */
const CONCERNED = 0.8;
/** Evidence a city needs in one mention, and over all mentions, before the story is placed there. */
const MENTION_BAR = 1.5;
const CITY_BAR = 2;
/** A name of a town at home below the bar says at least that much from this size on. */
const KNOWN_TOWN = 100_000;
/** Without a city: a country this heavy, or this much ahead of the next one, is the place. */
const CLEAR_WEIGHT = 2;
const CLEAR_LEAD = 1.5;

interface Scored {
  city: GazetteerCity;
  score: number;
}

interface Reading extends CityContext {
  /** Everything said, for the cues of doubtful names. */
  said: string;
  countries: Map<string, number>;
  cities: Map<string, Scored>;
  /** Countries and cities ("name|country") that something is said to happen in, with the weight of the text that says so. */
  scenes: Map<string, number>;
  /** "in the Caribbean", "to the Middle East": said to happen in no one country. */
  spread: boolean;
  /** A town of the publisher's own country, too faint to be the place. */
  faintlyHome: boolean;
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
  const all = [...inHeadline, ...inSummary];
  const reading: Reading = {
    gazetteer,
    hints,
    said: `${headline.text} ${summary.text}`,
    mentioned: countriesOf(all),
    all,
    dateline: readDateline(summary.text),
    countries: new Map(),
    cities: new Map(),
    scenes: new Map(),
    spread: false,
    faintlyHome: false,
  };
  for (const mention of inHeadline) weigh(mention, HEADLINE, inHeadline, reading);
  for (const mention of inSummary) weigh(mention, SUMMARY, inSummary, reading);
  weighHomeBody(headline, reading);
  if (reading.dateline) weighDateline(reading.dateline, reading);
  const found = decide(reading);
  if (reading.spread && found.basis === 'named' && !found.place?.city)
    return { ...found, place: null, basis: 'scene' };
  if (inHeadline.length === 0 && EVERYWHERE.test(reading.said)) return { ...found, place: null, basis: null };
  return found;
}

function countriesOf(mentions: readonly Mention[]): ReadonlySet<string> {
  const countries = new Set<string>();
  for (const { entry } of mentions) for (const { country } of entry.countries) countries.add(country);
  return countries;
}

/** "In Kosovo" and the town of a conference are surer than "to Honduras". */
function addScene({ scenes }: Reading, name: string, mention: Mention, weight: number): void {
  const isSure = mention.afterPreposition === 'strong' || mention.event || mention.afterPreposition === 'no';
  scenes.set(name, Math.max(isSure ? weight : SUMMARY, scenes.get(name) ?? 0));
}

function addCountry(reading: Reading, country: string, weight: number): void {
  reading.countries.set(country, (reading.countries.get(country) ?? 0) + weight);
}

function addCity(reading: Reading, city: GazetteerCity, score: number): void {
  const known = reading.cities.get(keyOf(city));
  if (known) known.score += score;
  else reading.cities.set(keyOf(city), { city, score });
}

const keyOf = ({ name, country }: GazetteerCity): string => `${name}|${country}`;

function weigh(mention: Mention, weight: number, all: readonly Mention[], reading: Reading): void {
  const { entry, organisation, person } = mention;
  if (isNegated(mention)) return;
  if (entry.wide && isReached(mention, weight === HEADLINE)) reading.spread = true;
  const townOfThatName = entry.countries.length > 0 && isTown(mention, all, reading.hints);
  if (entry.countries.length > 0 && !townOfThatName) {
    const country = countryMeant(mention, reading);
    if (!country) return;
    if (person && country.kind !== 'demonym' && country.kind !== 'leader') return;
    const factor = organisation && country.kind !== 'name' ? ORGANISATION_WEIGHT : KIND_WEIGHT[country.kind];
    const listed = isListed(mention, all);
    if (
      !listed &&
      (isScene(mention) || isLabel(mention) || country.kind === 'host' || isDecision(mention, country.kind))
    )
      addScene(reading, country.country, mention, weight);
    const role = listed ? LIST_FACTOR : roleFactor(mention, country.kind);
    addCountry(reading, country.country, weight * factor * role);
    return;
  }
  if (person) return;
  const choice = isProvince(mention) ? entry.cities[0] : undefined;
  if (choice) addCountry(reading, choice.country, weight);
  else weighCity(mention, weight, all, reading);
}

/** "Kabinet stuurt fregat", "MPs demand answers": of the publisher's own country. */
function weighHomeBody(headline: Text, reading: Reading): void {
  const { home, writesHome } = reading.hints;
  if (!home || !writesHome || !opensWithHomeBody(headline)) return;
  reading.scenes.set(home, HEADLINE);
  addCountry(reading, home, HEADLINE * KIND_WEIGHT.body * DECISION_FACTOR);
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
  if (contradicts(choice, mention, reading)) return;
  const { city, why } = choice;
  const sense = senseOf(mention, choice);
  if (sense === 'organisation') addCountry(reading, city.country, weight * ORGANISATION_WEIGHT);
  else if (sense === 'country') addCountry(reading, city.country, weight);
  if (sense !== 'city') return;
  const evidence = cityEvidence(mention, city, why, reading);
  if (evidence < MENTION_BAR) {
    if (evidence >= 0 && city.country === reading.hints.home && city.population >= KNOWN_TOWN)
      reading.faintlyHome = true;
    return;
  }
  if (isScene(mention) || mention.event) addScene(reading, keyOf(city), mention, weight);
  addCity(reading, city, weight * (1 + evidence / 2));
  addCountry(reading, city.country, weight * CITY_WEIGHT);
}

/** The word of the dateline itself: weighed once, by weighDateline. */
const opensAsDateline = ({ first, text }: Mention, dateline: Dateline | null): boolean =>
  dateline !== null && first.start === dateline.at && text.text.startsWith(dateline.city, dateline.at);

function weighDateline(dateline: Dateline, reading: Reading): void {
  const key = fold(dateline.city);
  const entry = reading.gazetteer
    .startingWith(key.split(' ')[0] ?? '')
    .find((candidate) => candidate.key === key && candidate.cities.length > 0);
  const qualified = dateline.qualifier ? findCountry(dateline.qualifier)?.name : undefined;
  const city =
    entry?.cities.find(({ country }) => country === qualified) ??
    (entry && ownOrLargest(entry.cities, reading.hints.home));
  if (!city) return;
  const correspondent =
    !dateline.qualifier &&
    !dateline.desk &&
    (city.capital || isMetonym(key) || correspondents.has(key.replaceAll(' ', '_'))) &&
    !SEATS.get(key)?.test(reading.said);
  addCity(reading, city, correspondent ? 0.9 : 2.5);
  addCountry(reading, city.country, correspondent ? DESK_WEIGHT : DATELINE_WEIGHT);
  if (correspondent) return;
  reading.scenes.set(keyOf(city), reading.scenes.get(keyOf(city)) ?? SUMMARY);
}

function decide({ countries, cities, scenes, hints, faintlyHome }: Reading): PlaceFinding {
  const concerned = [...countries].filter(([, weight]) => weight >= CONCERNED).sort((a, b) => b[1] - a[1]);
  const names = concerned.map(([country]) => country);
  const homely = faintlyHome || (hints.home !== null && countries.has(hints.home));
  const rest = { countries: names, homely };
  const best = [...cities.values()].sort((a, b) => b.score - a.score)[0];
  const [first, second] = concerned;
  const scene = (name: string): number => scenes.get(name) ?? 0;
  if (best && best.score >= CITY_BAR) {
    const isThere = scene(keyOf(best.city));
    // "Thousands in Kosovo rally": a court in The Hague that the summary tells of is not where.
    const elsewhere =
      first && first[0] !== best.city.country && scene(first[0]) === HEADLINE && isThere < HEADLINE;
    if (!elsewhere) return { place: cityPlace(best.city), basis: isThere ? 'scene' : 'named', ...rest };
  }
  if (!first) return { place: null, basis: null, ...rest };
  const clear = first[1] >= CLEAR_WEIGHT || !second || first[1] >= CLEAR_LEAD * second[1];
  if (!clear) return { place: null, basis: null, ...rest };
  return { place: countryPlace(first[0]), basis: scene(first[0]) ? 'scene' : 'named', ...rest };
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
