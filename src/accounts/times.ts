/** How long the proofs of who somebody is are good for. */

/** Access tokens cannot be taken back by whoever checks only their signature, so they live shortly. */
export const ACCESS_TOKEN_MINUTES = 10;
/** A session that nobody used for so long ends; so its id token, which goes along when it is renewed, lives as long. */
export const SESSION_IDLE_DAYS = 90;
/** And every session ends after this, however much it is used: then a code proves the address again. */
export const SESSION_MAX_DAYS = 365;
/** An id token that was replaced so recently may still come from another tab, also when its successor is in use. */
export const REPLACED_GRACE_SECONDS = 60;
