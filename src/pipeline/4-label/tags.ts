import type { Place, Report } from '../../contract/contract.ts';
import { anyCityName, countryName, fold } from '../../geo/geo.ts';
import { lexicon } from '../../lexicon/lexicon.ts';
import { isGiven, isLetters, nameFor } from './called.ts';
import { countryCalled } from './land.ts';
import { findNames } from './names.ts';
import { endings, isOfPlace } from './of-places.ts';
import { topicsOfSections } from './sections.ts';
import type { Text } from './tokens.ts';
import { TOPIC_NAMES, topicsOfHeadline, topicsOfSummary } from './topics.ts';

/** Most tags of one report, most names, and shortest and longest name. */
const MAX_TAGS = 10;
const MAX_NAMES = 5;
const MIN_LETTERS = 3;
const MAX_LETTERS = 30;
/** Countries that a report concerns beside its own. */
const MAX_COUNTRIES = 3;

const HOUSEKEEPING = new RegExp(`[_/,()&]| and |^(?:${lexicon.names.housekeeping})$`, 'u');
/** What only sorts: a page of the paper, not a subject. */
const SECTIONS = new Set([...lexicon.sections.names.values()].flatMap((names) => [...names]));
/** Who brought the text is not what it is about. */
const AGENCIES = new Set([...lexicon.agencies.names.values()].flat().map(fold));
/** "Rubio, Marco", "Putin, Vladimir V": how a desk files people. */
const FILED = /^([\p{Lu}][\p{L}'’-]+), ([\p{Lu}][\p{L}'’-]+)(?: \p{Lu})?$/u;

/** "NPR's", before who asks for it. */
const FOR_PRESS = new RegExp(
  `(?<!\\p{L})(?:${[...lexicon.names.press].join('|').replaceAll('_', ' ')})['’]s? $`,
  'iu',
);
const LONGEST_PRESS = 30;

const DOTTED = /^(?:\p{Lu}\.)+$/u;

/** "Albert Verweijstraat", "Kerkweg": nobody looks for the street. */
const STREETS = endings(lexicon.names.streets);

const lettersOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '');
/** Publishers write "Anti-Semitism" and "Interest Rates" for what has a tag. */
const TOPICS_BY_LETTERS = new Map([...TOPIC_NAMES].map((name) => [lettersOf(name), name]));

/** What the publisher says the report is about, without what it says to itself. */
function ownTags(categories: readonly string[]): string[] {
  return categories.flatMap((category) => {
    const [, last, first] = FILED.exec(category.trim()) ?? [];
    const isPerson = first && last && !isSection(first) && !isSection(last);
    const name = isPerson ? `${first} ${last}` : category.trim();
    return HOUSEKEEPING.test(name.toLowerCase()) || isSection(name)
      ? []
      : [TOPICS_BY_LETTERS.get(lettersOf(name)) ?? nameFor(name)];
  });
}

const isSection = (name: string): boolean => SECTIONS.has(fold(name).replaceAll(' ', '-'));

/**
 * What a reader would press, the most telling first: names and topics of the headline, where it happened, the countries it
 * concerns, what the text below and the publisher add. Names are written as they are, topics in lower case and in English.
 */
export function findTags(
  report: Pick<Report, 'itemCategories' | 'publisherId' | 'language' | 'url'>,
  headline: Text,
  summary: Text,
  place: Place | null,
  countries: readonly string[],
): string[] {
  // "told the Harbour Post", of which "Post" is no part of a name.
  const publisher = ` ${report.publisherId.replaceAll('-', ' ')} `;
  const inHeadline = findNames(headline, report.language).map(asTag);
  const names = [...new Set([...inHeadline, ...findNames(summary, report.language).map(asTag)])].filter(fits);
  const keys = new Set(names.map(fold));
  const wholes = new Set([...keys, fold(place?.city ?? ''), inDutch(place) ?? '']);
  const named = names.filter((name) => {
    const key = fold(name);
    if (
      AGENCIES.has(key) ||
      key === inDutch(place) ||
      publisher.includes(` ${key} `) ||
      keys.has(key.slice(0, -1))
    )
      return false;
    const isPress = lexicon.names.press.has(key.replaceAll(' ', '_')) || asksForPress(name, summary);
    if (isPress && !inHeadline.includes(name)) return false;
    return !isNobodys(name, report.language, place) && !isPartOfAnother(key, wholes);
  });
  const [first, further] = apart(named, inHeadline);
  const topics = topicsOfHeadline(headline, report.language);
  const places = [...(place?.city ? [place.city] : []), ...countries.slice(0, MAX_COUNTRIES)];
  return distinct([
    ...first.slice(0, MAX_NAMES),
    ...topics,
    ...places.map((name) => countryName(name) ?? name),
    ...further.slice(0, Math.max(1, MAX_NAMES - first.length)),
    ...topicsOfSummary(summary, report.language),
    ...topicsOfSections(report.itemCategories, report.url),
    ...ownTags(report.itemCategories).filter(fits),
  ]).slice(0, MAX_TAGS);
}

/** "NPR's Steve Veldmark talks to": the broadcaster's own. */
function asksForPress(name: string, { text }: Text): boolean {
  const at = text.indexOf(name);
  return (
    isGiven(name.split(' ', 1)[0] ?? '') &&
    at > 0 &&
    FOR_PRESS.test(text.slice(Math.max(0, at - LONGEST_PRESS), at))
  );
}

/** Those of the headline, and the others. */
function apart(names: readonly string[], inHeadline: readonly string[]): [string[], string[]] {
  const isIn = (name: string): boolean => inHeadline.includes(name);
  return [names.filter(isIn), names.filter((name) => !isIn(name))];
}

/** Each once, whatever its case. */
function distinct(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = fold(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/** "Lindqvist", beside "Maria Lindqvist"; "Alphen" and "Rijn", of a report from Alphen aan den Rijn. What is known by one word stays. */
function isPartOfAnother(key: string, wholes: ReadonlySet<string>): boolean {
  for (const other of wholes)
    if (other !== key && ` ${other} `.includes(` ${key} `) && nameFor(key) === key && !countryCalled(key))
      return true;
  return false;
}

/** "Nederland" and "Netherlands" are one tag, "E.P.A." and "EPA" too. */
function asTag(name: string): string {
  const plain = DOTTED.test(name) ? name.replaceAll('.', '') : name;
  return countryCalled(plain) ?? plain;
}

/** "den haag", of a report from The Hague. */
const inDutch = (place: Place | null): string | null =>
  place && fold(anyCityName(place.city, place.country, 'nl'));

/** "Groningse", "Gelderse Epse" of a report from Epse, "Auto van Groningse", "Kerkweg": what Dutch makes of a place, and streets. */
function isNobodys(name: string, language: string, place: Place | null): boolean {
  const [first = '', ...rest] = name.split(' ');
  const isAdjective = isOfPlace(first, language) && (rest.length === 0 || rest.join(' ') === place?.city);
  const isCutOff = lexicon.names.linking.has(rest.at(-2) ?? '') && isOfPlace(rest.at(-1) ?? '', language);
  return [isAdjective, isCutOff, STREETS.get(language)?.test(name)].includes(true);
}

const fits = (name: string): boolean =>
  (name.length >= MIN_LETTERS || isLetters(name)) && name.length <= MAX_LETTERS;
