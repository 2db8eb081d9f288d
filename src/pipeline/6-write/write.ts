/** The door of writing: grouped reports become stories in the store, in one transaction per batch. */
export { createPatience, type Patience, type PatienceOptions } from './patience.ts';
export { createStoryWriter, type StoryWriter, type Written } from './story-writer.ts';
