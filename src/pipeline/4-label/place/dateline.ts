import { lexicon } from '../../../lexicon/lexicon.ts';

/** Where a text says it was written: "ROTTERDAM (ANP) - …", "PARIS, France — …". */
export interface Dateline {
  city: string;
  /** Country or state after the comma, or "". */
  qualifier: string;
  /** Where it begins in the text. */
  at: number;
  /** A paper's own, passed on by another ("[Capital FM] Nairobi -- "): no correspondent's. */
  desk: boolean;
}

const CITY = "(\\p{Lu}[\\p{L}' .-]{2,30}?)";
const QUALIFIER = '(?:, (\\p{Lu}[\\p{L}. ]+?))?';
const oneOf = (names: Iterable<readonly string[]>): string => [...names].flat().join('|');
/** "Feb", "Feb.", "February". */
const MONTH = oneOf(lexicon.calendar.months.values()).replace(/(?<=^|\|)\p{L}/gu, (first) =>
  first.toUpperCase(),
);
const DATE = `(?:, (?:${MONTH})\\.? \\d+)?`;
const AGENCY = `\\((?:${oneOf(lexicon.agencies.names.values())})[^)]*\\)`;
/** "[Capital FM] Nairobi -- ": whose text it is, in front of it. */
const DESK = '\\[[^\\]]{2,40}\\] ';
const PATTERN = new RegExp(
  `^\\s*(${DESK})?${CITY}${QUALIFIER}${DATE}\\s*(?:(${AGENCY})|--?\\s|[–—]\\s|(?<=\\p{Lu}{3}):\\s)`,
  'u',
);
/** Points before the text: "• Ministers object • Banks wait LONDON: The …". */
const POINTS = /^•.*?(?=\s\p{Lu}{4}[\p{Lu}' ]*:\s)/su;

const CITIES = "\\p{Lu}[\\p{Lu}' .-]{2,30}(?:/\\p{Lu}[\\p{Lu}' .-]{2,30}){1,4}";
const SEVERAL = new RegExp(`^\\s*${CITIES}${DATE}\\s*${AGENCY}\\s*[-–—]?\\s*`, 'u');

/** Characters of a dateline that names several cities ("PARIS/ROME, Feb 17 (AFP) - "): it says who wrote, not where. */
export const correspondentsLength = (summary: string): number => SEVERAL.exec(summary)?.[0].length ?? 0;

/** Characters of any dateline, from where on a summary speaks of the news. */
export const datelineLength = (summary: string): number =>
  correspondentsLength(summary) || (readDateline(summary) ? (PATTERN.exec(summary)?.[0].length ?? 0) : 0);

/** The dateline of a summary, or null. Without a desk's or an agency's name the city must be in capitals. */
export function readDateline(summary: string): Dateline | null {
  const text = summary.replace(POINTS, '');
  const [, desk, name, qualifier = '', agency] = PATTERN.exec(text) ?? [];
  const city = name?.replace(/^.* - /, '');
  if (!city || !(desk || agency || city === city.toUpperCase())) return null;
  return { city, qualifier, at: summary.length - text.length + text.indexOf(city), desk: desk !== undefined };
}
