/** What a story's tags are called in a reader's language. */
import type { InterfaceLanguage, Story } from '../contract/contract.ts';
import { cityName, countryKey, countryName, REGIONS } from '../geo/geo.ts';
import { lexicon } from '../lexicon/lexicon.ts';

const IN_DUTCH: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ names, dutch }) => (names[0] && dutch !== names[0] ? [[names[0], dutch]] : [])),
);

/** Topics, countries, places and organisations by the name that readers of a language use; other names as they are. */
export function tagNames(
  { tags, location }: Pick<Story, 'tags' | 'location'>,
  language: InterfaceLanguage,
): string[] {
  if (language === 'en') return tags;
  const shown = lexicon.called.shown.get(language);
  const named = tags.map((tag) => {
    if (tag === location.city) return cityName(tag, countryKey(location.country ?? ''), language);
    return shown?.get(tag) ?? countryName(tag, language) ?? IN_DUTCH.get(tag) ?? tag;
  });
  return [...new Set(named)];
}
