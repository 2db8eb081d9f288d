import { type Static, Type } from 'typebox';
import { FiltersSchema, NO_FILTERS } from './muting.ts';

/** "prefer-not-to-say" is stored as "". */
export const AGE_OPTIONS = ['prefer-not-to-say', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
export const GENDER_OPTIONS = ['prefer-not-to-say', 'male', 'female', 'non-binary'] as const;
export const THEMES = ['system', 'light', 'dark', 'sepia', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const literals = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((value) => Type.Literal(value as T[number])));
/** One of the options, or "" for prefer-not-to-say, which is never stored. */
const saidOrNot = <const T extends readonly string[]>(options: T) =>
  Type.Union([
    Type.Literal(''),
    ...options
      .filter((option) => option !== 'prefer-not-to-say')
      .map((option) => Type.Literal(option as Exclude<T[number], 'prefer-not-to-say'>)),
  ]);
const words = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 1000 });
export const EmailSettingsSchema = Type.Object({
  weeklyDigest: Type.Boolean({ default: true }),
  dailyDigest: Type.Boolean({ default: false }),
  breakingNews: Type.Boolean({ default: true }),
  productUpdates: Type.Boolean({ default: true }),
});
export type EmailSettings = Static<typeof EmailSettingsSchema>;
export const PreferencesSchema = Type.Object({
  categories: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100, default: [] }),
  interests: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100, default: [] }),
  mutedTopics: { ...words, default: [] },
  mutedSources: { ...words, default: [] },
  mutedWords: { ...words, default: [] },
  theme: { ...literals(THEMES), default: 'system' },
  age: { ...saidOrNot(AGE_OPTIONS), default: '' },
  gender: { ...saidOrNot(GENDER_OPTIONS), default: '' },
  onboarding_completed: Type.Boolean({ default: false }),
  emailSettings: EmailSettingsSchema,
  /** When timed mutes end, by the muted text as it stands in its list; what is not in it is muted for good. */
  muteEnds: Type.Record(
    Type.String({ maxLength: 100 }),
    Type.String({ format: 'date-time', maxLength: 40 }),
    {
      default: {},
      maxProperties: 2000,
    },
  ),
  filters: { ...FiltersSchema, default: NO_FILTERS },
});
export type Preferences = Static<typeof PreferencesSchema>;
