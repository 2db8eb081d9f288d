import { type Static, Type } from 'typebox';

/** Why a request is refused or a page could not be made. The texts have words for each: `error.<code>`. */
export const ERROR_CODES = [
  // The request is at fault.
  'BAD_REQUEST',
  'BAD_PARAMETER',
  'NOT_FOUND',
  'STORY_NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TIMEOUT',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'SHARING_OFF',
  'SIGN_IN_OFF',
  'NOT_AUTHENTICATED',
  'CROSS_SITE',
  'INVALID_EMAIL',
  'INVALID_CODE',
  'TOO_SOON',
  'TOO_MANY_CODES',
  'NOT_IMPLEMENTED_APPLE',
  'NOT_IMPLEMENTED_GOOGLE',
  'SAVE_LIMIT_REACHED',
  'INTEREST_LIMIT_REACHED',
  'MUTED_WORDS_LIMIT_REACHED',
  'MUTED_TOPICS_LIMIT_REACHED',
  'PREMIUM_REQUIRED',
  'PLAN_NOT_FOUND',
  'NO_ACTIVE_SUBSCRIPTION',
  'NO_CANCELLED_SUBSCRIPTION',
  // We are.
  'FEED_FAILED',
  'LISTING_FAILED',
  'LOCAL_FAILED',
  'NEWS_FAILED',
  'PERSONAL_FAILED',
  'SEARCH_FAILED',
  'SHARE_FAILED',
  'STORY_FAILED',
  'TRENDING_FAILED',
  'MAIL_FAILED',
  'VERIFY_FAILED',
  'RESEND_FAILED',
  'PROFILE_FAILED',
  'DELETION_FAILED',
  'PREFERENCES_FAILED',
  'UPDATE_PREFERENCES_FAILED',
  'CATEGORIES_FAILED',
  'EMAIL_SETTINGS_FAILED',
  'MUTING_FAILED',
  'SAVE_FAILED',
  'UNSAVE_FAILED',
  'SAVED_STORIES_FAILED',
  'CLEAR_SAVED_FAILED',
  'TRIAL_FAILED',
  'PAYMENT_FAILED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refusal: the message is English, readers are told by code. `field` names the parameter at fault. */
export const ErrorBodySchema = Type.Object({
  error: Type.Object({
    code: Type.Enum(ERROR_CODES),
    message: Type.String(),
    field: Type.Optional(Type.String()),
  }),
});
export type ErrorBody = Static<typeof ErrorBodySchema>;
