import type { FeedScreen } from '../../../contract/address.ts';
import { shortened } from '../../../contract/shorten.ts';

/** Characters: two or three lines of a phone. */
const LONGEST = 80;

/** What was searched for, as a heading or a sentence names it; the field holds all of it. */
export const shownQuery = ({ query }: FeedScreen): string => shortened(query, LONGEST);
