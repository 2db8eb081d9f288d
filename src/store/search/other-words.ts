/** What stories may have in place of the words of a query: the tags of its names, and what the words mean in the other language. */
import { foldWords } from './fold.ts';
import { meaningsOf } from './meanings.ts';
import type { Part, SearchQuery } from './search-query.ts';
import type { SearchAmong, SearchName } from './search-types.ts';
import { LANGUAGES } from './words-table.ts';

/** The query so that both are looked for beside what was typed; null where there are none. Meanings are for who reads both languages. */
export function inOtherWords(
  query: SearchQuery,
  { names = [], reads = [] }: Pick<SearchAmong, 'names' | 'reads'>,
): SearchQuery | null {
  const named = withNames(query, names);
  const readsBoth = LANGUAGES.every((language) => reads.includes(language));
  return (readsBoth ? translated(named ?? query) : null) ?? named;
}

/** The same with each name in a part of its own, which is met by the words of a tag too; null when none of them is in it. */
function withNames(query: SearchQuery, names: readonly SearchName[]): SearchQuery | null {
  const known = names.map(({ typed, tags }) => ({ words: foldWords(typed), tags: tags.map(foldWords) }));
  const parts = query.parts.flatMap((part) => (part.quoted ? part : partedAt(known, part)));
  return parts.some(({ tags }) => tags) ? { ...query, parts } : null;
}

function partedAt(names: readonly Pick<Part, 'words' | 'tags'>[], part: Part): Part[] {
  const { words } = part;
  for (let from = 0; from < words.length; from++)
    for (const name of names) {
      const to = from + name.words.length;
      if (name.words.length === 0 || words.slice(from, to).join(' ') !== name.words.join(' ')) continue;
      const before = { ...part, words: words.slice(0, from) };
      const after = partedAt(names, { ...part, words: words.slice(to) });
      return [...(from > 0 ? [before] : []), { ...part, ...name }, ...after];
    }
  return words.length > 0 ? [part] : [];
}

/** The same with each word met by its meanings too; null when none has any. */
function translated(query: SearchQuery): SearchQuery | null {
  const parts = query.parts.map((part) => ({ ...part, translated: !part.quoted && !part.tags }));
  const hasMeaning = (word: string): boolean =>
    LANGUAGES.some((language) => meaningsOf(word, language).length > 0);
  return parts.some((part) => part.translated && part.words.some(hasMeaning)) ? { ...query, parts } : null;
}
