import { FEED_SECTIONS, RANKING_CATEGORIES } from '../../../contract/category.ts';

/** Labels that say where a story stands, and not what is in it. */
const LABELS: ReadonlySet<string> = new Set(['general', ...FEED_SECTIONS, ...RANKING_CATEGORIES]);

/** Whom and what a story is about: its tags without its categories, which come first among them. */
export const subjectsOf = (tags: readonly string[]): string[] => tags.filter((tag) => !LABELS.has(tag));
