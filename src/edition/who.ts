import type { RankingReader, Reader } from '../contract/contract.ts';
import { countryKey } from '../geo/geo.ts';
import { type Hiding, hidingOf, type Mix, mixOf, tagsMeant } from '../reader/reader.ts';
import { cityPoint } from './place.ts';

/** A reader as listings need them: what they hide made ready, once per question. */
export interface Who {
  reader: Reader;
  /** Story by story, in every list. */
  hiding: Hiding | null;
  /** Page by page, in lists of all kinds of news: who opens a category or searches wants what is about one thing. */
  mix: Mix | null;
}

/** What of them decides which stories are in a list that is remembered, and in which order. */
export interface Asking extends Pick<Who, 'hiding' | 'mix'> {
  reader: Pick<Reader, 'place' | 'interests' | 'reads' | 'weights'>;
}

export const whoIs = (reader: Reader): Who => ({ reader, hiding: hidingOf(reader), mix: mixOf(reader) });

/**
 * The reader as ranking wants them: the country spelled as the stories spell it. One of whose city only name and country are
 * known stands in that city, if it is one of the built-in list. Interests shape the home feed only, by the tags that they are called.
 */
export function rankingReader(
  { place, interests }: Pick<Reader, 'place' | 'interests'>,
  mode: RankingReader['mode'],
  personal = false,
): RankingReader {
  const { position = null, city = '', country = '' } = place ?? {};
  return {
    position: position ?? cityPoint(city, country),
    country: countryKey(country) || null,
    interests: personal ? interests.flatMap(tagsMeant) : [],
    mode,
  };
}
