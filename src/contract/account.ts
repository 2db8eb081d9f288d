/**
 * What browser and server say to each other about an account: signing in, who somebody is, what they saved. Preferences
 * are in preferences.ts, Premium in subscription.ts, muting in muting.ts.
 */
import { type Static, Type } from 'typebox';
import { MAX_STORY_ID_LENGTH } from './limits.ts';
import { PreferencesSchema } from './preferences.ts';

/** The longest address mail can carry (RFC 5321), and room for blanks around it. */
const MAX_EMAIL_LENGTH = 320;
/** A token of ours is about 400 characters. */
const MAX_TOKEN_LENGTH = 4096;
const token = Type.String({ minLength: 1, maxLength: MAX_TOKEN_LENGTH });
const time = Type.String();

/** POST /auth/email/start and /auth/email/resend. Whether it is an address that mail can reach is said by the server. */
export const EmailBodySchema = Type.Object({ email: Type.String({ maxLength: MAX_EMAIL_LENGTH }) });
/** POST /auth/email/verify */
export const VerifyBodySchema = Type.Object({
  email: Type.String({ maxLength: MAX_EMAIL_LENGTH }),
  code: Type.String({ maxLength: 20 }),
});
/** What verifying answers: short-lived signed tokens, and an opaque one that fetches new ones. */
export const TokensSchema = Type.Object({ AccessToken: token, RefreshToken: token, IdToken: token });
export type Tokens = Static<typeof TokensSchema>;
/** POST /auth/refresh_token */
export const RefreshBodySchema = Type.Object({ refresh_token: token, id_token: token });
/** Its answer. The refresh token stays the same; the id token is a new one each time, and an old one gives a thief away. */
export const RefreshedSchema = Type.Object({ AccessToken: token, IdToken: token });
export type Refreshed = Static<typeof RefreshedSchema>;

/** Where somebody is signed in. */
const SessionSchema = Type.Object({
  id: Type.String(),
  /** Browser and system in plain words, as the User-Agent tells them; "" = not known. */
  device: Type.String(),
  createdAt: time,
  /** To the hour: enough to recognise a device by, too little to follow somebody. */
  seenAt: time,
  /** The session that asks. */
  current: Type.Boolean(),
});
/** GET /auth/sessions */
export const SessionsSchema = Type.Object({ sessions: Type.Array(SessionSchema) });
export type Session = Static<typeof SessionSchema>;

/** GET /profile */
export const ProfileSchema = Type.Object({
  /** "" = never given: then the part of the address before the @ is the name. */
  username: Type.String(),
  email: Type.String(),
  preferences: PreferencesSchema,
  age: Type.String(),
  gender: Type.String(),
  createdAt: time,
});
export type Profile = Static<typeof ProfileSchema>;

/** A story as it was when the reader saved it: enough for the list, and to read on when the story itself is gone. */
const SavedStoryContentSchema = Type.Object({
  headline: Type.String(),
  sub_headline: Type.String(),
  description: Type.String(),
  /** Of the three, as they are told here: ISO 639-1. */
  language: Type.String(),
  categories: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  published_at: time,
  sources: Type.Array(
    Type.Object({
      name: Type.String(),
      original_headline: Type.String(),
      url: Type.String(),
      word_count: Type.Integer({ minimum: 0 }),
      media: Type.Array(
        Type.Object({
          type: Type.Literal('image'),
          /** An address of this server: the picture is kept with the story. */
          url: Type.String(),
          alt: Type.String(),
          is_primary: Type.Boolean(),
        }),
      ),
    }),
  ),
});
export type SavedStoryContent = Static<typeof SavedStoryContentSchema>;

export const SavedStorySchema = Type.Object({
  id: Type.String(),
  storyId: Type.String(),
  savedAt: time,
  story: SavedStoryContentSchema,
});
export type SavedStory = Static<typeof SavedStorySchema>;
/** GET /saved-stories, newest saved first; with `only=ids` without the stories themselves. */
export const SavedStoriesSchema = Type.Object({
  stories: Type.Array(
    Type.Object({ ...SavedStorySchema.properties, story: Type.Optional(SavedStoryContentSchema) }),
  ),
});
/**
 * POST /saved-stories. The specified body carries the story too; the server keeps what it knows itself of the story and only
 * looks at its id.
 */
export const SaveBodySchema = Type.Object({
  storyId: Type.String({ minLength: 1, maxLength: MAX_STORY_ID_LENGTH }),
  story: Type.Optional(Type.Unknown()),
});
/** Its answer */
export const SavedSchema = Type.Object({ id: Type.String(), savedAt: time });
