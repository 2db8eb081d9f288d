import { Type } from 'typebox';
import { CATEGORY_KEYS, type CategoryKey, FEED_SECTIONS, type FeedSection } from './category.ts';

// Unions made from a list lose their type, so it is given back.
export const CategoryKeySchema = Type.Unsafe<CategoryKey>(
  Type.Union(CATEGORY_KEYS.map((key) => Type.Literal(key))),
);
export const FeedSectionSchema = Type.Unsafe<FeedSection>(
  Type.Union(FEED_SECTIONS.map((key) => Type.Literal(key))),
);
