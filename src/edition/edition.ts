/** The door of the edition: the active stories in memory, ranked and paged. */
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
