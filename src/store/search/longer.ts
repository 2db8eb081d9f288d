/**
 * What a half-typed word may be the beginning of, where the index has not all of what was typed: who types "governm" is on the way to
 * government, of which it has the stem "govern".
 */
import type { SearchLanguage } from './families.ts';

const listOf = (endings: string): readonly string[] => endings.split(' ');

/** What PostgreSQL's stemmers cut off, in all its forms. */
const ENDINGS: Readonly<Record<SearchLanguage, readonly string[]>> = {
  en: listOf(
    'ing ings ed er ers ement ements ment ments ness nesses ful fully less ly able ably ability ible ibly ibility al als ally ality ical ' +
      'ically ional ionally ion ions ation ations ational ative atives ive ives ively ivity ous ously ousness ize izes ized izing izer ' +
      'ization ism isms ist ity ities ance ances ancy ence ences ency ent ents ently ant ants ate ates ated ating ator ators ies ied iest',
  ),
  nl: listOf('en ene ingen ing end ende ig ige igen lijk lijke lijken baar bare heid heden'),
};
/** Behind one vowel the last letter is doubled before them. */
const AFTER_DOUBLED: Readonly<Record<SearchLanguage, readonly string[]>> = {
  en: ['ing', 'ed', 'er'],
  nl: ['en'],
};
const DOUBLED = /(?<![aeiouy])[aeiouy]([b-df-hj-np-tv-z])\1$/;
/** "kantoor" has the stem "kantor". */
const TWO_VOWELS = /([aeou])\1$/;
/** Of a word before an ending. */
const MIN_LETTERS = 3;

/** @param begun folded @returns texts for to_tsquery */
export function longerThan(begun: string, language: SearchLanguage): string[] {
  const rests = ENDINGS[language].flatMap((ending) => restsOf(ending, begun));
  if (DOUBLED.test(begun)) rests.push(...AFTER_DOUBLED[language]);
  const longer = rests.map((rest) => begun + rest);
  if (language === 'nl' && TWO_VOWELS.test(begun)) longer.push(`${begun.slice(0, -1)}:*`);
  return [...new Set(longer)];
}

/** What is left of an ending where a word has begun it. */
function restsOf(ending: string, begun: string): string[] {
  const lengths = Array.from({ length: ending.length - 1 }, (_, at) => at + 1);
  return lengths
    .filter((length) => begun.length - length >= MIN_LETTERS && begun.endsWith(ending.slice(0, length)))
    .map((length) => ending.slice(length));
}
