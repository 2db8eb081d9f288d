/** The door of the edition: the active stories in memory, ranked and paged. */
export { type ArticleOptions, readTimeOf, toArticle, toArticleSources, toStoryDetail } from './article.ts';
export { openEdition } from './open.ts';
export type {
  Edition,
  EditionLog,
  EditionOptions,
  FeedQuery,
  ListedStory,
  Listing,
  ListQuery,
  LocalQuery,
} from './types.ts';
