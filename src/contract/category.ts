import { Type } from 'typebox';

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

/** Unions made from a list lose their type, so it is given back. */
export const RankingCategorySchema = Type.Unsafe<RankingCategory>(
  Type.Union(RANKING_CATEGORIES.map((key) => Type.Literal(key))),
);
export const CategoryKeySchema = Type.Unsafe<CategoryKey>(
  Type.Union(CATEGORY_KEYS.map((key) => Type.Literal(key))),
);

/** A feed's own section: a hint for labelling. "top", "local" and "netherlands" say where, not what. */
export const FEED_SECTIONS = ['top', 'local', 'netherlands', ...RANKING_CATEGORIES] as const;
export type FeedSection = (typeof FEED_SECTIONS)[number];
export const FeedSectionSchema = Type.Unsafe<FeedSection>(
  Type.Union(FEED_SECTIONS.map((key) => Type.Literal(key))),
);

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
