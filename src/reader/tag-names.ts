/** What tags are called in a reader's language, and which tags a reader means. */
import { INTERFACE_LANGUAGES, type InterfaceLanguage, type Story } from '../contract/contract.ts';
import {
  anyCityName,
  COUNTRIES,
  citiesInDutch,
  countryKey,
  countryName,
  findCountry,
  REGIONS,
} from '../geo/geo.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { wordsOf } from './words.ts';

const { called, grammar, meanings } = lexicon;
const SHOWN = called.shown;
const REGIONS_IN_DUTCH: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ names: [english], dutch }) => (english && dutch !== english ? [[english, dutch]] : [])),
);
/** Words of a name in another language than English → the tag. */
const TAGS: ReadonlyMap<string, string> = new Map(
  [
    ...REGIONS_IN_DUTCH,
    ...COUNTRIES.map(({ name, nameNl }): [string, string] => [name, nameNl]),
    ...[...SHOWN.values()].flatMap((shown) => [...shown]),
  ].map(([tag, name]) => [wordsOf(name), tag]),
);

/**
 * Words of the names that people have for countries and bodies every day → the tag. Parts of a country that have a name of their own
 * come last: what is known of Scotland is not what is known of its kingdom.
 */
const EVERYDAY: ReadonlyMap<string, string> = new Map(
  [
    ...COUNTRIES.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name] as const)),
    ...[...meanings.acronyms].flatMap(([key, acronyms]) => {
      const tag = findCountry(key.replaceAll('_', ' '))?.name ?? called.things.get(key);
      return tag === undefined ? [] : acronyms.map((letters) => [letters, tag] as const);
    }),
    ...[...called.letters].flatMap(([tag, all]) => all.map((letters) => [letters, tag] as const)),
    ...[...called.things].map(([words, tag]) => [words.replaceAll('_', ' '), tag] as const),
  ].map(([name, tag]) => [wordsOf(undotted(name)), tag]),
);
const STOP_WORDS = [...grammar.stopWords.values()];

/** Topics, countries, places and organisations by the name that readers of a language use; other names as they are. */
export function tagNames(
  { tags, location }: Pick<Story, 'tags' | 'location'>,
  language: InterfaceLanguage,
): string[] {
  if (language === 'en') return tags;
  const shown = SHOWN.get(language);
  const named = tags.map((tag) => {
    if (tag === location.city) return anyCityName(tag, countryKey(location.country ?? ''), language);
    return shown?.get(tag) ?? countryName(tag, language) ?? REGIONS_IN_DUTCH.get(tag) ?? tag;
  });
  return [...new Set(named)];
}

/** The same in every language that readers use, each name once. */
export const allTagNames = (story: Pick<Story, 'tags' | 'location'>): string[] => [
  ...new Set(INTERFACE_LANGUAGES.flatMap((language) => tagNames(story, language))),
];

/**
 * What a tag is called that somebody asks for, as stories may have it: "natuurbranden" is "wildfires" too. Cities are asked for
 * beside it, as a name alone does not say which one is meant: citiesInDutch().
 */
export function tagsCalled(text: string): string[] {
  const tag = TAGS.get(wordsOf(text));
  return tag === undefined ? [text] : [text, tag];
}

/**
 * The tag that has another name every day: "VK" and "Britain" are the United Kingdom, "EU" is the European Union; none for what is no
 * whole name. Letters that are a word too are meant in capitals only: "US", not "us".
 */
export function tagsAlsoCalled(text: string): string[] {
  const name = undotted(text.trim());
  const small = name.toLowerCase();
  const isWord = name !== name.toUpperCase() && STOP_WORDS.some((words) => words.has(small));
  const tag = isWord ? undefined : EVERYDAY.get(wordsOf(name));
  return tag === undefined ? [] : [tag];
}

/** All that somebody may mean, with cities wherever they lie: tags by which an interest lifts. */
export const tagsMeant = (text: string): string[] => [
  ...new Set([...tagsCalled(text), ...tagsAlsoCalled(text), ...citiesInDutch(text).map(({ name }) => name)]),
];

/** "U.S." is US. */
function undotted(name: string): string {
  return name.replaceAll('.', '');
}
