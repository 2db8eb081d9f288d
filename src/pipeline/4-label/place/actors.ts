/** Who acts in a text, and whether that says where the news is: what a state decides it decides at home, what it attacks is elsewhere. */
import { fold } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { isLand } from '../land.ts';
import { gap, isOneOf, type Text, type Token } from '../tokens.ts';
import { isOfOthers } from './affairs.ts';
import type { CountryKind } from './gazetteer.ts';
import type { Mention } from './mentions.ts';

const {
  articles,
  assaults,
  auxiliaries,
  belongings,
  decides,
  forces,
  governments,
  grounds,
  heads,
  homeBodies,
  prepositions,
  seats,
  speech,
} = lexicon.place;

/** "EU", "European Commission": bodies of many countries, folded. */
const BODIES_OF_MANY: ReadonlySet<string> = new Set([...seats.values()].flat().map(fold));
/** Longer names are not looked for. */
const BODY_WORDS = 3;

/** Words after "'s" among which the head stands: "Serbia's embattled prime minister". */
const HEAD_WORDS = 3;
/** …and what a city has: "Madrid's 12 de Octubre Hospital". */
const OWNED_WORDS = 4;
const OF = new Set(['of', 'van']);
const SPACE = /^ $/;
const WITHIN_PHRASE = /^[-\s'’‘"“”]*$/u;

/** "an Australian court", "US federal judge": what is in the country, a word or two after its name. */
export function isGround({ at, length, text, next }: Mention): boolean {
  if (!next) return false;
  const second = text.tokens[at + length + 1];
  return isOneOf(grounds, next) || (isOneOf(grounds, second) && gap(text, next, second) === ' ');
}

/** "Russian attacks", "Israel's 2023 attack": who attacks is seldom where it happens; not the "U.S.-Iran strikes". */
export function isAttacker(mention: Mention): boolean {
  const { owned, first, text, next } = mention;
  if (text.text.charAt(first.start - 1) === '-') return false;
  return forces.has(owned) || ownsAssault(mention) || isOneOf(forces, next);
}

/** "Russia's ‘double-tap’ drone strike": a word or two between. */
const ownsAssault = (mention: Mention): boolean =>
  ownedWords(mention, HEAD_WORDS, WITHIN_PHRASE)
    .slice(1)
    .some(({ folded }) => assaults.has(folded));

/** The words behind "'s" that nothing but this stands between. */
function ownedWords({ at, length, text, owned }: Mention, most: number, between: RegExp): Token[] {
  if (owned === '') return [];
  const first = at + length + 1;
  const words = text.tokens.slice(first, first + most);
  const end = words.findIndex((word, index) => index > 0 && !between.test(gap(text, words[index - 1], word)));
  return end < 0 ? words : words.slice(0, end);
}

/** "Japan bans …", "Italy's parliament …", "Bundestag …" at the beginning of a text. */
export function isDecision(mention: Mention, kind: CountryKind): boolean {
  const { at, text, next } = mention;
  if (at > 0 && !(at === 1 && isOneOf(articles, text.tokens[0]))) return false;
  if (kind === 'body') return true;
  if (kind === 'demonym') return isGround(mention);
  return kind === 'name' && (ownsHead(mention) || isOneOf(decides, next) || isToAct(mention));
}

/** "UK to list Iran's guards": what a state is about to do; not "Kyiv to the sea". */
function isToAct({ at, length, text, next }: Mention): boolean {
  const verb = text.tokens[at + length + 1];
  return next?.folded === 'to' && verb !== undefined && !verb.capital && !articles.has(verb.folded);
}

/** "Italy's parliament", "Serbia's embattled prime minister". */
export const ownsHead = (mention: Mention): boolean =>
  upToPreposition(ownedWords(mention, HEAD_WORDS, SPACE)).some(
    ({ folded }) => heads.has(folded) || grounds.has(folded),
  );

/** "Venezuela's Maduro in court": the court is not theirs. */
function upToPreposition(words: readonly Token[]): readonly Token[] {
  const end = words.findIndex(({ folded }) => OF.has(folded) || prepositions.has(folded));
  return end < 0 ? words : words.slice(0, end);
}

/** "Kyiv's oldest cathedral", "Rome's trams": what the city has, and not its government; not "Moscow's strikes on churches". */
export function ownsLocally(mention: Mention): boolean {
  if (isAttacker(mention)) return false;
  const words = upToPreposition(ownedWords(mention, OWNED_WORDS, WITHIN_PHRASE));
  return words.some(({ folded }) => belongings.has(folded));
}

/**
 * "Kabinet …", "The Senate …": whose it is, nobody says at home; a British paper's Senate is another's, and "Premier van België",
 * "Kabinet Noorwegen" say whose they are.
 */
export function opensWithHomeBody({ tokens }: Text, home: string): boolean {
  const at = isOneOf(articles, tokens[0]) ? 1 : 0;
  const first = tokens[at];
  if (!first || !homeBodies.has(first.folded) || isOfOthers(first.folded, home)) return false;
  return !isOfLand(tokens, at + 1);
}

/** "EU rejects …", "ICC condemns …". */
export function opensWithBodyOfMany({ tokens }: Text): boolean {
  const at = isOneOf(articles, tokens[0]) ? 1 : 0;
  for (let length = BODY_WORDS; length > 0; length -= 1) {
    const name = tokens.slice(at, at + length).map(({ folded }) => folded);
    const verb = tokens[at + length];
    if (BODIES_OF_MANY.has(name.join(' '))) return isOneOf(speech, verb) || isOneOf(decides, verb);
  }
  return false;
}

/** A country at once, or behind "of" and a ministry: "van Defensie Israël". */
function isOfLand(tokens: readonly Token[], from: number): boolean {
  const isOwned = OF.has(tokens[from]?.folded ?? '');
  const first = isOwned ? from + 1 : from;
  return [first, ...(isOwned ? [first + 1] : [])].some((at) =>
    [1, 2].some((length) => tokens[at]?.capital && isLand(tokens.slice(at, at + length))),
  );
}

/** "Washington is trying", "Moscow warns": the name is who does it. */
export const doesSomething = (mention: Mention): boolean =>
  saysSomething(mention) || isOneOf(auxiliaries, mention.next);

/** "Nairobi rejects". */
export const saysSomething = ({ next }: Mention): boolean => isOneOf(speech, next);

export const isMetonym = (key: string): boolean => governments.has(key.replaceAll(' ', '_'));
