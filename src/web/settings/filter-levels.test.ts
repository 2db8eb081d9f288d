import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { FILTER_KINDS, FiltersSchema, NO_FILTERS } from '../../contract/contract.ts';
import { FILTER_LEVELS, FILTER_ORDER, positionOf, withPosition } from './filter-levels.ts';

describe('the sliders of filters', () => {
  it('are there for every filter, and every position is one that the server takes', () => {
    expect([...FILTER_ORDER].sort()).toEqual([...FILTER_KINDS].sort());
    for (const kind of FILTER_KINDS)
      for (const [index, { value }] of FILTER_LEVELS[kind].entries()) {
        const filters = withPosition(NO_FILTERS, kind, index + 1);
        expect(filters[kind]).toBe(value);
        expect(Value.Check(FiltersSchema, filters)).toBe(true);
        expect(positionOf(kind, value)).toBe(index + 1);
      }
  });

  it('stand at off where a filter is off, and put it off', () => {
    expect(positionOf('calm', null)).toBe(0);
    expect(withPosition({ ...NO_FILTERS, calm: 0.5, repetition: 3 }, 'calm', 0)).toEqual({
      ...NO_FILTERS,
      repetition: 3,
    });
  });

  it('stand at the nearest position for a value of another release', () => {
    expect(positionOf('calm', 0.3)).toBe(2);
    expect(positionOf('repetition', 20)).toBe(1);
  });
});
