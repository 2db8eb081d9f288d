import type { FeedScreen } from '../../../contract/address.ts';

/** What was searched for, as a heading or a sentence names it: two or three lines of a phone. The field holds all of it. */
export const shownQuery = ({ query }: FeedScreen): string => query.replace(/^(.{80}).+/u, '$1…');
