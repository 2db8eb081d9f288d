/** What tags are called in a reader's language, and which tags a reader means. */
import { INTERFACE_LANGUAGES, type InterfaceLanguage, type Story } from '../contract/contract.ts';
import { anyCityName, COUNTRIES, citiesInDutch, countryKey, countryName, REGIONS } from '../geo/geo.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { wordsOf } from './words.ts';

const SHOWN = lexicon.called.shown;
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

/** The same with cities, wherever they lie: tags by which an interest lifts. */
export const tagsMeant = (text: string): string[] => [
  ...tagsCalled(text),
  ...citiesInDutch(text).map(({ name }) => name),
];
