/** The door of grouping: which reports are about the same event, and the story they make together. */
export { composeStory } from './compose.ts';
export { HISTORY_MS } from './constants.ts';
export { type Explanation, explain } from './explanation.ts';
export { alsoFormer } from './former.ts';
export { createGrouper, storyIdOf } from './grouper.ts';
export { NEEDED } from './reasons.ts';
export { afterMerges, finalStories, groupRound, hourlyRounds } from './round.ts';
export { reportsFromTsv } from './tsv.ts';
export type { Comparison, Grouper, GroupInput, Verdict } from './types.ts';
