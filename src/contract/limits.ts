/** How much may be asked for at once. The API's schemas and the addresses of pages hold to the same numbers. */

/** Stories on one page of a feed. */
export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 1000;

/** Characters of a search. */
export const MAX_QUERY_LENGTH = 5000;
/** Characters of a story's id, decoded. Ours are shorter; a longer one is nobody's. */
export const MAX_STORY_ID_LENGTH = 300;
/** Ids of stories are made by us of these; anything else is nobody's. */
export const STORY_ID_PATTERN = '^[\\w.~-]{1,100}$';

/** Opened stories that a device and an account remember, the oldest forgotten first: the active ones of a week of heavy reading. */
export const MAX_OPENED = 500;

/** Characters of a publisher's own summary that may be shown: a headline, so much, and a link (ruling). */
export const MAX_SUMMARY = 300;

/** What a reader without Premium may keep; Premium has none of these limits. */
export const FREE_LIMITS = { savedStories: 10, interests: 5, mutedWords: 3, mutedTopics: 2 } as const;
/** From how many on a reader without Premium is told that the limit is near. */
export const WARN_FROM = { savedStories: 8, mutedWords: 2, mutedTopics: 1 } as const;

/** How long a removed save can be brought back, in ms: as long as a list with Undo in it may well stay open. Then it is removed for good. */
export const SAVE_UNDO_MS = 3_600_000;

/** Days back that a mute is tried out on before it is kept. */
export const MUTE_PREVIEW_DAYS = 7;

/** What a code that proves an address is good for. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Milliseconds between two codes to one address, unless the first one let somebody in. */
export const CODE_GAP_MS = 30_000;
