import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviceState } from '../contract/contract.ts';
import { knownDeviceState, mergedDeviceState, readDeviceState } from './device-state.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const at = (minutes: number): string => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const place = {
  latitude: 52.0907,
  longitude: 5.1214,
  city: 'Utrecht',
  country: 'Netherlands',
  source: 'manual',
};

describe('what devices know', () => {
  it('is merged field by field, the newest word counting', () => {
    const phone = readDeviceState({
      language: { value: 'nl', changedAt: at(-30) },
      hideOpened: { value: true, changedAt: at(-10) },
    });
    const desk = readDeviceState({
      language: { value: null, changedAt: at(-20) },
      hideOpened: { value: false, changedAt: at(-20) },
      opened: { value: ['s1'], changedAt: at(-5) },
    });
    const merged = mergedDeviceState(mergedDeviceState(null, phone, NOW), desk, NOW);
    expect(merged).toEqual({
      language: { value: null, changedAt: at(-20) },
      hideOpened: { value: true, changedAt: at(-10) },
      opened: { value: ['s1'], changedAt: at(-5) },
    });
    expect(mergedDeviceState(merged, merged, NOW)).toEqual(merged);
  });

  it('keeps a place no better than 0.1 degree', () => {
    const { place: kept } = readDeviceState({ place: { value: place, changedAt: at(0) } });
    expect(kept?.value).toMatchObject({ latitude: 52.1, longitude: 5.1, city: 'Utrecht' });
  });

  it('a clock that runs ahead does not have the last word for ever', () => {
    const ahead = readDeviceState({ hideOpened: { value: true, changedAt: '2099-01-01T00:00:00Z' } });
    const kept = mergedDeviceState(null, ahead, NOW);
    const next = readDeviceState({ hideOpened: { value: false, changedAt: at(1) } });
    expect(mergedDeviceState(kept, next, new Date(at(1))).hideOpened?.value).toBe(false);
  });

  it('a clock of ours that ran ahead does not freeze what was said by it once it is right again', () => {
    const said = (value: boolean, minutes: number) =>
      readDeviceState({ hideOpened: { value, changedAt: at(minutes) } });
    const twoDays = 2 * 24 * 60;
    const kept = mergedDeviceState(null, said(true, twoDays), new Date(at(twoDays)));
    const next = mergedDeviceState(kept, said(false, 0), new Date(at(1)));
    expect(next).toEqual(said(false, 0));
    expect(mergedDeviceState(next, said(true, -1), new Date(at(1)))).toEqual(next);
  });

  it('what was said by a clock of ours that ran ahead is told as older than any word, and all else as it was said', () => {
    const kept = readDeviceState({
      language: { value: 'nl', changedAt: at(-30) },
      hideOpened: { value: true, changedAt: at(2) },
    });
    expect(knownDeviceState(kept, NOW)).toEqual({
      language: { value: 'nl', changedAt: at(-30) },
      hideOpened: { value: true, changedAt: '1970-01-01T00:00:00.001Z' },
    });
    expect(knownDeviceState(kept, new Date(at(2)))).toEqual(kept);
    const language = readDeviceState({ language: { value: 'en', changedAt: at(-20) } });
    expect(mergedDeviceState(kept, language, NOW).hideOpened).toEqual(knownDeviceState(kept, NOW).hideOpened);
  });

  it('of two words of one moment keeps the first', () => {
    const [first, second] = [true, false].map((value) =>
      readDeviceState({ hideOpened: { value, changedAt: at(-1) } }),
    ) as [DeviceState, DeviceState];
    expect(mergedDeviceState(first, second, NOW)).toEqual(first);
  });

  it('is the same whichever device speaks first', () => {
    const field = fc.record({ value: fc.boolean(), minutes: fc.integer({ min: -1000, max: -1 }) });
    fc.assert(
      fc.property(field, field, (a, b) => {
        fc.pre(a.minutes !== b.minutes);
        const [first, second] = [a, b].map(
          ({ value, minutes }): DeviceState => ({ hideOpened: { value, changedAt: at(minutes) } }),
        ) as [DeviceState, DeviceState];
        const merge = (one: DeviceState, other: DeviceState) =>
          mergedDeviceState(mergedDeviceState(null, one, NOW), other, NOW);
        expect(merge(first, second)).toEqual(merge(second, first));
      }),
    );
  });

  it.each([
    ['no object', 'nl', ''],
    ['a language that we do not speak', { language: { value: 'de', changedAt: at(0) } }, '/language/value'],
    ['a time that is none', { hideOpened: { value: true, changedAt: 'now' } }, '/hideOpened/changedAt'],
    [
      'more opened stories than are kept',
      { opened: { value: Array(501).fill('s'), changedAt: at(0) } },
      '/opened/value',
    ],
    [
      'a place off the earth',
      { place: { value: { ...place, latitude: 91 }, changedAt: at(0) } },
      '/place/value',
    ],
  ])('refuses %s', (_name, outside, path) => {
    expect(() => readDeviceState(outside)).toThrow(expect.objectContaining({ name: 'PreferencesFault' }));
    expect(() => readDeviceState(outside)).toThrow(`not understood: ${path}`);
  });

  it('drops what nobody knows', () => {
    expect(
      readDeviceState({ shoeSize: 43, hideOpened: { value: true, changedAt: at(0), by: 'me' } }),
    ).toEqual({
      hideOpened: { value: true, changedAt: at(0) },
    });
  });
});
