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
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refusal: the message is English, readers are told by code. `field` names the parameter at fault. */
export const ErrorBodySchema = Type.Object({
  error: Type.Object({
    // Unions made from a list lose their type, so it is given back.
    code: Type.Unsafe<ErrorCode>(Type.Union(ERROR_CODES.map((code) => Type.Literal(code)))),
    message: Type.String(),
    field: Type.Optional(Type.String()),
  }),
});
export type ErrorBody = Static<typeof ErrorBodySchema>;
