import { describe, expect, it } from 'vitest';
import { findCovered, measureCoverage, readRequirements } from './requirements.ts';

describe('requirements', () => {
  it('are numbered lines; open points ask for nothing', () => {
    const text =
      '# Feed\n- **XYZ-01** Nine cards. → AMBIG-07\n- **AMBIG-07** How many?\nand **XYZ-02** in a sentence';
    expect([...readRequirements(text)]).toEqual([['XYZ-01', 'Nine cards. → AMBIG-07']]);
  });

  it.each([
    ['a test', "it('XYZ-01 XYZ-02, shows XYZ-03 too', () => {});", ['XYZ-01', 'XYZ-02']],
    ['a case of a table', '["XYZ-04 an empty list", []],', ['XYZ-04']],
    ['ids alone', "it('XYZ-05 XYZ-06', () => {});", ['XYZ-05', 'XYZ-06']],
    ['no id in front', "it('shows XYZ-07', () => {});", []],
  ])('are covered by %s', (_what, source, ids) => {
    expect(findCovered(source).map(({ id }) => id)).toEqual(ids);
  });

  it('GEN-18 each has a test, and no test claims what is not among them', () => {
    const { wanted, tests, unknown } = measureCoverage();
    expect([...wanted.keys()].filter((id) => !tests.has(id))).toEqual([]);
    expect(unknown).toEqual([]);
  });
});
