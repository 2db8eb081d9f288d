import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../../contract/contract.ts';
import { located } from '../location/located.ts';
import { type Device, NEW_DEVICE } from '../reader/device.ts';
import { differences, saidAt, saidBy, takenFrom } from './joining.ts';

const EARLY = Date.parse('2026-11-20T12:00:00.000Z');
const LATE = Date.parse('2026-11-21T12:00:00.000Z');
const at = (moment: number) => new Date(moment).toISOString();
const UTRECHT = { latitude: 52.09, longitude: 5.12, city: 'Utrecht', country: 'Netherlands' };
const GHENT = {
  latitude: 51.1,
  longitude: 3.7,
  city: 'Ghent',
  country: 'Belgium',
  source: 'manual' as const,
};
const WEIGHTS = { nearness: 2, freshness: 1, quality: 1, coverage: 1, interests: 1 };

const device = (fields: Partial<Device>): Device => ({ ...NEW_DEVICE, ...fields });

describe('what a device says', () => {
  it('is what the reader changed there, and when', () => {
    const said = saidBy(
      device({
        place: located(UTRECHT, 'manual', LATE),
        weights: WEIGHTS,
        opened: ['old', 'new'],
        changedAt: { place: EARLY, weights: LATE, opened: LATE },
      }),
    );
    expect(said).toEqual({
      place: { value: { ...UTRECHT, source: 'manual' }, changedAt: at(EARLY) },
      weights: { value: WEIGHTS, changedAt: at(LATE) },
      opened: { value: ['new', 'old'], changedAt: at(LATE) },
    });
  });

  it('is never a place that was found, or a language that a place decided', () => {
    const said = saidBy(
      device({
        place: located(UTRECHT, 'ip', LATE),
        language: { code: 'nl', by: 'place' },
        changedAt: { place: LATE, language: LATE },
      }),
    );
    expect(said).toEqual({});
  });
});

describe('what a device takes', () => {
  const held: DeviceState = {
    language: { value: 'nl', changedAt: at(LATE) },
    place: { value: GHENT, changedAt: at(LATE) },
    weights: { value: null, changedAt: at(EARLY) },
    opened: { value: ['c', 'b'], changedAt: at(EARLY) },
  };

  it('is what was changed elsewhere later', () => {
    const mine = device({
      place: located(UTRECHT, 'manual', EARLY),
      weights: WEIGHTS,
      changedAt: { place: EARLY, weights: LATE },
    });
    const taken = takenFrom({ ...held, opened: undefined as never }, mine, LATE);
    expect(taken).toEqual({
      language: { code: 'nl', by: 'hand' },
      place: located(GHENT, 'manual', LATE),
    });
  });

  it('is every story that was opened elsewhere, before its own', () => {
    expect(takenFrom({ opened: held.opened as never }, device({ opened: ['a', 'b'] }), LATE)).toEqual({
      opened: ['c', 'a', 'b'],
    });
  });

  it('is nothing where both say the same: no two devices answer each other for ever', () => {
    const mine = device({
      language: { code: 'nl', by: 'hand' },
      place: located({ ...GHENT, latitude: 51.05 }, 'manual', EARLY),
      opened: ['b', 'c'],
      changedAt: { language: EARLY, place: EARLY, opened: EARLY },
    });
    expect(takenFrom({ ...held, weights: undefined as never }, mine, LATE)).toEqual({});
  });
});

describe('what was said elsewhere', () => {
  it('keeps its time, but for the stories opened: those of both are a list that nobody had before', () => {
    const held: DeviceState = {
      place: { value: GHENT, changedAt: at(EARLY) },
      weights: { value: null, changedAt: at(LATE) },
      opened: { value: ['c'], changedAt: at(EARLY) },
    };
    expect(saidAt(held)).toEqual({ place: EARLY, weights: LATE });
  });
});

describe('what a reader is asked', () => {
  it('is asked where both know something else', () => {
    const mine = device({
      place: located(UTRECHT, 'manual', LATE),
      reads: ['nl', 'en'],
      weights: WEIGHTS,
      changedAt: { place: LATE, reads: EARLY, weights: EARLY },
    });
    const account: DeviceState = {
      place: { value: GHENT, changedAt: at(EARLY) },
      reads: { value: ['nl', 'en'], changedAt: at(LATE) },
      weights: { value: null, changedAt: at(LATE) },
    };
    expect(differences(mine, account).map(({ field, newest }) => [field, newest])).toEqual([
      ['place', 'device'],
    ]);
  });

  it.each([
    ['not of sliders that both sides would call the same', 1.25, 1.75, []],
    ['of sliders that are called something else', 1.75, 2, ['weights']],
    ['of sliders of which one is off', 0.25, 0, ['weights']],
  ])('is asked %s', (_what, here, there, expected) => {
    const mine = device({ weights: { ...WEIGHTS, nearness: here }, changedAt: { weights: LATE } });
    const value = { ...WEIGHTS, nearness: there };
    const asked = differences(mine, { weights: { value, changedAt: at(EARLY) } });
    expect(asked.map(({ field }) => field)).toEqual(expected);
  });
});
