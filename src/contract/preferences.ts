import { type Static, type TProperties, Type } from 'typebox';
import { AGE_OPTIONS, GENDER_OPTIONS, THEMES } from './choices.ts';
import { FiltersSchema, NO_FILTERS } from './muting.ts';

/** One of the options, or "" for prefer-not-to-say, which is never stored. */
const saidOrNot = <const T extends readonly string[]>(options: T) =>
  Type.Enum(
    [
      '' as const,
      ...options.filter(
        (option): option is Exclude<T[number], 'prefer-not-to-say'> => option !== 'prefer-not-to-say',
      ),
    ],
    { default: '' },
  );
const words = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 1000 });
const EmailSettingsSchema = Type.Object({
  weeklyDigest: Type.Boolean({ default: true }),
  dailyDigest: Type.Boolean({ default: false }),
  breakingNews: Type.Boolean({ default: true }),
  productUpdates: Type.Boolean({ default: true }),
});
export type EmailSettings = Static<typeof EmailSettingsSchema>;
export const PreferencesSchema = Type.Object({
  categories: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100, default: [] }),
  interests: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100, default: [] }),
  mutedTopics: { ...words, default: [], description: 'Words and phrases that hide a story.' },
  mutedSources: {
    ...words,
    default: [],
    description: 'Names of topics and of publishers that hide a story or a report.',
  },
  mutedWords: {
    ...words,
    default: [],
    description: 'Kept and given back, and hides nothing: muted words are in `mutedTopics`.',
  },
  theme: Type.Enum(THEMES, { default: 'system' }),
  age: saidOrNot(AGE_OPTIONS),
  gender: saidOrNot(GENDER_OPTIONS),
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

/** PUT /preferences: what is not named gets its default, and something must be. */
export const PreferencesReplacementSchema = Type.Partial(
  Type.Object({
    ...PreferencesSchema.properties,
    emailSettings: Type.Partial(EmailSettingsSchema),
  }),
  { minProperties: 1 },
);
/** Fields without their defaults: what a change does not name stays as it is, and programs send the defaults that they are told of. */
const unchanged = <const T extends TProperties>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { default: _none, ...field }]: [string, { default?: unknown }]) => [
      name,
      field,
    ]),
  ) as T;

/** A field that a change does not know is refused, by its name: who misspelt one would believe it was kept. */
const CLOSED = { additionalProperties: false };

/** PATCH /preferences: what is given is changed. Onboarding, once completed, stays so. */
export const PreferencesPatchSchema = Type.Partial(
  Type.Object({
    ...unchanged(Type.Pick(PreferencesSchema, ['interests', 'theme', 'age', 'gender']).properties),
    filters: { ...FiltersSchema, ...CLOSED },
    onboarding_completed: Type.Literal(true),
  }),
  CLOSED,
);
/** PATCH /preferences/categories */
export const CategoriesPatchSchema = Type.Object(
  unchanged(Type.Pick(PreferencesSchema, ['categories']).properties),
  CLOSED,
);
const otherName = (first: keyof EmailSettings) =>
  Type.Boolean({ description: `Another name of \`${first}\`, which wins where both are given.` });
/** PATCH /preferences/email */
export const EmailPatchSchema = Type.Object(
  {
    emailSettings: Type.Partial(
      Type.Object({
        ...unchanged(EmailSettingsSchema.properties),
        dailyPersonalizedDigest: otherName('dailyDigest'),
        newsletterUpdates: otherName('productUpdates'),
      }),
      CLOSED,
    ),
  },
  CLOSED,
);
/** PATCH /preferences/muted: each list replaces the one before; ends of mutes that are in neither list are dropped. */
export const MutedPatchSchema = Type.Partial(
  Type.Object(
    unchanged(Type.Pick(PreferencesSchema, ['mutedTopics', 'mutedSources', 'muteEnds']).properties),
  ),
  CLOSED,
);
