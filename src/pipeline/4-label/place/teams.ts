/** Matches: at whose ground they are, and when a city is its team. */

import { distanceKm, type GazetteerCity } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { isOneOf, type Text } from '../tokens.ts';
import { NEAR_KM } from './choose-city.ts';
import { addCity, CITY_BAR, HEADLINE, type Weighed } from './decide.ts';
import type { Mention } from './mentions.ts';
import { isOrigin } from './role.ts';

const { buys, deals, doubtful, friendlies, match, players, plays, receives, results, visiting } =
  lexicon.clubs;
/** Words after a team among which it says so. */
const AWAY_WORDS = 3;
/** A regional paper's own club weighs so much more than a town's name. */
const OWN_CLUB = 2;
/** …and the only club of a headline enough to be the place where no town is named. */
const ONLY_CLUB = CITY_BAR;
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

/**
 * A regional paper writes of its club for its own town, unless the text says where it is or that it plays a friendly; whom a club
 * signs, sacks or sells is news of the club's town, and of the buyer's where two are spoken of, unless a match is.
 */
export function weighClubs(reading: Weighed & Said & { clubs: readonly Club[] }): void {
  const { at } = reading.hints;
  const isToldWhere = [...reading.scenes.keys()].some((scene) => scene.includes('|'));
  if (isToldWhere || says(reading, friendlies)) return;
  const own = reading.clubs.filter(({ ground }) => at && distanceKm(at, ground) <= NEAR_KM);
  for (const { ground, weight } of own) addCity(reading, ground, weight * OWN_CLUB);
  if (own.length > 0 || reading.cities.size > 0 || reading.texts.some(isOfMatch)) return;
  const named = reading.clubs.filter(({ mention, weight }) => weight === HEADLINE && !isOrigin(mention));
  const acting = named.filter(({ mention }) => !isOwner(mention));
  const [first] = acting;
  const isBuyer = first?.mention.text.tokens.some(({ folded }) => buys.has(folded));
  if (first && (isBuyer || named.every(({ ground }) => ground === first.ground)))
    addCity(reading, first.ground, ONLY_CLUB);
}

/** "Rayo defender", "Brighton's Baleba": whose somebody is. */
const isOwner = ({ at, length, text, next, owned }: Mention): boolean =>
  isOneOf(players, next) || (owned !== '' && text.tokens[at + length + 1]?.capital === true);

const says = ({ texts }: Said, words: ReadonlySet<string>): boolean =>
  texts.some(({ tokens }) => tokens.some(({ folded }) => words.has(folded)));

export const isTeam = ({ entry }: Mention): boolean => entry.countries[0]?.kind === 'team';

/** A club whose name is also something else, in a text without sport: "arsenal", "Celtic music". */
export const isDoubtfulTeam = (mention: Mention, said: Said): boolean =>
  doubtful.has(mention.entry.key.replaceAll(' ', '_')) &&
  !isSporty({ ...said, all: said.all.filter((other) => other !== mention) });

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
  all.some(isTeam) ||
  texts.some(({ text, tokens }) => RESULT.test(text) || tokens.some(({ folded }) => match.has(folded)));
