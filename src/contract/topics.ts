/** What a topic is called, and what it lies in: muting it hides what is called so, an interest in it lifts what it lies in as well. */
import { INTEREST_TOPICS } from './category.ts';

/** Keys of categories and tags that are the topic itself, by the topic in lower case. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['world news', ['world']],
  ['technology', ['tech']],
  ['tech', ['technology']],
  ['climate change', ['climate']],
  ['local news', ['local']],
  ['breaking news', ['breaking']],
  ['art & culture', ['art', 'culture']],
]);

/** Keys of the category in which most news of a topic stands, with much else. */
const LIES_IN: ReadonlyMap<string, readonly string[]> = new Map([
  ['economy', ['business']],
  ['climate change', ['environment']],
  ['space', ['science']],
  ['medicine', ['health']],
  ['innovation', ['technology', 'tech']],
]);

/** Topics and categories as a Dutch reader writes them, who sees their names in Dutch. */
const DUTCH_NAMES: ReadonlyMap<string, string> = new Map([
  ['wereld', 'world'],
  ['wereldnieuws', 'world news'],
  ['politiek', 'politics'],
  ['wetenschap', 'science'],
  ['technologie', 'technology'],
  ['techniek', 'technology'],
  ['milieu', 'environment'],
  ['economie', 'business'],
  ['macro-economie', 'economy'],
  ['zakelijk', 'business'],
  ['sport', 'sports'],
  ['cultuur', 'entertainment'],
  ['amusement', 'entertainment'],
  ['gezondheid', 'health'],
  ['misdaad', 'crime'],
  ['onderwijs', 'education'],
  ['reizen', 'travel'],
  ['eten', 'food'],
  ['mode', 'fashion'],
  ['kunst en cultuur', 'art & culture'],
  ['kunst & cultuur', 'art & culture'],
  ['klimaat', 'climate change'],
  ['klimaatverandering', 'climate change'],
  ['ruimtevaart', 'space'],
  ['ruimte', 'space'],
  ['geneeskunde', 'medicine'],
  ['innovatie', 'innovation'],
  ['lokaal', 'local'],
  ['lokaal nieuws', 'local news'],
  ['belangrijk nieuws', 'breaking news'],
  ['laatste nieuws', 'breaking news'],
  ['algemeen', 'general'],
  ['opinie', 'opinion'],
  ['levensstijl', 'lifestyle'],
  ['psychologie', 'psychology'],
]);

/** Keys of the categories and tags that are a topic, its own name first; none for blanks. @param topic as chosen or typed */
export function topicNames(topic: string): readonly string[] {
  const typed = topic.trim().toLowerCase();
  if (typed === '') return [];
  const name = inEnglish(typed);
  return [...new Set([typed, name, ...(OTHER_NAMES.get(name) ?? [])])];
}

/** Keys of all that an interest in a topic lifts: those of the topic, then those of the category it lies in. Being about the topic is narrower: `topicNames`. */
export function topicKeys(topic: string): readonly string[] {
  const typed = topic.trim().toLowerCase();
  return [...new Set([...topicNames(typed), ...(LIES_IN.get(inEnglish(typed)) ?? [])])];
}

/** The topic that a reader may choose and that is called so, in English or Dutch; else the text as it is. */
export function topicChosen(text: string): string {
  const name = inEnglish(text.trim().toLowerCase());
  return INTEREST_TOPICS.find((topic) => topic.toLowerCase() === name) ?? text;
}

const inEnglish = (typed: string): string => DUTCH_NAMES.get(typed) ?? typed;
