import { fold, type GazetteerCity, isOfNews } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';
import type { Choice, PlaceHints } from './choose-city.ts';
import type { Dateline } from './dateline.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Mention } from './mentions.ts';
import {
  doesSomething,
  isCalledSettlement,
  isMetonym,
  isNamed,
  isNamesake,
  isScene,
  isTitle,
  saysSomething,
} from './role.ts';
import { isCityTeam, type Said } from './teams.ts';

const { firstNames } = lexicon.people;
/** Cities with the name of the state around them, which "state" behind or "upstate" before means. */
const STATES: ReadonlySet<string> = new Set(['washington', 'new york']);
const STATE: ReadonlySet<string> = new Set(['state', 'staat']);
const { addressing, common, landmarks, ownCountries, prepositions, teams, titles } = lexicon.place;

/** What is known of the text around the name of a city. */
export interface CityContext extends Said {
  gazetteer: Gazetteer;
  hints: PlaceHints;
  /** English names of all countries in the text. */
  mentioned: ReadonlySet<string>;
  dateline: Dateline | null;
}

/** What the name of a city is used for: the town, its country or government, a team, or nothing of a place. */
export function senseOf(
  mention: Mention,
  { city, why }: Choice,
  said: Said,
): 'city' | 'country' | 'organisation' | 'team' | 'nothing' {
  const { entry, organisation, next, previous, touchesPrevious, afterPreposition } = mention;
  if (mention.quoted || isNamesake(mention)) return 'nothing';
  if (isTitle(mention)) return 'country';
  if (organisation || (afterPreposition === 'no' && speaksOfTeams(mention.text))) return 'organisation';
  if (isCityTeam(mention, said)) return 'team';
  const upstate = touchesPrevious && previous?.folded === 'upstate';
  if (STATES.has(entry.key) && (upstate || STATE.has(next?.folded ?? ''))) return 'country';
  const addressed = touchesPrevious && previous !== undefined && addressing.has(previous.folded);
  if (!isMetonym(entry.key)) {
    const governs = city.capital && afterPreposition === 'no' && (addressed || saysSomething(mention));
    return governs ? 'country' : 'city';
  }
  const isUnion = /^brussels?$/.test(entry.key) && why !== 'qualifier';
  if (isUnion && afterPreposition !== 'strong') return 'nothing';
  const acts = doesSomething(mention);
  const owns = mention.owned !== '' && afterPreposition !== 'strong';
  return owns || ((acts || addressed) && afterPreposition === 'no') ? 'country' : 'city';
}

/** "The Knicks": in such a text a city that does something is a team too. */
const speaksOfTeams = ({ tokens }: Text): boolean =>
  tokens.some(({ capital, folded }, at) => capital && teams.has(folded) && tokens[at - 1]?.folded === 'the');

/** A town from this size on is meant by its bare name, whatever country the text speaks of. */
const KNOWN_ANYWHERE = 100_000;

/** "Banga" in a text that names Nigeria itself, not only its people or who leads it, is not the town in the Philippines. */
export function contradicts({ city, why }: Choice, mention: Mention, reading: CityContext): boolean {
  if (why !== 'largest' || city.capital || city.population >= KNOWN_ANYWHERE || mention.length > 1)
    return false;
  if (reading.mentioned.has(city.country)) return false;
  return reading.all.some(
    (other) => isNamed(other) && other.entry.countries.some(({ country }) => country !== reading.hints.home),
  );
}

/** Points for and against the mention meaning the town itself. */
export function cityEvidence(
  mention: Mention,
  city: GazetteerCity,
  why: string,
  reading: CityContext,
): number {
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
  if (why === 'near' || isOfNews(city)) points += 3.5;
  if (reading.dateline && fold(reading.dateline.city) === entry.key) points += 2;
  if (city.population >= 1_000_000) points += 2;
  else if (city.population >= 100_000) points += 1;
  if (city.capital) points += 1;
  if (reading.mentioned.has(city.country)) points += 1;
  if (length > 1) points += 1;
  if (ownCountries.get(language)?.includes(city.code)) points += 1.5;
  const isLarge = city.population >= 1_000_000 || (city.population >= 100_000 && isScene(mention));
  if (isCommon) points -= isLarge ? 0.5 : 2;
  // "Brand in loods": the capital of a first word proves nothing.
  if (isCommon && mention.at === 0 && mention.afterPreposition === 'no' && city.population < 100_000)
    points -= 2;
  if (mention.at === 0 && mention.afterPreposition === 'no' && city.population < 100_000) points -= 1.5;
  const expected = why === 'qualifier' || mention.afterPreposition !== 'no' || reading.dateline !== null;
  if (city.population < 20_000 && !expected && city.country !== home) points -= 1;
  if (!text.titleCase) {
    const named =
      mention.touchesNext && next?.capital && !landmarks.has(next.folded) && !titles.has(next.folded);
    if (mention.event) points += 1;
    else if (named && !reading.gazetteer.has(next.folded)) points -= 1.5;
    if (mention.touchesPrevious && previous?.capital && mention.at > 1 && !prepositions.has(previous.folded))
      points -= 1;
  }
  return points;
}
