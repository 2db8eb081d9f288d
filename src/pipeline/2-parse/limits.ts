/** What a feed may cost. Real feeds stay far below; beyond these somebody is attacking or a program ran wild. */

/** Items read from one feed. The largest captured feed has 300. */
export const MAX_ITEMS = 1_000;
/** Levels of nesting outside article markup; real feeds need about 6. */
export const MAX_DEPTH = 256;
/** Levels of nesting inside article markup that was not escaped. */
export const MAX_MARKUP_DEPTH = 1_024;
/** Attributes kept of one tag. */
export const MAX_ATTRIBUTES = 64;
/** Elements that may come before anything feed-like. */
export const MAX_PREAMBLE = 1_000;
/** Decoded bytes of one feed; fetching stops at 10 MB, files given by hand stop here. */
export const MAX_BYTES = 16 * 1024 * 1024;
/** Categories and images kept of one item. */
export const MAX_CATEGORIES = 24;
export const MAX_IMAGES = 8;
/** Images looked at of one item: a group may list each in many sizes, the smallest first. */
export const MAX_IMAGES_SEEN = 64;
/** Words of one piece that are believed: a short book. */
export const MAX_WORDS = 50_000;
/** Characters of a body that are searched for images. */
export const IMAGE_SEARCH_LENGTH = 200_000;
