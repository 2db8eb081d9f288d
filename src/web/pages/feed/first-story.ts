/** Where the words of the story above all others end: before it nothing is drawn (document/document.ts). */
export const FIRST_STORY_END = 'first-story-end';
