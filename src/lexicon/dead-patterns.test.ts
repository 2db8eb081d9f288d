import { describe, expect, it } from 'vitest';
import { LANGUAGE_FOLDERS } from './languages.ts';
import { SHAPE } from './shape.ts';

const PATTERNS = new Set(['patterns', 'patternsByLanguage', 'patternsByKind']);
const LOOKAROUNDS = /\(\?<?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gu;
/** What a word always follows at once, or one letter where a word goes on. */
const ENDS_IN_A_WORD = /(?: |[‘“„«]|\[[‘“„«"'\\]+\]|(?<=^|[ (|])(?:\\p\{Lu?\}))\)*$/u;
/** A pattern with \p{Lu} is read with its case, and a headline begins with a capital. */
const NO_CAPITAL_FIRST = /^\^(?:\(\?:)?[a-z]/;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

const patterns = LANGUAGE_FOLDERS.flatMap(({ code, ...files }) =>
  Object.entries(files).flatMap(([kind, lists]) =>
    Object.entries(lists)
      .filter(([name]) => PATTERNS.has((SHAPE as Record<string, Record<string, string>>)[kind]?.[name] ?? ''))
      .flatMap(([name, value]) =>
        textsOf(value).map((pattern) => ({ list: `${kind}.${name}`, code, pattern })),
      ),
  ),
);

/** A pattern of whole words ends where a word does: else it can never match, and nobody hears of it. */
const isDead = (list: string, pattern: string): boolean =>
  ENDS_IN_A_WORD.test(pattern.replace(LOOKAROUNDS, '')) ||
  (list.startsWith('genre.') && pattern.includes('\\p{Lu}') && NO_CAPITAL_FIRST.test(pattern));

describe('patterns of the lexicon', () => {
  it('are alive: each can match whole words of a text', () => {
    expect(patterns.length).toBeGreaterThan(2000);
    const dead = patterns.filter(({ list, pattern }) => isDead(list, pattern));
    expect(dead.map(({ code, list, pattern }) => `${code} ${list}: ${pattern}`)).toEqual([]);
  });

  it('each match something: what matches nothing at all does so everywhere', () => {
    const empty = patterns.filter(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'u').test(''));
    expect(empty.map(({ code, list, pattern }) => `${code} ${list}: ${pattern}`)).toEqual([]);
  });

  it.each([
    ['in a space', 'wie (?:is|was) ', true],
    ['in an opening quotation mark', 'over zijn werk: [‘"„]', true],
    ['in the first letter of a name', 'in gesprek (?:over|met \\p{Lu})', true],
    ['in a name', 'in gesprek met \\p{Lu}\\p{L}+', false],
    ['in a closing quotation mark', '^[‘"].{10,}[’"]', false],
    ['before a space', 'bid(?= (?:and|for) )', false],
  ])('one that ends %s is told: %s', (_, pattern, dead) => {
    expect(isDead('genre.titles', pattern)).toBe(dead);
  });
});
