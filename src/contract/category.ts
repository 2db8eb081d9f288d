/** The lists of categories and topics, plain: the browser reads them too. */

/** The ten categories a story can carry, in the order the reader's menus use. */
export const RANKING_CATEGORIES = [
  'world',
  'politics',
  'science',
  'business',
  'technology',
  'environment',
  'health',
  'entertainment',
  'sports',
  'crime',
] as const;

/** The twelve category keys of the navigation. */
export const CATEGORY_KEYS = ['all', 'local', ...RANKING_CATEGORIES] as const;

/** What a story gets when nothing says more. It has no tab of its own. */
export const DEFAULT_CATEGORY = 'general';

export type RankingCategory = (typeof RANKING_CATEGORIES)[number];
export type CategoryKey = (typeof CATEGORY_KEYS)[number];

/** The main navigation, in this order. */
export const MAIN_CATEGORIES = [
  'all',
  'local',
  'world',
  'politics',
  'science',
] as const satisfies CategoryKey[];
/** Under "More", in this order. */
export const MORE_CATEGORIES = [
  'business',
  'technology',
  'environment',
  'health',
  'entertainment',
  'sports',
  'crime',
] as const satisfies CategoryKey[];

/** Another name of technology, in addresses and in the API. */
export const TECH_ALIAS = 'tech';

/** @returns the category of this name, in lower case; "all" is not one that anything is called by */
export function categoryNamed(name: string): Exclude<CategoryKey, 'all'> | undefined {
  if (name === TECH_ALIAS) return 'technology';
  return CATEGORY_KEYS.find((key): key is Exclude<CategoryKey, 'all'> => key === name && key !== 'all');
}

/** The keys a story's label, colour and artwork may have; anything else counts as general. */
export type Labelled = Exclude<CategoryKey, 'all'> | typeof DEFAULT_CATEGORY;

export function labelledCategory(category: string): Labelled {
  return categoryNamed(category) ?? DEFAULT_CATEGORY;
}

/** A feed's own section: a hint for labelling. "top", "local" and "netherlands" say where, not what. */
export const FEED_SECTIONS = ['top', 'local', 'netherlands', ...RANKING_CATEGORIES] as const;
export type FeedSection = (typeof FEED_SECTIONS)[number];

/** The 24 topics a reader can choose as interests. */
export const INTEREST_TOPICS = [
  'World News',
  'Politics',
  'Science',
  'Technology',
  'Environment',
  'Business',
  'Sports',
  'Entertainment',
  'Health',
  'Education',
  'Travel',
  'Food',
  'Fashion',
  'Art & Culture',
  'Economy',
  'Climate Change',
  'Space',
  'Medicine',
  'Innovation',
  'Local News',
  'Breaking News',
  'Opinion',
  'Lifestyle',
  'Psychology',
] as const;
