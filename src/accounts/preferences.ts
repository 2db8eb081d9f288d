/** What a reader has chosen: read from outside, and changed by one rule. Nothing here touches a store or a clock. */
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  CategoriesPatchSchema,
  EmailPatchSchema,
  type EmailSettings,
  expected,
  MutedPatchSchema,
  mutedWord,
  type Preferences,
  PreferencesPatchSchema,
  PreferencesSchema,
  type SchemaFault,
  topicChosen,
} from '../contract/contract.ts';
import { checkLimits } from './free-limits.ts';

/** The second set of names for e-mail settings, and the first they stand for. */
const OTHER_NAMES = { dailyPersonalizedDigest: 'dailyDigest', newsletterUpdates: 'productUpdates' } as const;

/** Signs without a shape: a database keeps some of them no better than a reader sees them. */
const SHAPELESS = /[\p{Cc}\p{Surrogate}]/gu;
const visible = (text: string): string => text.replace(SHAPELESS, '');
const plain = (text: string): string => visible(text).trim();

/**
 * Muted words (`mutedTopics`, as they are stored) are kept in lower case and without quotation marks around them, interests in our
 * topics by the English names that every language reads; everything else as it was written.
 */
const TIDY: Record<string, (texts: string[]) => string[]> = {
  categories: (texts) => withoutRepetition(texts.map(plain)),
  interests: (texts) => withoutRepetition(texts.map((text) => topicChosen(plain(text)))),
  mutedTopics: (texts) => withoutRepetition(texts.map((text) => mutedWord(visible(text)))),
  mutedSources: (texts) => withoutRepetition(texts.map(plain)),
  // Nobody reads these: they go back as they came.
  mutedWords: (texts) => texts.map(visible).filter(Boolean),
};

/** The option that is kept as "". */
const UNSAID = 'prefer-not-to-say';

/** Preferences that cannot be understood. */
export class PreferencesFault extends Error {
  readonly faults: SchemaFault[];
  constructor(faults: SchemaFault[]) {
    const [first] = faults;
    super(`preferences are not understood: ${first ? `${first.instancePath} ${expected(first)}` : ''}`);
    this.name = 'PreferencesFault';
    this.faults = faults;
  }
}

/** What is to change; the settings of e-mail one by one. */
export type PreferencesChange = Partial<Omit<Preferences, 'emailSettings'>> & {
  emailSettings?: Partial<EmailSettings>;
};

/**
 * Parses preferences from outside: missing fields get their defaults, unknown ones are dropped,
 * both sets of e-mail setting names are understood.
 * @throws PreferencesFault naming what is wrong
 */
export function readPreferences(outside: unknown): Preferences {
  const named = withFirstNames(isObject(outside) ? { emailSettings: {}, ...outside } : outside);
  return withEndsThatCome(checked(PreferencesSchema, Value.Default(PreferencesSchema, tidied(named))));
}

/**
 * Parses preferences that take the place of all there were. Who names none has forgotten them, rather than given everything up.
 * @throws PreferencesFault naming what is wrong
 */
export function readReplacement(outside: unknown): Preferences {
  if (
    isObject(outside) &&
    !Object.keys(PreferencesSchema.properties).some((field) => Object.hasOwn(outside, field))
  )
    throw new PreferencesFault([NAMES_NONE]);
  return readPreferences(outside);
}

const NAMES_NONE: SchemaFault = {
  keyword: 'minProperties',
  instancePath: '',
  params: { limit: 1 },
  message: 'must name a preference',
};

/** What a reader has who never chose anything. */
export const DEFAULT_PREFERENCES: Preferences = readPreferences({});

const PATCHES = {
  some: PreferencesPatchSchema,
  categories: CategoriesPatchSchema,
  email: EmailPatchSchema,
  muted: MutedPatchSchema,
};
/** What a change is of: categories, settings of e-mail, mutes, or some of all else. */
export type ChangeKind = keyof typeof PATCHES;

/**
 * Parses a change from outside. Fields that this kind of change does not know are refused.
 * @throws PreferencesFault naming what is wrong
 */
export function readPreferencesChange(kind: ChangeKind, outside: unknown): PreferencesChange {
  const change: PreferencesChange = valid(PATCHES[kind], tidied(withFirstNames(outside)));
  const { emailSettings } = change;
  // Under their first names by now.
  if (emailSettings)
    for (const other of Object.keys(OTHER_NAMES)) Reflect.deleteProperty(emailSettings, other);
  return withEndsThatCome(change);
}

/**
 * The preferences after a change. Mutes that have ended are gone, onboarding that was completed stays so, and what ends are
 * known of mutes that are in no list is forgotten.
 * @throws AccountFault when it is more than this reader may have, PreferencesFault when it cannot be kept
 */
export function changedPreferences(
  stored: Preferences,
  change: PreferencesChange,
  { premium, now }: { premium: boolean; now: Date },
): Preferences {
  const kept = withoutEndedMutes(stored, now);
  const next = withoutEndedMutes(
    {
      ...kept,
      ...change,
      emailSettings: { ...kept.emailSettings, ...change.emailSettings },
      onboarding_completed: kept.onboarding_completed || (change.onboarding_completed ?? false),
    },
    now,
  );
  checkLimits(kept, next, premium);
  return next;
}

/** What counts at this moment: timed mutes that have ended are in no list any more. */
export function withoutEndedMutes(preferences: Preferences, now: Date): Preferences {
  const { mutedTopics, mutedSources, muteEnds } = preferences;
  const ended = (text: string): boolean =>
    Object.hasOwn(muteEnds, text) && Date.parse(muteEnds[text] ?? '') <= now.getTime();
  const lists = {
    mutedTopics: mutedTopics.filter((text) => !ended(text)),
    mutedSources: mutedSources.filter((text) => !ended(text)),
  };
  const muted = new Set([...lists.mutedTopics, ...lists.mutedSources]);
  return {
    ...preferences,
    ...lists,
    muteEnds: Object.fromEntries(Object.entries(muteEnds).filter(([text]) => muted.has(text))),
  };
}

/**
 * What is understood of something from outside; it may be changed. Unknown fields are dropped.
 * @throws PreferencesFault naming what is wrong
 */
export function checked<T extends TSchema>(schema: T, outside: unknown): Static<T> {
  return valid(schema, Value.Clean(schema, outside));
}

/** @throws PreferencesFault naming what is wrong */
function valid<T extends TSchema>(schema: T, outside: unknown): Static<T> {
  if (Value.Check(schema, outside)) return outside;
  throw new PreferencesFault(Value.Errors(schema, outside));
}

/**
 * A leap second, or a time with the name of its zone behind it, is a time by its format and none to a computer: such a mute would
 * never end.
 * @throws PreferencesFault naming what is wrong
 */
function withEndsThatCome<T extends Pick<PreferencesChange, 'muteEnds'>>(change: T): T {
  const never = Object.entries(change.muteEnds ?? {}).find(([, end]) => Number.isNaN(Date.parse(end)));
  if (!never) return change;
  throw new PreferencesFault([
    {
      keyword: 'format',
      instancePath: `/muteEnds/${never[0]}`,
      params: { format: 'date-time' },
    },
  ]);
}

/** Blanks around texts, empty texts and repetitions go, and what somebody prefers not to say; what is no list of texts stays as it is, to be refused. */
function tidied(outside: unknown): unknown {
  if (!isObject(outside)) return outside;
  const lists = Object.entries(TIDY).flatMap(([field, tidy]) => {
    const list = outside[field];
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? [[field, tidy(list)]] : [];
  });
  const unsaid = ['age', 'gender'].filter((field) => outside[field] === UNSAID).map((field) => [field, '']);
  const tidy = { ...outside, ...Object.fromEntries([...lists, ...unsaid]) };
  return isObject(outside.muteEnds) ? { ...tidy, muteEnds: tidiedEnds(outside.muteEnds, tidy) } : tidy;
}

/**
 * An end belongs to the text that stands in a list as it is written; else to the word that is kept of it.
 * @param ends        by text
 * @param preferences with lists that are tidy, if any
 */
function tidiedEnds(
  ends: Record<string, unknown>,
  { mutedTopics, mutedSources }: Record<string, unknown>,
): Record<string, unknown> {
  const listed = new Set([mutedTopics, mutedSources].flat());
  const written = Object.entries(ends).map(([text, end]): [string, unknown] => [plain(text), end]);
  const words = written.filter(([text]) => !listed.has(text)).map(([text, end]) => [mutedWord(text), end]);
  return Object.fromEntries([...words, ...written]);
}

/** The first of those that differ in case only. */
function withoutRepetition(texts: readonly string[]): string[] {
  const byCase = new Map<string, string>();
  for (const text of texts) {
    const folded = text.toLowerCase();
    if (text !== '' && !byCase.has(folded)) byCase.set(folded, text);
  }
  return [...byCase.values()];
}

/** A copy with the first set of e-mail setting names. */
function withFirstNames(outside: unknown): unknown {
  if (!isObject(outside)) return outside;
  const { emailSettings } = outside;
  if (!isObject(emailSettings)) return structuredClone(outside);
  const renamed: Record<string, unknown> = { ...emailSettings };
  for (const [other, first] of Object.entries(OTHER_NAMES))
    if (other in renamed && !(first in renamed)) renamed[first] = renamed[other];
  return structuredClone({ ...outside, emailSettings: renamed });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
