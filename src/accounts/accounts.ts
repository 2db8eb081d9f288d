/** The door of accounts: what a reader has chosen. Codes, sessions and saved stories join it here. */
export { DEFAULT_PREFERENCES, PreferencesFault, readPreferences } from './preferences.ts';
