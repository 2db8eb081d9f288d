import { Value } from 'typebox/value';
import { type Preferences, PreferencesSchema } from '../contract/contract.ts';

/** The second set of names for e-mail settings, and the first they stand for. */
const OTHER_NAMES = { dailyPersonalizedDigest: 'dailyDigest', newsletterUpdates: 'productUpdates' } as const;

/** Preferences that cannot be understood; `field` is the path of the first one at fault. */
export class PreferencesFault extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field || 'preferences'} ${message}`);
    this.name = 'PreferencesFault';
    this.field = field;
  }
}

/**
 * Parses preferences from outside: missing fields get their defaults, unknown ones are dropped,
 * both sets of e-mail setting names are understood.
 * @throws PreferencesFault naming the field
 */
export function readPreferences(outside: unknown): Preferences {
  const complete = Value.Clean(PreferencesSchema, Value.Default(PreferencesSchema, withFirstNames(outside)));
  if (Value.Check(PreferencesSchema, complete)) return complete;
  const fault = Value.Errors(PreferencesSchema, complete)[0];
  throw new PreferencesFault(
    (fault?.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.'),
    fault?.message ?? 'is not understood',
  );
}

/** What a reader has who never chose anything. */
export const DEFAULT_PREFERENCES: Preferences = readPreferences({});

/** A copy with the first set of e-mail setting names, so that defaults can fill what is absent. */
function withFirstNames(outside: unknown): unknown {
  const preferences = structuredClone(outside ?? {});
  if (typeof preferences !== 'object' || preferences === null) return preferences;
  const settings = 'emailSettings' in preferences ? preferences.emailSettings : {};
  if (typeof settings !== 'object' || settings === null) return preferences;
  const renamed: Record<string, unknown> = { ...settings };
  for (const [other, first] of Object.entries(OTHER_NAMES))
    if (other in renamed) renamed[first] ??= renamed[other];
  return { ...preferences, emailSettings: renamed };
}
