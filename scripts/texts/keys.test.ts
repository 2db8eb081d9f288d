import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { keysIn } from './keys.ts';

const NAMES: Record<string, string[]> = {
  'feed.empty': [],
  'feed.shown': ['shown', 'total'],
  'category.science': [],
  'category.sports': [],
  'category.crime': [],
};
const T = `declare function t(key: ${Object.keys(NAMES)
  .map((key) => `'${key}'`)
  .join(' | ')}, values?: object): string;`;

function keysOf(source: string) {
  const files: Record<string, string> = {
    'src/a.ts': `${T}\n${source}`,
    'src/a.test.ts': 't("category.crime")',
  };
  const host = ts.createCompilerHost({ noLib: true });
  const program = ts.createProgram(
    Object.keys(files),
    { noLib: true, strict: true },
    {
      ...host,
      fileExists: (name) => name in files,
      readFile: (name) => files[name],
      getSourceFile: (name, version) => {
        const text = files[name];
        return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
      },
    },
  );
  const { used, faults } = keysIn(
    program,
    (file) => file === 'src/a.ts',
    (key) => NAMES[key],
  );
  return { used: [...used].sort(), faults };
}

describe('keys', () => {
  const FIELD = "declare const field: 'science' | 'sports';";
  it.each([
    ['written out', "t('feed.empty');", ['feed.empty']],
    ['kept for later', "const title = 'feed.empty';", ['feed.empty']],
    [
      'one or the other',
      "declare const none: boolean; t(none ? 'feed.empty' : 'category.crime');",
      ['category.crime', 'feed.empty'],
    ],
    [
      'by the type of their ending',
      `${FIELD}t(\`category.\${field}\`);`,
      ['category.science', 'category.sports'],
    ],
  ])('are used %s', (_what, source, keys) => {
    expect(keysOf(source).used).toEqual(keys);
  });

  it.each([
    ['a type', "type Key = 'feed.empty';"],
    ['a comment', "// t('feed.empty')"],
    ['something longer', "const title = 'feed.empty.local';"],
  ])('are not used by %s', (_what, source) => {
    expect(keysOf(source).used).toEqual([]);
  });

  it('a text read without a value it asks for is a fault', () => {
    const missing = (source: string) => keysOf(source).faults;
    expect(missing("t('feed.shown', { shown: 1 });")).toEqual(['src/a.ts:2  feed.shown asks for {total}']);
    expect(missing("t('feed.shown');")).toHaveLength(2);
    expect(missing("t('feed.shown', { shown: 1, total: 2, more: 3 });")).toEqual([]);
    expect(missing("declare const both: object; t('feed.shown', { ...both });")).toEqual([]);
  });
});
