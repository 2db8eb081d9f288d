import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NEUTRAL_WEIGHTS } from '../../contract/weights.ts';
import { located } from '../location/located.ts';
import { blockedStorage, fullStorage, memoryStorage } from '../testing/local-storage.ts';
import { type DeviceStore, decodeDevice, deviceIn, NEW_DEVICE, withOpened } from './device.ts';

const KEY = 'helder.device';
const NOON = 1_800_000_000_000;
const HOURS_12 = 720 * 60_000;
const MOST = 500;
const UTRECHT = { city: 'Utrecht', country: 'Netherlands', latitude: 52.0907, longitude: 5.1214 };
const GHENT = { city: 'Ghent', country: 'Belgium', latitude: 51.05, longitude: 3.72, accuracy: 50 };
const WEIGHTS = { nearness: 1.5, freshness: 1, quality: 0, coverage: 1, interests: 1 };

let cookies = '';
beforeEach(() => {
  cookies = '';
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
  });
});

const start = (storage: Storage | null): DeviceStore => deviceIn(storage, () => NOON);
const stored = (storage: Storage): Record<string, unknown> => JSON.parse(storage.getItem(KEY) ?? '{}');

describe('the device', () => {
  it('DATA-50 AMBIG-12 is one object under one key, with the number of its shape and the time of each change', () => {
    const storage = memoryStorage();
    start(storage).change(() => ({ language: { code: 'nl', by: 'hand' }, singleKeys: false }));
    expect(storage.length).toBe(1);
    expect(stored(storage)).toEqual({
      ...NEW_DEVICE,
      version: 1,
      language: { code: 'nl', by: 'hand' },
      singleKeys: false,
      changedAt: { language: NOON, singleKeys: NOON },
    });
  });

  it('says everything again at the next start', () => {
    const storage = memoryStorage();
    const before = start(storage);
    before.change(() => ({
      language: { code: 'nl', by: 'place' },
      reads: ['nl', 'en'],
      place: located(UTRECHT, 'manual', NOON),
      weights: WEIGHTS,
      opened: ['a', 'b'],
      hideOpened: true,
      singleKeys: false,
    }));
    expect(start(storage).get()).toEqual(before.get());
  });

  it('what was found is no word of the reader: what they said last is as old as it was', () => {
    let time = NOON;
    const device = deviceIn(memoryStorage(), () => time);
    const find = () => {
      device.change(() => ({ language: { code: 'nl', by: 'place' } }));
      device.change(() => ({ place: located(UTRECHT, 'ip', time) }));
    };
    find();
    expect(device.get().changedAt).toEqual({ language: 0, place: 0 });
    device.change(() => ({ language: { code: 'en', by: 'hand' }, place: located(GHENT, 'manual', time) }));
    time += 1;
    find();
    expect(device.get().changedAt).toEqual({ language: NOON, place: NOON });
  });

  it('remembers when the reader went back to what counts for everybody', () => {
    const storage = memoryStorage();
    start(storage).change(() => ({ language: null, reads: null, place: null, weights: null }));
    const changedAt = { language: NOON, reads: NOON, place: NOON, weights: NOON };
    expect(start(storage).get()).toEqual({ ...NEW_DEVICE, changedAt });
  });

  it('works for this page when storage is blocked', () => {
    const device = start(blockedStorage());
    device.change(() => ({ weights: WEIGHTS }));
    expect(device.get().weights).toEqual(WEIGHTS);
  });

  it.each([undefined, null, 'yesterday'])('was never changed when that was at %j', (at) => {
    const device = decodeDevice({ hideOpened: true, changedAt: { hideOpened: at } }, NOON);
    expect(device).toEqual({ ...NEW_DEVICE, hideOpened: true });
  });

  const spoilt: [what: string, value: unknown][] = [
    ['a language we do not have', { language: { code: 'tlh', by: 'hand' } }],
    ['a language nobody chose', { language: { code: 'nl' } }],
    ['no language at all', { reads: [] }],
    ['languages that are none', { reads: ['Dutch'] }],
    ['languages of which one is none', { reads: ['nl', 'Dutch'] }],
    ['too many languages', { reads: Array.from({ length: 11 }, () => 'nl') }],
    ['sliders that are all in the middle', { weights: NEUTRAL_WEIGHTS }],
    ['sliders too far', { weights: { ...WEIGHTS, nearness: 9 } }],
    ['sliders that are words', { weights: { ...WEIGHTS, quality: 'x' } }],
    ['a missing slider', { weights: { nearness: 2 } }],
    ['ids that are numbers', { opened: [1, 2] }],
    ['ids of which one is a number', { opened: ['a', 2] }],
    ['a switch that is a word', { hideOpened: 'yes', singleKeys: 0 }],
    ['a place without a source', { place: { ...located(UTRECHT, 'manual', NOON), source: 'dream' } }],
    ['a list', []],
    ['a text', 'device'],
    ['nothing', null],
  ];
  it.each(spoilt)('holds nothing of %s', (_what, value) => {
    expect(decodeDevice(value, NOON)).toEqual(NEW_DEVICE);
  });

  it('a spoilt field does not take the others along', () => {
    const device = decodeDevice({ weights: 'x', hideOpened: true, changedAt: { hideOpened: 5 } }, NOON);
    expect(device).toEqual({ ...NEW_DEVICE, hideOpened: true, changedAt: { hideOpened: 5 } });
  });

  it('reads anything without throwing, and what it read reads the same again', () => {
    const fields = fc.record(
      Object.fromEntries(Object.keys(NEW_DEVICE).map((name) => [name, fc.jsonValue()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fields), (value) => {
        const device = decodeDevice(value, NOON);
        expect(decodeDevice(JSON.parse(JSON.stringify(device)), NOON)).toEqual(device);
      }),
    );
  });
});

describe('its place', () => {
  it.each(['city', 'country', 'latitude', 'longitude'])('LOC-25 VALID-23 without its %s is none', (part) => {
    const place = { ...located(UTRECHT, 'manual', NOON), [part]: undefined };
    expect(decodeDevice({ place }, NOON).place).toBeNull();
  });

  it.each([
    ['LOC-25 VALID-23 one without its country', { ...located(UTRECHT, 'manual', NOON), country: undefined }],
    ['LOC-26 one that was found too long ago', located(GHENT, 'ip', NOON - HOURS_12)],
  ])('%s is cleared from the storage, and nothing else', (_which, place) => {
    const others = { ...NEW_DEVICE, opened: ['a'], changedAt: { opened: NOON - 1 } };
    const storage = memoryStorage({ [KEY]: JSON.stringify({ version: 1, ...others, place }) });
    const device = start(storage);
    expect(stored(storage)).toEqual({ version: 1, ...others, place: null });
    expect(device.get()).toEqual(others);
  });

  it('that counts is left as it stands, and so is a storage without one', () => {
    for (const place of [located(UTRECHT, 'manual', NOON), null]) {
      const text = JSON.stringify({ place, ofLater: true });
      const storage = memoryStorage({ [KEY]: text });
      start(storage);
      expect(storage.getItem(KEY)).toBe(text);
    }
  });

  it('LOC-26 is believed for 720 minutes when it was found, and for good when it was chosen', () => {
    const found = { place: located(GHENT, 'ip', NOON) };
    expect(decodeDevice(found, NOON + HOURS_12 - 1).place).toEqual(found.place);
    expect(decodeDevice(found, NOON + HOURS_12).place).toBeNull();
    const chosen = { place: located(UTRECHT, 'manual', NOON) };
    expect(decodeDevice(chosen, NOON + 100 * HOURS_12).place).toEqual(chosen.place);
  });

  it('DATA-36 AMBIG-78 says how and when it was found, and what to call it', () => {
    expect(decodeDevice({ place: located(UTRECHT, 'manual', NOON) }, NOON).place).toEqual({
      ...UTRECHT,
      source: 'manual',
      timestamp: NOON,
      displayName: 'Utrecht, Netherlands',
    });
  });

  it('only a guess may be a country alone', () => {
    const country = { ...UTRECHT, city: '' };
    expect(decodeDevice({ place: located(country, 'detected', NOON) }, NOON).place?.displayName).toBe(
      'Netherlands',
    );
    expect(decodeDevice({ place: located(country, 'ip', NOON) }, NOON).place).toBeNull();
  });
});

describe('opened stories', () => {
  it('stand once each, newest last', () => {
    expect(['a', 'b', 'a'].reduce<readonly string[]>(withOpened, [])).toEqual(['b', 'a']);
  });

  it('are at most 500: the oldest are forgotten', () => {
    const many = Array.from({ length: MOST + 7 }, (_, index) => `s${index}`);
    const { opened } = decodeDevice({ opened: many }, NOON);
    expect([opened.length, opened[0]]).toEqual([MOST, 's7']);
    const more = withOpened(opened, 'new');
    expect([more.length, more[0], more.at(-1)]).toEqual([MOST, 's8', 'new']);
  });
});

describe('keys of older releases', () => {
  const OLD = {
    'helder.language': '"nl"',
    'helder.place': JSON.stringify(UTRECHT),
    'helder.placeCache': JSON.stringify({ place: located(GHENT, 'ip', NOON), at: NOON }),
    'helder.opened': '["a","b"]',
    'helder.hideOpened': 'true',
    'helder.singleKeys': 'false',
    'helder.weights': JSON.stringify(WEIGHTS),
    'helder.failedImages': '{"/img/x":1}',
  };

  it('move into the one object, once, and are gone', () => {
    const storage = memoryStorage(OLD);
    const device = start(storage).get();
    expect(device).toMatchObject({
      language: { code: 'nl', by: 'hand' },
      place: { ...UTRECHT, source: 'manual' },
      opened: ['a', 'b'],
      hideOpened: true,
      singleKeys: false,
      weights: WEIGHTS,
    });
    expect(storage.length).toBe(2);
    expect(storage.getItem('helder.failedImages')).toBe('{"/img/x":1}');
    storage.setItem('helder.hideOpened', 'false');
    expect(start(storage).get()).toEqual(device);
  });

  it('a place that was found is believed as long as before', () => {
    const storage = memoryStorage(OLD);
    storage.removeItem('helder.place');
    expect(start(storage).get().place).toMatchObject({ ...GHENT, source: 'ip', timestamp: NOON });
  });

  it('the language that an old cookie told stays, without counting as chosen', () => {
    cookies = 'a=b; helder-lang=nl';
    expect(start(memoryStorage()).get().language).toEqual({ code: 'nl', by: 'place' });
  });

  it.each(['{', '[1', '7', '"x"', '{"a":1}', 'null', '{"place":null}'])(
    'spoilt ones (%s) are nothing',
    (text) => {
      const names = ['language', 'place', 'placeCache', 'opened', 'hideOpened', 'singleKeys', 'weights'];
      const storage = memoryStorage(Object.fromEntries(names.map((name) => [`helder.${name}`, text])));
      expect({ ...start(storage).get(), changedAt: {} }).toEqual(NEW_DEVICE);
    },
  );

  it('stay where they are when the new one cannot be written', () => {
    const storage = fullStorage(OLD);
    start(storage);
    expect(storage.getItem('helder.language')).toBe('"nl"');
  });
});
