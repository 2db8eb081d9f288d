import { describe, expect, it } from 'vitest';
import { findTexts } from './check-texts.ts';

describe('findTexts', () => {
  const bad: [what: string, source: string, text: string][] = [
    ['words between tags', 'const a = <p>Load more</p>;', 'Load more'],
    ['words over lines', 'const a = (\n<p>\n  Load\n  more\n</p>);', 'Load more'],
    ['an aria-label', 'const a = <a aria-label="Close">×</a>;', 'Close'],
    ['a label that depends', 'const a = <a title={open ? t("x") : "Open it"} />;', 'Open it'],
    ['a literal in braces', 'const a = <p>{"Hello"}</p>;', 'Hello'],
    ['a literal behind a condition', 'const a = <p>{ready && "Ready"}</p>;', 'Ready'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text of a template
    ['a template', 'const a = <p>{`${n} stories`}</p>;', 'stories'],
  ];
  it.each(bad)('LANG-12 reports %s', (_what, source, text) => {
    expect(findTexts(source)).toEqual([{ line: expect.any(Number), text }]);
  });

  it('says where', () => {
    expect(findTexts('const a = (\n  <p>\n    <b>Here</b>\n  </p>\n);')).toEqual([{ line: 3, text: 'Here' }]);
  });

  const good: [what: string, source: string][] = [
    ['texts with keys', "const a = <p title={t('a.title')}>{t('a.text', { name: 'x' })}</p>;"],
    ['signs', 'const a = <p>· {n} +</p>;'],
    ['attributes nobody sees', 'const a = <a className="card large" href="/about" rel="noopener" />;'],
    ['comparisons', "const a = <p>{size === 'small' && <b />}</p>;"],
  ];
  it.each(good)('LANG-12 leaves %s alone', (_what, source) => {
    expect(findTexts(source)).toEqual([]);
  });
});
