/** Matches: at whose ground they are, and when a city is its team. */
import { lexicon } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';
import type { Mention } from './mentions.ts';

const { doubtful, match, plays, receives, results, visiting } = lexicon.clubs;
/** Words after a team among which it says so. */
const AWAY_WORDS = 3;
const RESULT = /\b\d{1,2}-\d{1,2}\b/;

/** What tells whether sport is spoken of. */
export interface Said {
  /** Headline and summary. */
  texts: readonly Text[];
  /** All names in them. */
  all: readonly Mention[];
}

export const isTeam = ({ entry }: Mention): boolean => entry.countries[0]?.kind === 'team';

/** A club whose name is also something else, in a text without sport: "arsenal", "Celtic music". */
export const isDoubtfulTeam = (mention: Mention, said: Said): boolean =>
  doubtful.has(mention.entry.key.replaceAll(' ', '_')) &&
  !isSporty({ ...said, all: said.all.filter((other) => other !== mention) });

/** "Win at Benfica", "Juventus host Ajax": the match is where that club plays. */
export function isAtGround(mention: Mention): boolean {
  const { at, length, text, previous, next, touchesPrevious, touchesNext } = mention;
  if (touchesPrevious && previous && visiting.has(previous.folded)) return tellsMatch(text);
  if (!touchesNext || !next) return false;
  return (
    receives.has(next.folded) || (next.folded === 'at' && text.tokens[at + length + 1]?.folded === 'home')
  );
}

/** "Real Madrid wins away": anywhere but there. */
export const isAway = ({ at, length, text }: Mention): boolean =>
  text.tokens.slice(at + length, at + length + AWAY_WORDS).some(({ folded }) => folded === 'away');

const tellsMatch = ({ text, tokens }: Text): boolean =>
  RESULT.test(text) ||
  tokens.some(({ folded, capital }) => !capital && (plays.has(folded) || results.has(folded)));

/** "Liverpool lose at …": the team of the city, in a text that speaks of sport. */
export function isCityTeam({ next, touchesNext, afterPreposition }: Mention, said: Said): boolean {
  if (afterPreposition !== 'no' || !touchesNext || !next || !plays.has(next.folded)) return false;
  return isSporty(said);
}

const isSporty = ({ texts, all }: Said): boolean =>
  all.some(isTeam) ||
  texts.some(({ text, tokens }) => RESULT.test(text) || tokens.some(({ folded }) => match.has(folded)));
