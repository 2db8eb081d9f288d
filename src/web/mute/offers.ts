/** What of a story can be muted from its card. */
import { FEED_SECTIONS, RANKING_CATEGORIES } from '../../contract/category.ts';
import type { CardStory } from '../../contract/contract.ts';
import { isMuted, type MuteList, muteText } from './lists.ts';

/** kind is what it is called in a menu; topics and sources share a list. */
export interface MuteOffer {
  kind: 'topic' | 'source' | 'word';
  list: MuteList;
  /** As it is written: names with their capitals, also of words, which the list holds in lower case. */
  text: string;
}

/** Without a place, where it is not said. */
export type Told = Pick<CardStory, 'title' | 'excerpt' | 'category' | 'tags' | 'publishers'> &
  Partial<Pick<CardStory, 'location'>>;
type Muted = Record<MuteList, readonly string[]>;

/** More would be a list to study. */
const MOST_SOURCES = 2;
const MOST_WORDS = 3;
const CATEGORIES: ReadonlySet<string> = new Set(RANKING_CATEGORIES);
/** Labels, which say where a story stands and not what is in it. */
const NO_WORDS: ReadonlySet<string> = new Set(['general', ...FEED_SECTIONS]);

/**
 * Topic, publishers and words of a story, each once, without those that are muted. Its tags begin with its categories: those
 * are offered as a topic, and the rest as words: topics, which it has in the reader's language, and of the names those that the reader
 * sees, as the others are written in the language of some other report.
 */
export function muteOffers(
  { title, excerpt, location = '', category, tags, publishers }: Told,
  muted: Muted,
): MuteOffer[] {
  const seen = `${title} ${excerpt} ${location}`.toLowerCase();
  const topics = CATEGORIES.has(category) ? [`${category.charAt(0).toUpperCase()}${category.slice(1)}`] : [];
  const words = tags
    .map((tag) => ({ tag, word: muteText('mutedWords', tag) }))
    // A name is written with a capital, a topic without.
    .filter(({ tag, word }) => tag === word || seen.includes(word))
    .filter(({ word }) => word !== '' && !NO_WORDS.has(word))
    // The first to be written so.
    .filter(({ word }, at, all) => all.findIndex((each) => each.word === word) === at);
  const offers: MuteOffer[] = [
    ...topics.map((text) => ({ kind: 'topic', list: 'mutedTopics', text }) as const),
    ...publishers
      .slice(0, MOST_SOURCES)
      .map((text) => ({ kind: 'source', list: 'mutedTopics', text }) as const),
    ...words
      .slice(0, MOST_WORDS)
      .map(({ tag }) => ({ kind: 'word', list: 'mutedWords', text: tag }) as const),
  ];
  return offers.filter(({ list, text }) => !isMuted(muted[list], text));
}
