/** Where a text says it was written: "ROTTERDAM (ANP) - …", "PARIS, France — …". */
export interface Dateline {
  city: string;
  /** Country or state after the comma, or "". */
  qualifier: string;
}

const CITY = "(\\p{Lu}[\\p{L}' .-]{2,30}?)";
const QUALIFIER = '(?:, (\\p{Lu}[\\p{L}. ]+?))?';
const DATE = '(?:, (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[\\p{L}.]* \\d+)?';
const AGENCY = '\\((?:ANP|AP|Reuters|AFP|dpa|Xinhua|Bloomberg|Novum|Belga)[^)]*\\)';
const PATTERN = new RegExp(`^\\s*${CITY}${QUALIFIER}${DATE}\\s*(?:(${AGENCY})|--?\\s|[–—]\\s)`, 'u');

const CITIES = "\\p{Lu}[\\p{Lu}' .-]{2,30}(?:/\\p{Lu}[\\p{Lu}' .-]{2,30}){1,4}";
const SEVERAL = new RegExp(`^\\s*${CITIES}${DATE}\\s*${AGENCY}\\s*[-–—]?\\s*`, 'u');

/** Characters of a dateline that names several cities ("PARIS/ROME, Feb 17 (AFP) - "): it says who wrote, not where. */
export const correspondentsLength = (summary: string): number => SEVERAL.exec(summary)?.[0].length ?? 0;

/** Characters of any dateline, from where on a summary speaks of the news. */
export const datelineLength = (summary: string): number =>
  correspondentsLength(summary) || (readDateline(summary) ? (PATTERN.exec(summary)?.[0].length ?? 0) : 0);

/** The dateline of a summary, or null. Without an agency's name the city must be in capitals. */
export function readDateline(summary: string): Dateline | null {
  const match = PATTERN.exec(summary);
  const city = match?.[1]?.replace(/^.* - /, '');
  if (!match || !city) return null;
  if (!match[3] && city !== city.toUpperCase()) return null;
  return { city, qualifier: match[2] ?? '' };
}
