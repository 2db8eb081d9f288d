import type { Place, Report } from '../../contract/contract.ts';
import { findCountry, fold } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { findNames } from './names.ts';
import type { Text } from './tokens.ts';

/** Most tags of one report, and shortest and longest name. */
const MAX_TAGS = 8;
const MAX_NAMES = 4;
const MIN_LETTERS = 3;
const MAX_LETTERS = 30;
/** "AI", "OM" and "TV" are codes of countries, and mean other things. */
const CODE_LETTERS = 3;
/** Words of a summary that speak of a topic before it is one: a shooting at a school is not about education. */
const TOPIC_WORDS = 2;

/** Words, one or two, that stand for a topic. */
const TOPICS: ReadonlyMap<string, string> = new Map(
  [...lexicon.topics.words].map(([words, topic]) => [words.replaceAll('_', ' '), topic]),
);
export const TOPIC_NAMES: ReadonlySet<string> = new Set(TOPICS.values());
const HOUSEKEEPING = new RegExp(`[_/,()&]| and |^(?:${lexicon.names.housekeeping})$`, 'u');
/** What only sorts: a page of the paper, not a subject. */
const SECTIONS = new Set([...lexicon.sections.names.values()].flatMap((names) => [...names]));
/** Who brought the text is not what it is about. */
const AGENCIES = new Set([...lexicon.agencies.names.values()].flat().map(fold));
/** "Rubio, Marco", "Putin, Vladimir V": how a desk files people. */
const FILED = /^([\p{Lu}][\p{L}'’-]+), ([\p{Lu}][\p{L}'’-]+)(?: \p{Lu})?$/u;

/** Topics that the headline speaks of, or the whole text more than once. */
function topics(headline: Text, summary: Text): string[] {
  const words = new Map<string, Set<string>>();
  for (const { tokens } of [headline, summary])
    for (const [at, { folded }] of tokens.entries()) {
      const phrase = `${folded} ${tokens[at + 1]?.folded ?? ''}`;
      const said = TOPICS.has(folded) ? folded : phrase;
      const topic = TOPICS.get(said);
      if (!topic) continue;
      const known = words.get(topic) ?? new Set();
      words.set(topic, known.add(said));
      if (tokens === headline.tokens) known.add('headline');
    }
  return [...words].filter(([, said]) => said.size >= TOPIC_WORDS).map(([topic]) => topic);
}

/** What the publisher says the report is about, without what it says to itself. */
function ownTags(categories: readonly string[]): string[] {
  return categories.flatMap((category) => {
    const [, last, first] = FILED.exec(category.trim()) ?? [];
    const isPerson = first && last && !isSection(first) && !isSection(last);
    const name = (isPerson ? `${first} ${last}` : category.trim()).toLowerCase();
    return HOUSEKEEPING.test(name) || isSection(name) ? [] : [name];
  });
}

const isSection = (name: string): boolean => SECTIONS.has(fold(name).replaceAll(' ', '-'));

/** At most eight tags, lower case: topics, names, the place, countries and what the publisher says it is about. */
export function findTags(
  report: Pick<Report, 'itemCategories' | 'publisherId'>,
  headline: Text,
  summary: Text,
  place: Place | null,
  countries: readonly string[],
): string[] {
  // "told the Harbour Post", of which "Post" is no part of a name.
  const publisher = ` ${report.publisherId.replaceAll('-', ' ')} `;
  const names = [...new Set([...findNames(headline), ...findNames(summary)].map(asCountry))].filter(fits);
  const found = names.filter((name) => {
    const key = fold(name);
    if (AGENCIES.has(key) || publisher.includes(` ${key} `)) return false;
    return !names.includes(name.slice(0, -1)) && !isAdjectiveOf(place, name);
  });
  const named = found
    .filter((name) => !found.some((longer) => longer !== name && ` ${longer} `.includes(` ${name} `)))
    .slice(0, MAX_NAMES);
  const places = [...(place?.city ? [place.city] : []), ...countries].map((name) => name.toLowerCase());
  const own = ownTags(report.itemCategories).filter(fits);
  return [...new Set([...topics(headline, summary), ...named, ...places, ...own])].slice(0, MAX_TAGS);
}

/** "Nederland" and "Netherlands" are one tag. */
const asCountry = (name: string): string =>
  (name.length > CODE_LETTERS && findCountry(name)?.name.toLowerCase()) || name;

/** "Rotterdamse", of a report from Rotterdam. */
const isAdjectiveOf = (place: Place | null, name: string): boolean =>
  place !== null && place.city !== '' && name.endsWith('se') && name.startsWith(place.city.toLowerCase());

const fits = (name: string): boolean => name.length >= MIN_LETTERS && name.length <= MAX_LETTERS;
