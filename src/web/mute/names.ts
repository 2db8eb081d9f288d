import { INTEREST_TOPICS, RANKING_CATEGORIES } from '../../contract/category.ts';
import type { AccountTexts } from '../session/texts.ts';
import type { MuteList } from './lists.ts';

/** A muted topic as the reader's language names it; names of publishers as they are. */
export function muteName(text: string, t: AccountTexts): string {
  const wanted = text.toLowerCase();
  const topic = INTEREST_TOPICS.find((name) => name.toLowerCase() === wanted);
  if (topic) return t(`topic.${topic}`);
  const category = RANKING_CATEGORIES.find((key) => key === wanted);
  return category ? t(`category.${category}`) : text;
}

/** A mute of either list as the reader calls it: topics are kept by their English names. */
export function nameIn(list: MuteList, text: string, t: AccountTexts): string {
  return list === 'mutedTopics' ? muteName(text, t) : text;
}

/** The way back: the topic that goes by this name in the reader's language, else what was written. */
export function muteFrom(written: string, t: AccountTexts): string {
  const wanted = written.trim().toLowerCase();
  return INTEREST_TOPICS.find((topic) => t(`topic.${topic}`).toLowerCase() === wanted) ?? written;
}
