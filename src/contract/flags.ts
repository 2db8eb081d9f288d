import { type Static, Type } from 'typebox';

/** The six feature flags. */
const FlagsSchema = Type.Object({
  adsEnabled: Type.Boolean(),
  signInEnabled: Type.Boolean(),
  shareEnabled: Type.Boolean(),
  relatedStoriesEnabled: Type.Boolean(),
  aboutStoryEnabled: Type.Boolean(),
  use20StoriesEnabled: Type.Boolean(),
});
export type Flags = Static<typeof FlagsSchema>;
