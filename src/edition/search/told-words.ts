import { allTextsOf, type Story } from '../../contract/contract.ts';
import { allTagNames, wordsOf } from '../../reader/reader.ts';

/** " all the words that a search finds a story by ", without case and accents. */
export function toldWords(story: Story): string {
  const { tags, categories, location, sources } = story;
  const names = allTagNames({ tags: [...tags, ...categories], location });
  const publishers = new Set(sources.map(({ name }) => name));
  return wordsOf([...allTextsOf(story), ...names, ...publishers].join('\n'));
}
