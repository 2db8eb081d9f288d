import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import { isOneOf, type Text } from '../tokens.ts';
import { isAttacker, isDecision, opensWithHomeBody } from './actors.ts';
import { isBeside, isBetween, isListed } from './among.ts';
import { isAside, isBackground, secondSentence } from './background.ts';
import { countryOfChamber } from './chambers.ts';
import { chooseCity, type PlaceHints } from './choose-city.ts';
import { cityEvidence } from './city-evidence.ts';
import { type CityContext, contradicts, senseOf } from './city-sense.ts';
import { readDateline } from './dateline.ts';
import {
  addCity,
  addCountry,
  decide,
  HEADLINE,
  keyOf,
  type PlaceFinding,
  SUMMARY,
  type Weighed,
} from './decide.ts';
import { DOUBTFUL } from './doubtful.ts';
import { hostNamed } from './games.ts';
import type { CountryKind, Gazetteer } from './gazetteer.ts';
import { findMentions, type Mention, qualifierOf } from './mentions.ts';
import { isInGivenName, isNamesake, isOfPerson } from './namesakes.ts';
import {
  DECISION_FACTOR,
  isLabel,
  isNegated,
  isOrigin,
  isProvince,
  isReached,
  isScene,
  roleFactor,
} from './role.ts';
import { type Club, isAtGround, isAway, weighClubs } from './teams.ts';
import { opensAsDateline, weighDateline } from './weigh-dateline.ts';

const { races } = lexicon.place;
const { firstNames } = lexicon.people;
/** News of every place at once plays in none, unless the headline names one. */
const EVERYWHERE = wholeWords(lexicon.place.everywhere, 'i');
/** "European countries battle heat, floods in Romania", "EU-US trade deal": no one country's, but perhaps a city's. */
const SHARED = wholeWords(lexicon.place.shared, 'i');
/** What a name in a second sentence of the headline weighs. */
const ASIDE = 1.5;
/** "A man from Utrecht" seldom was hurt there. */
const FROM_SHARE = 0.75;
/** "In the municipality of Oost Gelre": a village in it that is named too is more exact. */
const MUNICIPALITY_SHARE = 0.35;
/** What goes on around the news counts this much of its text: enough where nothing else is named. */
const ASIDE_SHARE = 0.35;
/** "Former ambassador to Kenya", "the 1994 genocide in Rwanda". */
const BACKGROUND_FACTOR = 0.25;
/** "Israeli forces", where another country is named too. */
const ATTACKER_FACTOR = 0.5;
/** How surely a word stands for its country. */
const KIND_WEIGHT: Record<CountryKind, number> = {
  name: 1,
  host: 1,
  region: 0.9,
  demonym: 0.65,
  leader: 0.5,
  // Alone enough in a headline, and nothing beside whatever else is named.
  native: 0.33,
  body: 1,
  team: 0.6,
};
/** "Win at Benfica": as sure as "in Lisbon". */
const GROUND_WEIGHT = 1.6;
const GROUND_EVIDENCE = 3;
/** "Boston Celtics": the country is likely, the city is not the place. */
const ORGANISATION_WEIGHT = 0.4;
const CITY_WEIGHT = 0.9;
/** One of three countries in a row. */
const LIST_FACTOR = 0.4;
/** Countries in a headline that make it nobody's. */
const TOUR = 3;
/** Evidence a city needs in one mention before it counts. */
const MENTION_BAR = 1.5;
/** A name of a town at home below the bar says at least that much from this size on. */
const KNOWN_TOWN = 100_000;

interface Reading extends CityContext, Weighed {
  /** Everything said, for the cues of doubtful names. */
  said: string;
  /** "in the Caribbean", "to the Middle East": said to happen in no one country. */
  spread: boolean;
  /** "Iran, Ukraine and Gaza": the countries of the headline; of three none is the place. */
  tour: Set<string>;
  /** Clubs that are named without their ground. */
  clubs: Club[];
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
  const nearness = { villages: hints.at !== null, home: hints.home };
  const inHeadline = findMentions(headline, gazetteer, nearness);
  const inSummary = findMentions(summary, gazetteer, nearness);
  const all = [...inHeadline, ...inSummary];
  const reading: Reading = {
    gazetteer,
    hints,
    texts: [headline, summary],
    said: `${headline.text} ${summary.text}`,
    mentioned: countriesOf(all),
    all,
    dateline: readDateline(summary.text),
    countries: new Map(),
    cities: new Map(),
    scenes: new Map(),
    seats: new Map(),
    clubs: [],
    spread: false,
    tour: new Set(),
    faintlyHome: false,
  };
  const aside = secondSentence(headline);
  for (const mention of inHeadline)
    weigh(mention, aside && mention.first.start >= aside ? ASIDE : HEADLINE, inHeadline, reading);
  for (const mention of inSummary) weigh(mention, SUMMARY, inSummary, reading);
  weighHomeBody(headline, reading);
  weighClubs(reading);
  if (reading.dateline) weighDateline(reading.dateline, reading);
  const found = decide(reading);
  if (isOneOfMany(found, reading, headline.text)) return { ...found, place: null, basis: 'scene' };
  if (inHeadline.length === 0 && EVERYWHERE.test(reading.said)) return { ...found, place: null, basis: null };
  return found;
}

/** Found in a country that has no more of the news than others: of a wide stretch, of many countries, of three in a row. */
function isOneOfMany(
  { place, basis }: PlaceFinding,
  { spread, tour, scenes }: Reading,
  headline: string,
): boolean {
  if (!place || place.city) return false;
  if (spread && basis === 'named') return true;
  if (SHARED.test(headline)) return true;
  return tour.size >= TOUR && tour.has(place.country) && ![...scenes.values()].includes(HEADLINE);
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

function weigh(mention: Mention, full: number, all: readonly Mention[], reading: Reading): void {
  const { entry, organisation, person } = mention;
  if (isNegated(mention) || isInGivenName(mention)) return;
  const weight = isAside(mention) ? full * ASIDE_SHARE : full;
  if (isBackground(mention)) {
    weighBackground(mention, weight, reading);
    return;
  }
  if (entry.wide && isReached(mention, weight === HEADLINE)) reading.spread = true;
  const townOfThatName = entry.countries.length > 0 && isTown(mention, all, reading.hints);
  if (entry.countries.length > 0 && !townOfThatName) {
    const country = countryMeant(mention, reading);
    if (!country || (isOfPerson(country.kind) && isNamesake(mention))) return;
    if (country.kind === 'team') {
      weighTeam(mention, country.country, weight, reading);
      return;
    }
    if (person && ((country.kind !== 'demonym' && !isOfPerson(country.kind)) || firstNames.has(entry.key)))
      return;
    const factor = organisation && country.kind !== 'name' ? ORGANISATION_WEIGHT : KIND_WEIGHT[country.kind];
    const listed = isListed(mention, all) || isBetween(mention, all);
    const attacks = isAttacker(mention) && reading.mentioned.size > 1;
    if (weight === HEADLINE && entry.ground && !isOneOf(races, mention.next)) {
      // "Trump meets Mamdani at White House": a mayor may be out.
      const isOut = country.kind === 'leader' && reading.seats.has(country.country);
      if (!isOut) reading.seats.set(country.country, entry.ground);
    }
    if (weight === HEADLINE) reading.tour.add(country.country);
    if (
      !listed &&
      !attacks &&
      (isScene(mention) || isLabel(mention) || country.kind === 'host' || isDecision(mention, country.kind))
    )
      addScene(reading, country.country, mention, weight);
    const role = attacks ? ATTACKER_FACTOR : roleFactor(mention, country.kind);
    addCountry(reading, country.country, weight * factor * (listed ? LIST_FACTOR : role));
    return;
  }
  if (person) return;
  const choice = isProvince(mention) ? entry.cities[0] : undefined;
  if (choice) addCountry(reading, choice.country, weight);
  else weighCity(mention, weight, all, reading);
}

/** A club or a league: its country, and its city when the match is there. */
function weighTeam(mention: Mention, country: string, weight: number, reading: Reading): void {
  if (mention.person || isAway(mention)) return;
  const { ground } = mention.entry;
  if (!ground || !isAtGround(mention)) {
    addCountry(reading, country, weight * KIND_WEIGHT.team * roleFactor(mention, 'team'));
    if (ground) reading.clubs.push({ mention, ground, weight });
    return;
  }
  reading.scenes.set(keyOf(ground), weight);
  addCity(reading, ground, weight * GROUND_EVIDENCE);
  addCountry(reading, country, weight * GROUND_WEIGHT);
}

function weighBackground(mention: Mention, weight: number, reading: Reading): void {
  const country = mention.entry.countries[0] ?? (mention.person ? undefined : mention.entry.cities[0]);
  if (country) addCountry(reading, country.country, weight * BACKGROUND_FACTOR);
}

/** "Kabinet stuurt fregat", "MPs demand answers": of the publisher's own country; "House passes": in its capital. */
function weighHomeBody(headline: Text, reading: Reading): void {
  const { home, writesHome } = reading.hints;
  const chamber = countryOfChamber(headline, reading.hints);
  if (chamber) {
    const seat = reading.gazetteer.capitalOf(chamber);
    if (seat) reading.seats.set(chamber, seat);
    reading.scenes.set(chamber, HEADLINE);
    addCountry(reading, chamber, HEADLINE * KIND_WEIGHT.body * DECISION_FACTOR);
    return;
  }
  if (!home || !writesHome || !opensWithHomeBody(headline, home)) return;
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
  if (first.kind === 'host') {
    const { entry, text, at } = mention;
    const host = hostNamed(entry.key, text, at, reading.said, reading.hints.year);
    return host ? { country: host, kind: 'host' } : null;
  }
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
  const { city } = choice;
  const isMunicipality = mention.entry.sight === 'municipality';
  if (isBetween(mention, all)) {
    addCountry(reading, city.country, weight * LIST_FACTOR);
    return;
  }
  const sense = senseOf(mention, choice, reading);
  if (sense === 'organisation') addCountry(reading, city.country, weight * ORGANISATION_WEIGHT);
  else if (sense === 'team') {
    addCountry(reading, city.country, weight * KIND_WEIGHT.team);
    reading.clubs.push({ mention, ground: city, weight });
  } else if (sense === 'country') addCountry(reading, city.country, weight);
  if (sense !== 'city') return;
  const evidence = cityEvidence(mention, choice, reading);
  if (evidence < MENTION_BAR) {
    if (evidence >= 0 && city.country === reading.hints.home && city.population >= KNOWN_TOWN)
      reading.faintlyHome = true;
    return;
  }
  if (isScene(mention) || mention.event) addScene(reading, keyOf(city), mention, weight);
  const share = (isOrigin(mention) ? FROM_SHARE : 1) * (isMunicipality ? MUNICIPALITY_SHARE : 1);
  addCity(reading, city, weight * share * (1 + evidence / 2), isBeside(mention));
  addCountry(reading, city.country, weight * CITY_WEIGHT);
}
