import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREE_LIMITS, type Preferences } from '../contract/contract.ts';
import { checkLimits, checkSaves } from './free-limits.ts';
import {
  changedPreferences,
  DEFAULT_PREFERENCES,
  readPreferences,
  readPreferencesChange,
  withoutEndedMutes,
} from './preferences.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const texts = fc.uniqueArray(
  fc.constantFrom('Art', 'art ', 'Boats', 'cats', 'DOGS', 'Eels', 'fog', 'Gin', ' '),
  {
    maxLength: 8,
  },
);
const change = fc.oneof(
  fc.record({ kind: fc.constant('some' as const), body: fc.record({ interests: texts }) }),
  fc.record({
    kind: fc.constant('muted' as const),
    body: fc.record(
      {
        mutedTopics: texts,
        mutedSources: texts,
        muteEnds: fc.dictionary(
          fc.constantFrom('art', 'Boats', 'nobody', 'toString'),
          fc.constantFrom('2026-03-02T00:00:00Z', '2020-01-01T00:00:00Z'),
        ),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    kind: fc.constant('email' as const),
    body: fc.record({ emailSettings: fc.record({ dailyDigest: fc.boolean() }) }),
  }),
);
const step = fc.record({ change, premium: fc.boolean() });

/** What a reader has after a change, allowed or not. */
function after(
  kept: Preferences,
  { change, premium }: { change: { kind: 'some' | 'muted' | 'email'; body: unknown }; premium: boolean },
) {
  try {
    return changedPreferences(kept, readPreferencesChange(change.kind, change.body), { premium, now: NOW });
  } catch {
    return kept;
  }
}

const LISTS = [
  ['interests', FREE_LIMITS.interests],
  ['mutedTopics', FREE_LIMITS.mutedWords],
  ['mutedSources', FREE_LIMITS.mutedTopics],
] as const;

it('PERM-10 whatever a free reader asks for, a list above its limit only becomes shorter', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let kept: Preferences = { ...DEFAULT_PREFERENCES, onboarding_completed: true };
      for (const each of steps) {
        const next = after(kept, each);
        if (!each.premium) {
          for (const [list, limit] of LISTS)
            if (next[list].length > limit) expect(kept[list]).toEqual(expect.arrayContaining(next[list]));
          if (next.emailSettings.dailyDigest) expect(kept.emailSettings.dailyDigest).toBe(true);
        }
        // What is kept can be read again, and is as tidy as what comes in.
        expect(withoutEndedMutes(readPreferences(next), NOW)).toEqual(next);
        expect(
          Object.keys(next.muteEnds).every((text) =>
            [...next.mutedTopics, ...next.mutedSources].includes(text),
          ),
        ).toBe(true);
        kept = next;
      }
    }),
  );
});

describe('without Premium', () => {
  const WELCOMED: Preferences = { ...DEFAULT_PREFERENCES, onboarding_completed: true };
  const withDigest = { emailSettings: { ...WELCOMED.emailSettings, dailyDigest: true } };
  const withFilter = { filters: { ...WELCOMED.filters, clickbait: 4 } };
  const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `word ${at}`);

  it.each<[string, Partial<Preferences>, Partial<Preferences>, string, string]>([
    ['a sixth interest', {}, { interests: many(6) }, 'INTEREST_LIMIT_REACHED', 'interests'],
    ['a fourth muted word', {}, { mutedTopics: many(4) }, 'MUTED_WORDS_LIMIT_REACHED', 'mutedTopics'],
    ['a third muted topic', {}, { mutedSources: many(3) }, 'MUTED_TOPICS_LIMIT_REACHED', 'mutedSources'],
    ['a theme', {}, { theme: 'dark' }, 'PREMIUM_REQUIRED', 'theme'],
    ['another theme than was kept', { theme: 'dark' }, { theme: 'light' }, 'PREMIUM_REQUIRED', 'theme'],
    ['the daily letter', {}, withDigest, 'PREMIUM_REQUIRED', 'emailSettings.dailyDigest'],
    ['a filter', {}, withFilter, 'PREMIUM_REQUIRED', 'filters.clickbait'],
  ])('%s is refused, and named', (_, kept, next, code, field) => {
    const before = { ...WELCOMED, ...kept };
    expect(() => checkLimits(before, { ...before, ...next }, false)).toThrow(
      expect.objectContaining({ code, field }),
    );
    expect(() => checkLimits(before, { ...before, ...next }, true)).not.toThrow();
  });

  it.each<[string, Partial<Preferences>, Partial<Preferences>]>([
    ['five interests', {}, { interests: many(5) }],
    ['six interests while somebody is welcomed', { onboarding_completed: false }, { interests: many(6) }],
    ['one of seven interests taken away', { interests: many(7) }, { interests: many(6) }],
    ['a theme that was kept', { theme: 'dark' }, {}],
    ['the theme of the system again', { theme: 'dark' }, { theme: 'system' }],
    ['the daily letter that was kept', withDigest, {}],
    ['a filter that was kept', withFilter, {}],
    ['a filter taken away', withFilter, { filters: WELCOMED.filters }],
  ])('%s: allowed', (_, kept, next) => {
    const before = { ...WELCOMED, ...kept };
    expect(() => checkLimits(before, { ...before, ...next }, false)).not.toThrow();
  });

  it('ten stories are saved, and no eleventh', () => {
    expect(() => checkSaves(9, false)).not.toThrow();
    expect(() => checkSaves(10, false)).toThrow(expect.objectContaining({ code: 'SAVE_LIMIT_REACHED' }));
    expect(() => checkSaves(10, true)).not.toThrow();
  });
});
