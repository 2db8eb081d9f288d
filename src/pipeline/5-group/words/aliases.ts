import { COUNTRY_WORDS } from './countries.ts';
import { DUTCH_TO_ENGLISH } from './dutch-english.ts';
import { stem } from './stem.ts';
import { readTable } from './table.ts';

/** In capitals only: "US" is a country, "us" is not; Dutch "VS" is the same country, "vs" is not. */
export const ACRONYMS: ReadonlyMap<string, string> = new Map([
  ['US', 'usa'],
  ['USA', 'usa'],
  ['VS', 'usa'],
  ['UK', 'britain'],
  ['VK', 'britain'],
  ['UN', 'united_nations'],
  ['VN', 'united_nations'],
  ['EU', 'eu'],
  ['WHO', 'who_health'],
  ['NATO', 'nato'],
  ['NAVO', 'nato'],
  ['AI', 'artificial_intelligence'],
  ['PM', 'prime_minister'],
  ['MP', 'lawmaker'],
  ['CEO', 'boss'],
]);

/** English words that headlines use for one another, where no rule of spelling would join them. */
const ENGLISH = `
die: dead dies died dying death deaths
kill: kills killed killing killings
win: won wins winning
earthquake: quake quakes earthquakes
police: cop cops policeman policemen
investigation: probe probes investigations investigate investigates investigated investigating inquiry
prime_minister: pm premier
teenager: teen teens teenage teenagers
government: govt governments
strike: strikes struck striking
zelensky: zelenskyy zelenskiy
kyiv: kiev
gaza: gazan gazans
m: mn million millions
bn: billion billions
missile: missiles
sentence: sentences sentenced sentencing
ban: bans banned banning
resign: quit quits resigns resigned resignation resigning
begin: begins began begun
`;

const english = readTable(ENGLISH);
const countries = readTable(COUNTRY_WORDS);
const dutch = readTable(DUTCH_TO_ENGLISH);

const newsKeys = new Set([
  ...countries.values(),
  ...english.values(),
  ...[...dutch.keys()].flatMap((word) => wordAlias(word, 'nl') ?? []),
]);

/** True for the keys of the tables: words that the news uses every day, so that a new grouper need not learn it. */
export function isEverydayNews(key: string): boolean {
  return newsKeys.has(key);
}

/**
 * The key of a word that stands for a country, for another English word or, in a Dutch text, for an English one.
 * @param word lower case, without accents
 */
export function wordAlias(word: string, language: string): string | undefined {
  const country = countries.get(word);
  if (country) return country;
  if (language === 'en') return english.get(word);
  if (language !== 'nl') return undefined;
  const translated = dutch.get(word);
  return translated && (english.get(translated) ?? stem(translated, 'en'));
}
