/** What a reader may choose about themselves; plain, so that the browser may load it. */

/** "prefer-not-to-say" is stored as "". */
export const AGE_OPTIONS = ['prefer-not-to-say', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export const GENDER_OPTIONS = ['prefer-not-to-say', 'male', 'female', 'non-binary'] as const;
export const THEMES = ['system', 'light', 'dark', 'sepia', 'night'] as const;
export type Theme = (typeof THEMES)[number];
