/** The door of stage 4: place, categories, tags and first analytics for every report. */
export { aggregateLabels } from './aggregate.ts';
