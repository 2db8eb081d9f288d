/** What a topic stands for besides its own name: what a reader chose is lifted by it, and what they muted is hidden by it. */

/** Keys of categories and tags, by the topic in lower case. */
const TOPIC_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['world news', ['world']],
  ['technology', ['tech']],
  ['tech', ['technology']],
  ['economy', ['business']],
  ['climate change', ['environment', 'climate']],
  ['space', ['science']],
  ['medicine', ['health']],
  ['innovation', ['technology', 'tech']],
  ['local news', ['local']],
  ['breaking news', ['breaking']],
  ['art & culture', ['art', 'culture']],
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
  ['economie', 'economy'],
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
  ['lokaal nieuws', 'local news'],
  ['laatste nieuws', 'breaking news'],
  ['opinie', 'opinion'],
  ['levensstijl', 'lifestyle'],
  ['psychologie', 'psychology'],
]);

/** Every key of a category or tag that a topic means, its own name first; none for blanks. @param topic as chosen or typed */
export function topicKeys(topic: string): readonly string[] {
  const typed = topic.trim().toLowerCase();
  if (typed === '') return [];
  const name = DUTCH_NAMES.get(typed) ?? typed;
  return [...new Set([typed, name, ...(TOPIC_KEYS.get(name) ?? [])])];
}
