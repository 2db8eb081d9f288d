/**
 * The second door of stage 4: what the labels and words of a story's reports say together. Whoever comes in here loads none of the
 * tables that labelling needs, which only the reading thread has in memory.
 */
export { aggregateLabels, placeVotes } from './aggregate.ts';
export { datelineLength } from './place/dateline.ts';
export {
  behindToll,
  type Gravity,
  gravityOf,
  gravityOfHeadline,
  NO_GRAVITY,
  showsToll,
  tellsToll,
  tollOf,
} from './quality/gravity.ts';
