import type { Report } from '../../contract/contract.ts';
import { DEMONYMS, fold } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { gap, type Text } from './tokens.ts';

/** Most tags of one report, and most words and shortest length of a name. */
const MAX_TAGS = 8;
const MAX_NAMES = 4;
const NAME_WORDS = 4;
const MIN_LETTERS = 3;
const MAX_LETTERS = 30;

/** Words, one or two, that stand for a topic. */
const TOPICS: ReadonlyMap<string, string> = new Map(
  [...lexicon.topics.words].map(([words, topic]) => [words.replaceAll('_', ' '), topic]),
);
const { nobody: NO_NAMES, linking: LINKING } = lexicon.names;
const HOUSEKEEPING = new RegExp(`[_/,()&]|^(?:${lexicon.names.housekeeping})$`, 'u');
/** Words for the people of a country: the country itself is a tag. */
const PEOPLE = new Set([...DEMONYMS.keys()].map(fold));
/** Who brought the text is not what it is about. */
const AGENCIES = new Set([...lexicon.agencies.names.values()].flat().map(fold));

/** A name without what hangs on at its end: "Bridge Rotterdam Dutch" ends before the adjective. */
function trimmed(run: readonly string[]): readonly string[] {
  const last = run.at(-1);
  return last !== undefined && run.length > 1 && PEOPLE.has(fold(last)) ? trimmed(run.slice(0, -1)) : run;
}

/** Runs of capitalised words: names of people, organisations and things. In title case there are none to see. */
function names(text: Text): string[] {
  if (text.titleCase) return [];
  const found: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    const name = trimmed(run);
    if (name.length > 0 && name.length <= NAME_WORDS) found.push(name.join(' ').toLowerCase());
    run = [];
  };
  for (const [at, token] of text.tokens.entries()) {
    const joined = at > 0 && gap(text, text.tokens[at - 1], token) === ' ';
    if (!joined) close();
    const next = text.tokens[at + 1];
    const linking =
      run.length > 0 && LINKING.has(token.raw) && next?.capital && gap(text, token, next) === ' ';
    const naming = linking || (token.capital && token.raw.length > 1 && !NO_NAMES.has(plain(token.folded)));
    if (!naming) close();
    // A single word at the beginning of a sentence is capitalised whatever it is.
    else if (at > 0 || next?.capital) run.push(token.raw.replace(/['’]s$/, ''));
  }
  close();
  const fit = found.filter(
    (name) =>
      name.length >= MIN_LETTERS &&
      name.length <= MAX_LETTERS &&
      !PEOPLE.has(fold(name)) &&
      !AGENCIES.has(fold(name)),
  );
  return fit.filter((name) => !fit.some((longer) => longer !== name && ` ${longer} `.includes(` ${name} `)));
}

const plain = (word: string): string => word.replaceAll('.', '');

/** Topics whose words stand in the text. */
function topics(texts: readonly Text[]): string[] {
  const found = new Set<string>();
  for (const { tokens } of texts)
    for (const [at, { folded }] of tokens.entries()) {
      const topic = TOPICS.get(folded) ?? TOPICS.get(`${folded} ${tokens[at + 1]?.folded ?? ''}`);
      if (topic) found.add(topic);
    }
  return [...found];
}

/** At most eight tags, lower case: names, topics, countries and the publisher's own categories. */
export function findTags(
  report: Pick<Report, 'itemCategories'>,
  headline: Text,
  summary: Text,
  countries: readonly string[],
): string[] {
  const named = [...new Set([...names(headline), ...names(summary)])].slice(0, MAX_NAMES);
  const own = report.itemCategories
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= MIN_LETTERS && name.length <= MAX_LETTERS && !HOUSEKEEPING.test(name));
  const places = countries.map((country) => country.toLowerCase());
  return [...new Set([...topics([headline, summary]), ...named, ...places, ...own])].slice(0, MAX_TAGS);
}
