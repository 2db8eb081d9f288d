/** The door of publishing: labelled reports become stories in the store, in one transaction per batch. */
export {
  type BatchSummary,
  createPublisher,
  type PublishBatch,
  type PublisherOptions,
  type PublishLog,
  type StoryPublisher,
} from './publisher.ts';
export { isTransient } from './transient.ts';
