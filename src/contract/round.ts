/**
 * When no round of fetching has ended for this long, something is wrong, in seconds. Workers look for due feeds every
 * minute, and a round in which every publisher is slow takes a few.
 */
export const ROUND_LATE_AFTER_SECONDS = 15 * 60;
