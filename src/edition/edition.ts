/** The door of the edition: the active stories in memory, ranked and paged for a reader. */
export { openEdition } from './open.ts';
export { MAX_FEWER } from './search/search.ts';
export { rankedAt } from './token.ts';
export type { Ask, Edition, ListedStory, Listing, Offers } from './types.ts';
