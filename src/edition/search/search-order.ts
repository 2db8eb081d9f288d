/** Which of the stories that a search found comes first. Pure. */
import { MS_PER_DAY, type Story } from '../../contract/contract.ts';
import { wordsOf } from '../../reader/reader.ts';
import type { SearchHit } from '../../store/types.ts';
import type { Row } from '../row.ts';
import { otherFormOf } from './other-form.ts';

const CALLED_SO = 0;
/** Where the words were found, best first; before them come stories that are called so to the letter. */
const PLACES: Readonly<Record<Found['field'], number>> = {
  tag: CALLED_SO,
  headline: 1,
  summary: 2,
  text: 3,
};
/** Behind all of these places, whichever of them it is. */
const IN_OTHER_FORM = PLACES.text;
/** And behind those: other words that stand for what was typed. */
const IN_OTHER_WORDS = 2 * PLACES.text;

export interface Found {
  row: Row;
  /** tag = it has one that is called so in the reader's language. */
  field: SearchHit['field'] | 'tag';
  /** It has a tag, or its words, in place of a name, or what a word means in another language. */
  inOtherWords?: SearchHit['inOtherWords'];
  /** The words that it was found by instead of those that were typed. */
  meant?: string;
}

/**
 * Stories that have the very words in a headline or as a tag come first, then those with the words in any form in the headline,
 * above the text, in the text; and then, in the same way, those that have only another word with the stem of one. Among equals the
 * newest and most covered: twice the origins make up for a day.
 * @param toldOf the row as the reader is told its story
 */
export function bestFirst(found: readonly Found[], text: string, toldOf: (row: Row) => Row): Row[] {
  const words = wordsOf(text);
  const hasOtherForm = otherFormOf(text);
  const placeOf = (story: Story, { field, inOtherWords }: Omit<Found, 'row'>): number => {
    if (inOtherWords) return PLACES[field] + IN_OTHER_WORDS;
    if (field === 'tag' || isCalled(story, words)) return CALLED_SO;
    return hasOtherForm(story) ? PLACES[field] + IN_OTHER_FORM : PLACES[field];
  };
  return found
    .map(({ row, ...how }) => {
      const { story, publishedAt } = toldOf(row);
      return {
        row,
        place: placeOf(story, how),
        worth: Math.log2(1 + story.origin_count) + publishedAt / MS_PER_DAY,
      };
    })
    .sort((a, b) => a.place - b.place || b.worth - a.worth || (a.row.story.id < b.row.story.id ? -1 : 1))
    .map(({ row }) => row);
}

function isCalled({ headline, translations, tags }: Story, words: string): boolean {
  const headlines = [headline, ...Object.values(translations).map((translation) => translation.headline)];
  return (
    headlines.some((text) => wordsOf(text).includes(words)) || tags.some((tag) => wordsOf(tag) === words)
  );
}
