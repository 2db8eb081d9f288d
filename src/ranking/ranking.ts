/** The door of ranking: pure arithmetic from stories, a reader and a moment to an order and its reasons. */
export { atTime, type Columns, type TimedColumns, toColumns, withTimes } from './columns.ts';
export { RANKING } from './constants.ts';
export { type Point, readerVector } from './distance.ts';
export { ageHours, decay } from './freshness.ts';
export { isLocal } from './interests.ts';
export { leavesLocalTab } from './local-tab.ts';
export { distancesKm, type RowScores, rankTop, scoreRows } from './rank.ts';
export { categoryKey, termKey } from './scale.ts';
export { scorePrepared } from './score.ts';
export { isFromCountry, type PreparedStory, prepareStory, type RankingStory } from './story.ts';
export { topRows } from './top.ts';
