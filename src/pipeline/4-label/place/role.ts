import { lexicon } from '../../../lexicon/lexicon.ts';
import { gap, isAllCaps, isOneOf, SENTENCE_END } from '../tokens.ts';
import { isDecision, isGround, ownsHead, saysSomething } from './actors.ts';
import { isPastYear } from './background.ts';
import type { CountryKind } from './gazetteer.ts';
import type { Mention } from './mentions.ts';

const { players } = lexicon.clubs;
const {
  addressing,
  articles,
  assaults,
  auxiliaries,
  compared,
  features,
  links,
  meetings,
  negations,
  nobles,
  noScenes,
  noWays,
  onto,
  origins,
  parts,
  peopleAfter,
  peopleVerbs,
  prepositions,
  provinces,
  settlements,
  stays,
  strongPrepositions,
  visits,
  wars,
} = lexicon.place;

/** A country where something happens, against one that acts: "British soldier in Iraq". */
const SCENE_FACTOR = 1.6;
/** …and one that somebody or something goes to. */
const GOAL_FACTOR = 1.4;
/** "Ukrainians weigh": a people at home, as sure as its country's name. */
const PEOPLE_FACTOR = SCENE_FACTOR / 0.65;
/** "Winter Olympics": wherever the athletes are from. */
const HOST_FACTOR = 4;
/** "Kenya: pilots warn": a publisher's own word for where it is. */
const LABEL_FACTOR = 1.6;
/** "In America's interests": for whose good, and no more. */
const ASIDE_FACTOR = 0.3;
/** "Israel moves to …", "warns Iran": who acts and is spoken to is seldom where the news is. */
const ACTOR_FACTOR = 0.75;
/** "Denmark summons U.S. envoy over Greenland": what a state decides, it decides at home. */
export const DECISION_FACTOR = 1.5;
/** …and "Polish government urges": its adjective weighs less, and is as sure. */
const AT_HOME_FACTOR = 2;
/** "Fuel prices rise as Iran war drags on": what is the cause of the news is seldom its scene. */
const WAR_FACTOR = 0.3;
/** "won't take them back from Syria": where somebody comes from. */
const ORIGIN_FACTOR = 0.7;
/** "Barcelona sign Rodri from Man City". */
const SELLER_FACTOR = 0.5;
/** "U.S. envoy": whose it is. */
const OWNER_FACTOR = 0.6;
/** "US", "U.S.", "UAE": adjectives as well as names. */
const ACRONYM = 4;
/** Words from "largest" to the stretch that it is the largest of. */
const COMPARED_WITHIN = 6;
/** What a publisher writes in front of a colon. */
const LABELS: ReadonlySet<CountryKind> = new Set<CountryKind>(['name', 'region', 'demonym']);
/** Words from a name to the colon behind a label: "Iran war live: …". */
const LABEL_WORDS = 2;

/** "de provincie Groningen", "Bauchi state": the land around it. */
export function isProvince({ previous, next, at, text }: Mention): boolean {
  const before = previous?.folded === 'of' ? text.tokens[at - 2] : previous;
  return isOneOf(provinces, before) || isOneOf(provinces, next);
}

/** "Nigeria", "an Indonesian island": the country itself, not only its people or who leads it. */
export const isNamed = (mention: Mention): boolean =>
  mention.entry.countries.some(({ kind }) => kind === 'name' || kind === 'region') ||
  (mention.entry.countries[0]?.kind === 'demonym' && isGround(mention));

/** "Germans see", "How Danes turn away": what a people does, it does at home; not "two Belgians say". */
function isPeople({ entry, text, next, previous }: Mention): boolean {
  if (entry.countries[0]?.kind !== 'demonym' || !/(?:[^s]s|[^s]en|es)$/.test(entry.key)) return false;
  const quiet = previous === undefined || peopleAfter.has(previous.folded);
  return quiet && isOneOf(peopleVerbs, next) && !next?.capital && !text.titleCase;
}

/** What a country's name does in its sentence: where the news is, who acts in it, or whose somebody is. */
export function roleFactor(mention: Mention, kind: CountryKind): number {
  const { previous, next, owned } = mention;
  if (kind === 'host') return HOST_FACTOR;
  if (mention.quoted || noScenes.has(owned)) return ASIDE_FACTOR;
  if (isPeople(mention)) return PEOPLE_FACTOR;
  if (kind === 'demonym' && isDecision(mention, kind)) return AT_HOME_FACTOR;
  if (isScene(mention) || (kind !== 'leader' && isGround(mention)))
    return previous?.folded === 'to' ? GOAL_FACTOR : SCENE_FACTOR;
  if (isWar(mention)) return WAR_FACTOR;
  if (kind === 'team') return isOrigin(mention) ? SELLER_FACTOR : 1;
  if (kind === 'leader' && isOrigin(mention)) return ORIGIN_FACTOR;
  if (isDecision(mention, kind)) return DECISION_FACTOR;
  if (isOneOf(players, next)) return OWNER_FACTOR;
  if (kind === 'demonym' && isLabel(mention)) return AT_HOME_FACTOR;
  if (kind !== 'name' && kind !== 'region') return 1;
  if (isLabel(mention)) return LABEL_FACTOR;
  if (saysSomething(mention) || isOneOf(addressing, previous)) return ACTOR_FACTOR;
  if (isOrigin(mention)) return ORIGIN_FACTOR;
  if (kind === 'region') return SCENE_FACTOR;
  if (ownsHead(mention)) return 1;
  return owned !== '' || isAdjective(mention) ? OWNER_FACTOR : 1;
}

/** "U.S. envoy", "UAE firm". */
export function isAdjective({ first, next }: Mention): boolean {
  if (!next || first.raw.length > ACRONYM || !isAllCaps(first.raw)) return false;
  return ![prepositions, auxiliaries, links].some((words) => words.has(next.folded));
}

export const isOrigin = ({ previous }: Mention): boolean => isOneOf(origins, previous);

/** "Kenya: pilots warn", "Iran war live: …", "Australian politics live: …": what a publisher writes in front for where it is. */
export function isLabel({ at, length, text, entry }: Mention): boolean {
  if (at > 0 || !entry.countries.some(({ kind }) => LABELS.has(kind))) return false;
  for (let last = length - 1; last < length + LABEL_WORDS; last += 1) {
    const [word, next] = [text.tokens[last], text.tokens[last + 1]];
    if (word && text.text.charAt(word.end) === ':') return true;
    if (!next || next.capital || gap(text, word, next) !== ' ') return false;
  }
  return false;
}

/** "The Iran war", "war on Iran", "trade war with Canada": named for what it does elsewhere. */
function isWar({ at, text, next, previous, owned }: Mention): boolean {
  if (owned !== '') return false;
  const isFought = isOneOf(onto, previous) || isOneOf(addressing, previous);
  return isOneOf(wars, next) || (isFought && isOneOf(wars, text.tokens[at - 2]));
}

/** …and what the text is not about: "Oil buyers battered by the Iran war", not "The Iran war enters its sixth month". */
export const isNamedWar = (mention: Mention): boolean => isWar(mention) && !isSubject(mention);

/** Nothing but small words since the text or its last sentence began. */
function isSubject({ at, text }: Mention): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const word = text.tokens[back];
    if (SENTENCE_END.test(gap(text, word, text.tokens[back + 1]))) return true;
    if (![articles, auxiliaries, peopleAfter, wars, onto].some((words) => isOneOf(words, word))) return false;
  }
  return true;
}

/** "Scarborough Shoal"; "the 1936 Berlin Games": called so, and not there. */
export function isCalledAfter({ previous, next }: Mention): boolean {
  if (isPastYear(previous)) return true;
  return next?.capital === true && features.has(next.folded);
}

/** "Duke of York", "Bishop of Lincoln". */
export const isTitle = ({ previous, at, text }: Mention): boolean =>
  ['of', 'van'].includes(previous?.folded ?? '') && isOneOf(nobles, text.tokens[at - 2]);

/** "in the Caribbean", in a headline also "to the Middle East"; not "in Europe's largest camp". */
export function isReached({ at, text, owned }: Mention, loosely: boolean): boolean {
  const before = [text.tokens[at - 1]?.folded, text.tokens[at - 2]?.folded, text.tokens[at - 3]?.folded];
  const words = loosely ? prepositions : strongPrepositions;
  return owned === '' && before.some((word) => word !== undefined && words.has(word));
}

/** "First in the Middle East", "largest solar park of Asia": what it is measured by, not where it is. */
export function isComparison({ at, text }: Mention): boolean {
  const isIn = isOneOf(prepositions, text.tokens[at - 1]) || isOneOf(prepositions, text.tokens[at - 2]);
  return (
    isIn &&
    text.tokens.slice(Math.max(0, at - COMPARED_WITHIN), at - 1).some((token) => isOneOf(compared, token))
  );
}

/** "in Iraq", "visits Georgia", "strikes southern Lebanon", "Modi's Israel visit": the news is there, whoever else is named. */
export function isScene(mention: Mention): boolean {
  const { at, text, afterPreposition, owned, previous, next } = mention;
  if (isOneOf(wars, next)) return false;
  if (afterPreposition === 'strong') return !noScenes.has(owned);
  if (isStay(mention) || isAssaulted(mention)) return true;
  if (!previous || isAdjective(mention)) return false;
  const before = parts.has(previous.folded) ? text.tokens[at - 2] : previous;
  if (!before || !visits.has(before.folded)) return false;
  return before.folded !== 'to' || !isOneOf(noWays, text.tokens[at - 2]);
}

/** "Missile strike on Kyiv", "aanslag op Kabul", "attack on Ukrainian cities"; not "attack on US forces". */
export function isAssaulted(mention: Mention): boolean {
  const { entry, at, text, previous, owned } = mention;
  if (!previous || owned !== '' || isAdjective(mention)) return false;
  if (entry.countries.some(({ kind }) => kind !== 'name' && kind !== 'region') && !isGround(mention))
    return false;
  const on = parts.has(previous.folded) ? at - 2 : at - 1;
  return isOneOf(onto, text.tokens[on]) && isOneOf(assaults, text.tokens[on - 1]);
}

/** "Modi's Israel visit", "at EU's Belgium castle retreat". */
function isStay({ at, length, text, previous, next, owned }: Mention): boolean {
  if (!next || !previous || owned !== '') return false;
  if (stays.has(next.folded)) return true;
  const before = [text.tokens[at - 2], text.tokens[at - 3]].some((token) => token?.folded === 'at');
  const isMeeting = [next, text.tokens[at + length + 1]].some((token) => isOneOf(meetings, token));
  return previous.folded === 's' && before && isMeeting;
}

export const isNegated = ({ previous, at, text }: Mention): boolean =>
  isOneOf(negations, isOneOf(prepositions, previous) ? text.tokens[at - 2] : previous);

/** "stad Palmyra", "enclave of Ceuta". */
export const isCalledSettlement = ({ previous, at, text }: Mention): boolean =>
  isOneOf(settlements, previous?.folded === 'of' ? text.tokens[at - 2] : previous);
