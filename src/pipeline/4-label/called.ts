import { findCountry, fold, REGIONS } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { isCountry } from './land.ts';
import { gap, isAllCaps, type Text, type Token } from './tokens.ts';

/** People and regions are not meant where other names touch them: "Melania Trump", "Virginia Woolf". */
type Kind = 'person' | 'region' | 'thing';

/** A name that is known, and the words of the text that it stands in. */
export interface Called {
  /** As tags have it. */
  name: string;
  from: number;
  /** The word after its last. */
  to: number;
  kind: Kind;
}

interface Entry {
  name: string;
  kind: Kind;
}

const TOUCHES = /^[ \u00A0'’-]{1,2}$/u;
const JOINED = /[&/]$/u;
/** "XI" is a number, "Xi" a president. */
const SHORTEST_NAME = 3;
const { adjectives, directions, jobs, nobody, offices } = lexicon.names;
const { organisations } = lexicon.place;
const given = new Set([...lexicon.people.firstNames, ...lexicon.people.givenNames]);

/** Words between "_" → who or what is called so. */
const ENTRIES: ReadonlyMap<string, Entry> = new Map([
  ...REGIONS.flatMap(({ names, dutch }) =>
    names
      .filter((name) => findCountry(name) === null)
      // Some of the names are of towns and valleys in it.
      .map((name): [string, Entry] => [
        wordsOf(name),
        { name: name === dutch ? (names[0] ?? name) : name, kind: 'region' },
      ]),
  ),
  ...[...lexicon.called.things].map(([words, name]): [string, Entry] => [words, { name, kind: 'thing' }]),
  ...[...lexicon.called.people].map(([words, name]): [string, Entry] => [words, { name, kind: 'person' }]),
]);
const LETTERS: ReadonlyMap<string, string> = new Map(
  [...lexicon.called.letters].flatMap(([name, all]) =>
    all.map((letters): [string, string] => [letters, name]),
  ),
);
/** First word → how many words the longest name has that begins with it. */
const LONGEST = new Map<string, number>();
for (const words of ENTRIES.keys()) {
  const [first = '', ...rest] = words.split('_');
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 0, rest.length + 1));
}

/** True for a name of fewer letters than others have: "BP". */
export const isLetters = (name: string): boolean => LETTERS.has(name);

/** True for a word that is a name by itself: "SpaceX". */
export const isCalled = ({ folded }: Token): boolean => ENTRIES.has(folded);

/** "E.U." is EU. */
const plain = (letters: string): string => (letters.includes('.') ? letters.replaceAll('.', '') : letters);

/** True for a name that people wear before another. */
export const isGivenName = ({ folded }: Token): boolean => given.has(folded);

/** The same of a word as written. */
export const isGiven = (word: string): boolean => given.has(fold(word));

/** The name that a tag has for what is written so: "Zelenskyy" is Volodymyr Zelensky. */
export function nameFor(written: string): string {
  return LETTERS.get(plain(written)) ?? ENTRIES.get(wordsOf(written))?.name ?? written;
}

/** Names that are known under several spellings, or by their last part, in their order. */
export function calledIn(text: Text): Called[] {
  const found: Called[] = [];
  for (let at = 0; at < text.tokens.length; at += 1) {
    const called = lettersAt(text, at) ?? calledAt(text, at);
    if (!called) continue;
    found.push(called);
    at = called.to - 1;
  }
  return found;
}

function lettersAt(text: Text, at: number): Called | undefined {
  const { tokens, titleCase } = text;
  const token = tokens[at];
  const name = token?.capital ? LETTERS.get(plain(token.raw)) : undefined;
  // In a title in capitals "WHO" asks; "V&VN" has letters of its own.
  if (
    !name ||
    JOINED.test(gap(text, tokens[at - 1], token)) ||
    (titleCase && tokens.every(({ raw }) => isAllCaps(raw)))
  )
    return undefined;
  return { name, from: at, to: at + 1, kind: 'thing' };
}

function calledAt(text: Text, at: number): Called | undefined {
  const first = text.tokens[at];
  if (!first?.capital) return undefined;
  for (let length = LONGEST.get(first.folded) ?? 0; length > 0; length -= 1) {
    const entry = ENTRIES.get(wordsAt(text, at, length));
    if (!entry || !areOne(text, at, length)) continue;
    if (length === 1 && !standsAlone(text, at, entry)) continue;
    return { ...entry, from: at, to: at + length };
  }
  return undefined;
}

function wordsAt({ tokens }: Text, at: number, length: number): string {
  let words = tokens[at]?.folded ?? '';
  for (let next = at + 1; next < at + length; next += 1) words += `_${tokens[next]?.folded ?? ''}`;
  return words;
}

function areOne(text: Text, at: number, length: number): boolean {
  for (let next = at + 1; next < at + length; next += 1)
    if (!TOUCHES.test(gap(text, text.tokens[next - 1], text.tokens[next]))) return false;
  return true;
}

/** "Trump", not "Trump Tower" or "Melania Trump"; "Disney", not "Mount Disney". */
function standsAlone(text: Text, at: number, { kind }: Entry): boolean {
  const [before, token, after] = [text.tokens[at - 1], text.tokens[at], text.tokens[at + 1]];
  if (!token || (token.raw.length < SHORTEST_NAME && isAllCaps(token.raw))) return false;
  if (before && directions.has(before.folded) && touchesCapital(text, before, token)) return false;
  if (before && isGivenName(before) && TOUCHES.test(gap(text, before, token))) return false;
  if (kind === 'thing' || text.titleCase)
    return !(after && touchesCapital(text, token, after) && organisations.has(after.folded));
  if (before && touchesCapital(text, before, token) && !isBesideNames(before)) return false;
  return !(after && touchesCapital(text, token, after)) || isAllCaps(after.raw) || isBesideNames(after);
}

const touchesCapital = (text: Text, left: Token, right: Token): boolean =>
  left.capital && right.capital && TOUCHES.test(gap(text, left, right));

/** What may stand beside a name with a capital of its own: "President Trump", "US Trump", "Trump Republicans". */
const isBesideNames = (token: Token): boolean =>
  jobs.has(token.folded) ||
  offices.has(token.folded) ||
  nobody.has(token.folded) ||
  adjectives.has(token.folded) ||
  isCountry([token]);

function wordsOf(name: string): string {
  return fold(name).replaceAll(/[^\p{L}\p{N}.]+/gu, '_');
}
