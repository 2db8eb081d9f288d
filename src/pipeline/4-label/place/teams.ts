/** Matches: at whose ground they are, and when a city is its team. */

import { distanceKm, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { isOneOf, says, type Text } from '../tokens.ts';
import { NEAR_KM } from './choose-city.ts';
import { addCity, type Weighed } from './decide.ts';
import type { Mention } from './mentions.ts';

const { deals, friendlies, match, players, plays, receives, results, visiting } = lexicon.clubs;
/** Words after a team among which it says so. */
const AWAY_WORDS = 3;
/** A regional paper's own club weighs so much more than a town's name. */
const OWN_CLUB = 2;
const RESULT = /\b\d{1,2}-\d{1,2}\b/;

/** What tells whether sport is spoken of. */
export interface Said {
  /** Headline and summary. */
  texts: readonly Text[];
  /** All names in them. */
  all: readonly Mention[];
}

/** A club that a text names, without its ground. */
export interface Club {
  mention: Mention;
  ground: GazetteerCity;
  weight: number;
}

/** A regional paper writes of its club for its own town, unless the text says where it is or that it plays a friendly. */
export function weighClubs(reading: Weighed & Said & { clubs: readonly Club[] }): void {
  const { at, home } = reading.hints;
  const isToldWhere = [...reading.scenes.keys()].some((scene) => scene !== home);
  if (isToldWhere || reading.texts.some((text) => says(text, friendlies))) return;
  for (const { ground, weight } of reading.clubs)
    if (at && distanceKm(at, ground) <= NEAR_KM) addCity(reading, ground, weight * OWN_CLUB);
}

/** "Rayo defender", "Brighton's Baleba": whose somebody is. */
const isOwner = ({ at, length, text, next, owned }: Mention): boolean =>
  isOneOf(players, next) || (owned !== '' && text.tokens[at + length + 1]?.capital === true);

const isTeam = ({ entry }: Mention): boolean => entry.countries[0]?.kind === 'team';

/** "Win at Benfica", "Juventus host Ajax": the match is where that club plays. */
export function isAtGround(mention: Mention): boolean {
  const { at, length, text, previous, next } = mention;
  if (isOneOf(visiting, previous)) return tellsMatch(text);
  const isAtHome = next?.folded === 'at' && text.tokens[at + length + 1]?.folded === 'home';
  return isAtHome || isOneOf(receives, next);
}

/** "Real Madrid wins away": anywhere but there. */
export const isAway = ({ at, length, text }: Mention): boolean =>
  text.tokens.slice(at + length, at + length + AWAY_WORDS).some(({ folded }) => folded === 'away');

const tellsMatch = (text: Text): boolean =>
  text.tokens.some(({ folded, capital }) => !capital && deals.has(folded)) || isOfMatch(text);

/** …and nobody is signed or sacked. */
const isOfMatch = ({ text, tokens }: Text): boolean =>
  RESULT.test(text) ||
  tokens.some(
    ({ folded, capital }) => !capital && ((plays.has(folded) && !deals.has(folded)) || results.has(folded)),
  );

/** "Liverpool lose at …", "Newcastle captain": the team of the city, in a text that speaks of sport. */
export function isCityTeam(mention: Mention, said: Said): boolean {
  const { next, afterPreposition, text } = mention;
  if (afterPreposition !== 'no' || !(isOneOf(plays, next) || (isOwner(mention) && !text.titleCase)))
    return false;
  return isSporty(said);
}

const isSporty = ({ texts, all }: Said): boolean =>
  all.some(isTeam) || texts.some((text) => RESULT.test(text.text) || says(text, match));
