/** Names in a query that stories may have another name for, and which of the stories that were found by it have it. Pure. */
import { citiesInDutch } from '../../geo/geo.ts';
import { dictionaryOf, stem } from '../../lexicon/lexicon.ts';
import { termKey } from '../../ranking/ranking.ts';
import { tagsAlsoCalled, tagsCalled, wordsOf } from '../../reader/reader.ts';
import type { SearchName } from '../../store/types.ts';
import { hasTag } from '../related.ts';
import type { Found } from './search-order.ts';
import { toldWords } from './told-words.ts';

/** Words of the longest: Saint Vincent en de Grenadines. */
const MAX_WORDS_OF_NAME = 5;
/** More words than a query has, or a name. */
const MAX_WORDS = 32;
/** A phrase is as it is written; points are part of "U.S.". */
const QUOTED_OR_WORD = /["“”„«»][^"“”„«»]*["“”„«»]|\p{L}[\p{L}\p{M}\p{N}.'’]*/gu;
const LETTER = /^\p{L}/u;

/**
 * The longest first: "Verenigde Staten" in "verenigde staten iran", and nothing in "Bank of America" where a story has that as a tag.
 * None where the whole text is one: every story with its tag is found anyway.
 */
export function namesIn(text: string, isTag: (name: string) => boolean): SearchName[] {
  const words = [...text.matchAll(QUOTED_OR_WORD)].slice(0, MAX_WORDS);
  const names: SearchName[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(from + MAX_WORDS_OF_NAME, words.length); to > from; to--) {
      const run = words.slice(from, to);
      const last = run.at(-1);
      if (!last || !run.every(([word]) => LETTER.test(word))) continue;
      const typed = text.slice(run[0]?.index, last.index + last[0].length);
      const tags = otherTags(typed);
      if (tags.length === 0 && !isTag(typed)) continue;
      if (tags.length > 0 && wordsOf(typed) !== wordsOf(text)) names.push({ typed, tags });
      from = to - 1;
      break;
    }
  return names;
}

function otherTags(name: string): string[] {
  const cities = citiesInDutch(name).filter((city) => !isWord(name, city.name));
  const tags = [...tagsCalled(name), ...tagsAlsoCalled(name), ...cities.map((city) => city.name)];
  return [...new Set(tags)].filter((tag) => wordsOf(tag) !== wordsOf(name));
}

/** "Lessen" are lessons too; the dictionary knows "Parijs" only as Paris. */
function isWord(name: string, city: string): boolean {
  const meaning = dictionaryOf('nl')?.exactKeyOf(wordsOf(name).trim());
  return meaning !== undefined && meaning !== stem(wordsOf(city).trim(), 'en');
}

/**
 * Without stories that have only the words of a tag, and not the tag: Georgia is a state too, and Athens in it is not called Athene. The
 * words of a story have its tags by all their names.
 */
export function asNamed(found: readonly Found[], names: readonly SearchName[]): readonly Found[] {
  const asked = names.map(({ typed }) => ({
    words: wordsOf(typed),
    tags: [...tagsCalled(typed), ...tagsAlsoCalled(typed)].map(termKey),
  }));
  return found.filter(({ row, inOtherWords }) => {
    if (!inOtherWords) return true;
    const others = asked.filter(({ tags }) => !tags.some((tag) => hasTag(row, tag)));
    if (others.length === 0) return true;
    const told = toldWords(row.story);
    return others.every(({ words }) => told.includes(words));
  });
}
