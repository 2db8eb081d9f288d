import { isPlaceName } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { type Called, calledIn, isGivenName } from './called.ts';
import { isCommonWord } from './common-words.ts';
import { isLand } from './land.ts';
import { isNameAlone, isPeople, namesOfRun } from './name-pieces.ts';
import { isOfPlace } from './of-places.ts';
import { gap, isAllCaps, type Text, type Token } from './tokens.ts';

const { bodies, directions, inside, linking, nobody, opening, posts, purposes, saints, surnames, titles } =
  lexicon.names;
/** After these a capital proves nothing. */
const SENTENCE_START = /[.!?:;•|–—"“(\n]\s*$|\s['‘]$/u;
const TOUCHES = /^(?:[ -]| ?& ?)$/;
/** "Writers' Festival". */
const OWNS = /^['’] $/u;
/** "St. Louis", "St.-Annaparochie". */
const SHORTENED = /^\.[ -]?$/;
/** In a title in which every word has a capital, a name is two words of this length or longer. */
const LONG = 3;
/** What is done, by its ending, and the word without it. */
const DEED = /^(\p{L}{4,})ed$/u;
const DEED_OF_LAND = /^(\p{L}{3,})(?:ed|ing|s)$/u;
/** "Robbed": Fareed and Allred hold "far" and "all" without being made of them. */
const TWICE = /(\p{L})\1$/u;

/** A name and the word it begins with. */
interface Found {
  name: string;
  at: number;
}

/**
 * Names of people, organisations, places and things in a text, in their order: those that are known under several spellings as
 * tags write them, and runs of capitalised words as the text does, without the jobs and nationalities around them.
 */
export function findNames(text: Text, language: string): string[] {
  const called = calledIn(text);
  const others = text.titleCase ? peopleIn(text, called) : runsIn(text, called, language);
  const found = [...called.map(({ name, from }) => ({ name, at: from })), ...others];
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ name }) => name))];
}

function runsIn(text: Text, called: readonly Called[], language: string): Found[] {
  const found: Found[] = [];
  // A person's name ends the one before it; "Google Maps" is a name as "Google" is.
  const taken = new Set<number>();
  const ends = new Set<number>();
  for (const { from, to, kind } of called)
    for (let at = from; at < to; at += 1) {
      taken.add(at);
      if (kind !== 'thing' || to - from > 1) ends.add(at);
    }
  let run: Token[] = [];
  let start = 0;
  const close = (): void => {
    if (
      run.length > 0 &&
      !run.every((_, index) => taken.has(start + index)) &&
      !isHalfOfBody(text, run, start)
    ) {
      const named = withoutOrigin(withoutPost(text, run, start), language);
      for (const name of namesOfRun(text, named, opens(text, start) ? language : null))
        found.push({ name, at: start });
    }
    run = [];
  };
  for (const [at, token] of text.tokens.entries()) {
    if (run.length === 0 && (!token.capital || ends.has(at))) continue;
    if (ends.has(at) || !touches(text, at)) close();
    if (ends.has(at)) continue;
    const isFollowed = leadsOn(text, at);
    if (!isPart(token, run, isFollowed) && !isParticle(text, at, isFollowed)) close();
    else if (isFollowed || run.length > 0 || !opens(text, at) || isNameAlone(token)) {
      if (run.length === 0) start = at;
      run.push(token);
    }
  }
  close();
  return found;
}

/** "French Foreign" and "Norway Oil", before "Minister", without what the minister is of. */
function withoutPost(text: Text, run: Token[], start: number): Token[] {
  const [last, next] = [run.at(-1), text.tokens[start + run.length]];
  const isHalf = last && next && posts.has(next.folded) && gap(text, last, next) === ' ';
  const before = run.slice(0, -1);
  return isHalf && isCommonWord(last.folded) && (isPeople(before) || isLand(before)) ? before : run;
}

/** "Centraal Bureau", before "voor de Statistiek"; a bank for a country has a name of its own. */
function isHalfOfBody({ tokens }: Text, run: readonly Token[], start: number): boolean {
  const [purpose, article, ...rest] = tokens.slice(start + run.length, start + run.length + 3);
  if (!purpose || !purposes.has(purpose.folded) || !bodies.has(run.at(-1)?.folded ?? '')) return false;
  const next = article && lexicon.place.articles.has(article.folded) ? rest[0] : article;
  return next?.capital === true && !isLand([next]);
}

/** "Utrechtse Rhenen", "Leidse LUMC", "Belgische Antwerp FC": where what is named is, and none of its name. */
function withoutOrigin(run: Token[], language: string): Token[] {
  const [first, next] = run;
  if (!first || !next || !isOfPlace(first.raw, language) || isGivenName(first)) return run;
  return isAllCaps(next.raw) || isGivenName(next) || isPlaceName(next.raw) ? run.slice(1) : run;
}

/** Where capitals say nothing, a name that people wear and a longer word after it. */
function peopleIn(text: Text, called: readonly Called[]): Found[] {
  const found: Found[] = [];
  const taken = new Set(
    called.flatMap(({ from, to }) => [from - 1, ...Array.from({ length: to - from }, (_, n) => from + n)]),
  );
  for (let at = 0; at + 1 < text.tokens.length; at += 1) {
    const [token, next] = [text.tokens[at], text.tokens[at + 1]];
    if (!token?.capital || !next?.capital || taken.has(at) || gap(text, token, next) !== ' ') continue;
    if (!isGivenName(token) || !isSurname(next) || isDeed(next, isLand([token]))) continue;
    found.push({ name: text.text.slice(token.start, next.end), at });
    at += 1;
  }
  return found;
}

const isSurname = ({ raw, folded }: Token): boolean =>
  raw.length >= LONG && !nobody.has(folded) && !isAllCaps(raw) && !isCommonWord(folded);

/** "Ross Arrested"; behind a country also "Israel Counters" and "Israel Messaging", since Joan Rivers and Peyton Manning are people. */
function isDeed({ folded }: Token, ofLand: boolean): boolean {
  const base = (ofLand ? DEED_OF_LAND : DEED).exec(folded)?.[1];
  return base !== undefined && [base, `${base}e`, base.replace(TWICE, '$1')].some(isCommonWord);
}

/** Words that open a sentence with a capital all the same. */
function opens(text: Text, at: number): boolean {
  return at === 0 || SENTENCE_START.test(gap(text, text.tokens[at - 1], text.tokens[at]));
}

/** A word follows the one before it in the same name. */
function touches(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  const between = gap(text, before, text.tokens[at]);
  if (before && saints.has(before.folded) && SHORTENED.test(between)) return !isStreet(text, at - 1);
  return TOUCHES.test(between) || (OWNS.test(between) && before?.folded.endsWith('s') === true);
}

/** "Main St. Police", where a sentence ends. */
const isStreet = (text: Text, at: number): boolean => {
  const before = text.tokens[at - 1];
  return before?.capital === true && !isAllCaps(before.raw) && gap(text, before, text.tokens[at]) === ' ';
};

/** "of", "van der", "of the". */
function isLink({ tokens }: Text, at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  return linking.has(word) || (word === 'the' && tokens[at - 1]?.folded === 'of');
}

/** Another word of the same name follows, perhaps after "of" or "van der". */
function leadsOn(text: Text, at: number): boolean {
  const next = text.tokens[at + 1];
  if (!next || !touches(text, at + 1)) return false;
  return isLink(text, at + 1) ? leadsOn(text, at + 1) : next.capital;
}

/** "Zwitserland de EK-titel". */
const isArticle = (folded: string, run: readonly Token[]): boolean => folded === 'de' && isLand(run);

function isPart({ raw, folded, capital }: Token, run: readonly Token[], isFollowed: boolean): boolean {
  if (run.length > 0 && (linking.has(folded) || (folded === 'the' && run.at(-1)?.folded === 'of')))
    return isFollowed && !isArticle(folded, run);
  if (!capital || raw.length === 1) return false;
  if (!nobody.has(folded)) return true;
  return (
    (isFollowed && [directions, opening, titles].some((words) => words.has(folded))) ||
    (run.length > 0 && inside.has(folded)) ||
    (surnames.has(folded) && !isFollowed && isOfGivenName(run.at(-1)))
  );
}

/** "Theresa", and not "Norway", where May is when it happens. */
const isOfGivenName = (before: Token | undefined): boolean =>
  before !== undefined && isGivenName(before) && !isLand([before]);

/** "Minister Van Veldmark": inside a sentence a capital makes it the beginning of a surname. */
const isParticle = (text: Text, at: number, isFollowed: boolean): boolean =>
  isFollowed && !opens(text, at) && text.tokens[at]?.capital === true && isLink(text, at);
