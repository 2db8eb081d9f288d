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

/** The dateline of a summary, or null. Without an agency's name the city must be in capitals. */
export function readDateline(summary: string): Dateline | null {
  const match = PATTERN.exec(summary);
  const city = match?.[1]?.replace(/^.* - /, '');
  if (!match || !city) return null;
  if (!match[3] && city !== city.toUpperCase()) return null;
  return { city, qualifier: match[2] ?? '' };
}
