import { fold, REGIONS } from '../../../geo/geo.ts';
import { lexicon } from '../../../lexicon/lexicon.ts';
import { isGiven, isGivenName } from '../called.ts';
import { gap, isAllCaps, isOneOf, type Text, type Token } from '../tokens.ts';
import { type Entry, type Gazetteer, isOfNote } from './gazetteer.ts';

const { firstNames } = lexicon.people;
const { events, organisations, particles, parts, prepositions, strongPrepositions, teams, titles } =
  lexicon.place;

/** A place name found in a text, with what stands around it. */
export interface Mention {
  entry: Entry;
  text: Text;
  /** Index of its first word, and the number of words. */
  at: number;
  length: number;
  first: Token;
  /** The words beside it, with nothing but a space between. */
  previous: Token | undefined;
  next: Token | undefined;
  /** "Tehran's": the word it owns, folded; "" when it owns nothing. */
  owned: string;
  /** "in Utrecht"; strong = a word that never introduces an actor. */
  afterPreposition: 'no' | 'weak' | 'strong';
  /** Part of a person's name or of the name of an organisation. */
  person: boolean;
  organisation: boolean;
  /** "Munich Security Conference": an event called after the city it is held in. */
  event: boolean;
  /** Alone between quotation marks: a title, or a word that is spoken of. */
  quoted: boolean;
}

/** Names this short are countries only in capitals ("US", "UK", "VS"), never "us" or "vs". */
const SHORT_NAME = 3;
/** "N.H.": in Dutch "NH" is North Holland. */
const INITIALS = new Set(
  REGIONS.flatMap(({ names }) => names.filter((name) => /^(?:\p{Lu}\.)+$/u.test(name)).map(fold)),
);
const SENTENCE_BREAK = /[.!?:;|()"“”]/;
const ALL_CAPS_TITLE = 12;
/** Words from a city to what the event is: "Venice film festival". */
const EVENT_WORDS = 3;

/** Which names a publisher means. */
export interface Writer {
  /** Language of the text, ISO 639-1. */
  language: string;
  /** All small places, for one that sits beside them. */
  villages: boolean;
  /** Those of its own country that something is said to happen in: "in Hoenderloo". */
  home: string | null;
}

/** All place names in a text, longest match first, in order; small places only near their publisher, or where the text says of which country they are. */
export function findMentions(text: Text, gazetteer: Gazetteer, writer: Writer): Mention[] {
  const shouting = text.text.length >= ALL_CAPS_TITLE && isAllCaps(text.text);
  const mentions: Mention[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const entry = matchAt(text, at, gazetteer, { shouting, ...writer });
    const first = text.tokens[at];
    if (entry && first) mentions.push(observe(text, at, first, entry, gazetteer));
    at += entry ? entry.words.length : 1;
  }
  return mentions;
}

function matchAt(
  text: Text,
  at: number,
  gazetteer: Gazetteer,
  { shouting, language, villages, home }: Writer & { shouting: boolean },
): Entry | null {
  const first = text.tokens[at];
  if (!first) return null;
  for (const entry of gazetteer.startingWith(first.folded)) {
    if (!matches(text, at, entry) || isPartOfTown(entry, text, at, gazetteer, home)) continue;
    const isKnown =
      !entry.word && (villages || isOfNote(entry) || hasQualifier(text, at + entry.words.length));
    if (!isKnown && !isVillageOf(home, entry, text, at)) continue;
    const last = text.tokens[at + entry.words.length - 1];
    if (!first.capital && !(entry.words.length > 1 && last?.capital)) continue;
    if (isAbbreviation(entry) && (shouting || !isAllCaps(first.raw))) continue;
    return INITIALS.has(entry.key) ? asWritten(entry, language === 'en' || first.raw.includes('.')) : entry;
  }
  return null;
}

/** "Fire in east London" is in London, not in East London; and where that is the capital at home, "East London" is too. */
function isPartOfTown(
  { words, countries, cities }: Entry,
  text: Text,
  at: number,
  gazetteer: Gazetteer,
  home: string | null,
): boolean {
  const [point = '', ...rest] = words;
  if (rest.length === 0 || countries.length > 0 || !parts.has(point)) return false;
  if (!text.tokens[at]?.capital) return true;
  if (home === null || hasQualifier(text, at + words.length)) return false;
  const capital = gazetteer.capitalOf(home);
  return capital !== undefined && fold(capital.name) === rest.join(' ') && !cities.includes(capital);
}

/** The state of initials, or what they mean elsewhere; nothing, perhaps. */
const asWritten = (entry: Entry, isState: boolean): Entry => ({
  ...entry,
  countries: entry.countries.filter(({ state }) => (state !== '') === isState),
});

/** "Tuam, Ireland": what small place is meant is said behind it. */
const hasQualifier = (text: Text, after: number): boolean =>
  text.tokens[after]?.capital === true &&
  /^(?:, | \()$/.test(gap(text, text.tokens[after - 1], text.tokens[after]));

/** "Brand in Hoenderloo", "brand in Best": a national paper knows the villages of its country, and what has a capital there is no word. */
const isVillageOf = (home: string | null, { key, villages }: Entry, text: Text, at: number): boolean =>
  home !== null &&
  !text.titleCase &&
  text.tokens[at]?.capital === true &&
  !firstNames.has(key) &&
  villages.some(({ country }) => country === home) &&
  gap(text, text.tokens[at - 1], text.tokens[at]) === ' ' &&
  strongPrepositions.has(text.tokens[at - 1]?.folded ?? '');

/** "US", "VS", "LA"; a part of a country may be as short and is written like any name: "Goa". */
const isAbbreviation = ({ key, countries, sight }: Entry): boolean =>
  key.length <= SHORT_NAME && (sight !== null || countries.some(({ kind }) => kind !== 'region'));

function matches(text: Text, at: number, entry: Entry): boolean {
  for (let word = 1; word < entry.words.length; word += 1) {
    const token = text.tokens[at + word];
    if (token?.folded !== entry.words[word]) return false;
    const between = gap(text, text.tokens[at + word - 1], token);
    if (SENTENCE_BREAK.test(between) && !/^\. ?$/.test(between)) return false;
  }
  return true;
}

function observe(text: Text, at: number, first: Token, entry: Entry, gazetteer: Gazetteer): Mention {
  const { tokens, titleCase } = text;
  const length = entry.words.length;
  const last = tokens[at + length - 1];
  const previous = gap(text, tokens[at - 1], first) === ' ' ? tokens[at - 1] : undefined;
  const next = gap(text, last, tokens[at + length]) === ' ' ? tokens[at + length] : undefined;
  const mention: Mention = {
    entry,
    text,
    at,
    length,
    first,
    previous,
    next,
    owned: ownedBy(text, at + length),
    afterPreposition: 'no',
    person: false,
    organisation: next?.capital === true && (isOneOf(organisations, next) || isOneOf(teams, next)),
    event: isEvent(text, at + length),
    quoted: isQuoted(text.text, first.start, last?.end ?? first.end),
  };
  const isWithin = isOneOf(parts, previous) && gap(text, tokens[at - 2], previous) === ' ';
  const beforeAt = isWithin ? at - 2 : at - 1;
  const before = isWithin ? tokens[beforeAt] : previous;
  if (titleCase || !before?.capital || opensSentence(text, beforeAt)) {
    if (isOneOf(strongPrepositions, before)) mention.afterPreposition = 'strong';
    else if (isOneOf(prepositions, before)) mention.afterPreposition = 'weak';
  }
  mention.person = isPerson(mention, gazetteer);
  return mention;
}

/** "… ahead of the return. In Moldova it won": a capital that only begins the sentence. */
const opensSentence = (text: Text, at: number): boolean =>
  at === 0 || SENTENCE_BREAK.test(gap(text, text.tokens[at - 1], text.tokens[at]));

function isEvent(text: Text, after: number): boolean {
  for (let word = after; word < after + EVENT_WORDS; word += 1) {
    const token = text.tokens[word];
    if (!token || !/^['’]? $/u.test(gap(text, text.tokens[word - 1], token))) return false;
    if (events.has(token.folded)) return true;
  }
  return false;
}

const isQuoted = (text: string, start: number, end: number): boolean =>
  /["“‘„«']/u.test(text.charAt(start - 1)) &&
  /^[,.!?]?(?:["”»“]|[’'](?!\p{L}))/u.test(text.slice(end, end + 3));

function ownedBy({ tokens, text }: Text, after: number): string {
  const ending = tokens[after];
  if (ending?.folded !== 's' || !/['’]/u.test(text.charAt(ending.start - 1))) return '';
  return tokens[after + 1]?.folded ?? '';
}

function isPerson(mention: Mention, gazetteer: Gazetteer): boolean {
  const { entry, at, previous, next, organisation, text } = mention;
  if (previous?.capital) {
    if (isGivenName(previous)) return true;
    if (titles.has(previous.folded) && entry.countries.length === 0 && !text.titleCase) return true;
  }
  // "Annie van Putten": a particle between capitals is part of a name.
  const before = text.tokens[at - 2];
  if (
    isOneOf(particles, previous) &&
    before?.capital &&
    (at > 2 || firstNames.has(before.folded)) &&
    !text.titleCase
  )
    return gap(text, before, previous) === ' ' && entry.countries.length === 0;
  return (
    next?.capital === true &&
    isGiven(entry.key) &&
    !titles.has(next.folded) &&
    !organisation &&
    !mention.event &&
    !text.titleCase &&
    !gazetteer.has(next.folded)
  );
}

/** The mention that qualifies this one after a comma: "Portland, Oregon", "Paris (Texas)". */
export function qualifierOf(mention: Mention, all: readonly Mention[]): Mention | null {
  const { text, at, length } = mention;
  const between = gap(text, text.tokens[at + length - 1], text.tokens[at + length]).trim();
  if (between !== ',' && between !== '(') return null;
  const follower = all.find((other) => other.at === at + length);
  return follower?.entry.countries.some(({ kind }) => kind === 'name' || kind === 'region') ? follower : null;
}
