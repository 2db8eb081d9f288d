/** The door of the edition: the active stories in memory, ranked and paged, and their client views. */
export { openEdition } from './open.ts';
export type { Edition, ListedStory, Listing, ListQuery } from './types.ts';
