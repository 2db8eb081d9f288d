import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type DevicePlace,
  type DeviceReader,
  decodeReaderCookie,
  encodeReaderCookie,
  PLACE_SOURCES,
  readerCookieName,
} from './reader-cookie.ts';

const NOTHING: DeviceReader = {
  language: null,
  reads: null,
  place: null,
  weights: null,
  timeZone: null,
};
const UTRECHT: DevicePlace = {
  latitude: 52.1,
  longitude: 5.1,
  city: 'Utrecht',
  country: 'Netherlands',
  source: 'manual',
};
const WEIGHTS = { nearness: 2, freshness: 0.5, quality: 1, coverage: 0, interests: 1.25 };

describe('the reader’s cookie', () => {
  it('says everything in a few bytes', () => {
    const said: DeviceReader = {
      language: 'nl',
      reads: ['nl', 'en'],
      place: UTRECHT,
      weights: WEIGHTS,
      timeZone: 'Europe/Amsterdam',
    };
    const cookie = encodeReaderCookie(said);
    expect(decodeURIComponent(cookie)).toBe(
      '1~lnl~rnl!en~p52.1!5.1!Utrecht!Netherlands!manual~w2,0.5,1,0,1.25~zEurope/Amsterdam',
    );
    expect(cookie).toMatch(/^[\w.!~%-]+$/);
    expect(decodeReaderCookie(cookie)).toEqual(said);
    expect(decodeReaderCookie(decodeURIComponent(cookie))).toEqual(said);
  });

  it.each([undefined, '', '1', encodeReaderCookie({})])('%j says nothing', (value) => {
    expect(decodeReaderCookie(value)).toEqual(NOTHING);
  });

  it('a place is rounded to a tenth of a degree, and as good as its source', () => {
    const at = (place: DevicePlace) => decodeReaderCookie(encodeReaderCookie({ place })).place;
    expect(at({ ...UTRECHT, latitude: 52.0907, longitude: -5.1214 })).toEqual({
      ...UTRECHT,
      longitude: -5.1,
    });
    expect(at({ ...UTRECHT, source: 'ip' })?.accuracy).toBe(50);
    expect(at({ ...UTRECHT, city: '', source: 'detected' })?.accuracy).toBeGreaterThan(100);
  });

  it.each([
    ['a version to come', '2~len'],
    ['broken percent-encoding', '1~len%'],
    ['something endless', `1~len~${'x'.repeat(5000)}`],
    ['another cookie', '{"lat":52}'],
  ])('%s is not understood', (_name, value) => {
    expect(decodeReaderCookie(value)).toEqual(NOTHING);
  });

  it.each([
    ['a language we do not have', 'lfr'],
    ['languages that are none', 'rnl!x'],
    ['languages without end', `r${Array.from('abcdefghijk', (letter) => `x${letter}`).join('!')}`],
    ['a place outside the world', 'p91!5!X!Y!manual'],
    ['a place in words', 'pnorth!east!X!Y!manual'],
    ['a place more exact than we want', 'p52.0907!5.1214!Utrecht!Netherlands!manual'],
    ['a place without country', 'p52!5!X!!manual'],
    ['a chosen place without city', 'p52!5!!Netherlands!manual'],
    ['a place of unknown origin', 'p52!5!X!Y!star'],
    ['a place with a part too many', 'p52!5!X!Y!manual!z'],
    ['a city with a line end', 'p52!5!a\nb!Y!manual'],
    ['a city without end', `p52!5!${'x'.repeat(200)}!Y!manual`],
    ['sliders beyond the end', 'w3,1,1,1,1'],
    ['too few sliders', 'w1,0,1,1'],
    ['no language at all', 'r'],
    ['a zone nobody knows', 'zMars/Olympus'],
    ['a zone that is an offset', 'z+01:00'],
    ['a field to come', 'qwhatever'],
    ['a field of an earlier release', 'h'],
  ])('%s is left aside, the rest is read', (_name, field) => {
    expect(decodeReaderCookie(encodeURIComponent(`1~${field}~len`))).toEqual({ ...NOTHING, language: 'en' });
  });

  it('a zone that was read before costs no second question to the engine, in whatever case', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const zones = ['Asia/Kathmandu', 'asia/kathmandu', 'Asia/Kathmandu'].map(
      (zone) => decodeReaderCookie(encodeURIComponent(`1~z${zone}`)).timeZone,
    );
    const questions = asked.mock.calls.length;
    asked.mockRestore();
    expect(new Set(zones).size).toBe(1);
    expect(zones[0]).not.toBeNull();
    expect(questions).toBe(1);
  });

  it('whatever a device says is read as it was said', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      city: fc.string({ unit: 'binary', maxLength: 150 }),
      country: fc.string({ unit: 'binary', maxLength: 150 }),
      source: fc.constantFrom(...PLACE_SOURCES),
    });
    const slider = fc.integer({ min: 0, max: 200 }).map((hundredths) => hundredths / 100);
    const said = fc.record({
      language: fc.constantFrom('en', 'nl', null),
      reads: fc.option(fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { minLength: 1, maxLength: 10 })),
      place: fc.option(place),
      weights: fc.option(
        fc.record({
          nearness: slider,
          freshness: slider,
          quality: slider,
          coverage: slider,
          interests: slider,
        }),
      ),
      timeZone: fc.constantFrom('Europe/Amsterdam', 'Asia/Tokyo', 'UTC', null),
    });
    fc.assert(
      fc.property(said, (reader) => {
        const read = decodeReaderCookie(encodeReaderCookie(reader));
        expect({ ...read, place: null }).toEqual({ ...reader, place: null });
        if (read.place)
          expect(Math.abs(read.place.latitude - (reader.place?.latitude ?? 0))).toBeLessThan(0.051);
        // What was read once is read the same again.
        expect(decodeReaderCookie(encodeReaderCookie(read))).toEqual(read);
      }),
    );
  });

  it('nothing throws, whatever is sent', () => {
    const fields = fc
      .array(fc.stringMatching(/^[lrpwzh][\s\S]{0,40}$/))
      .map((list) => ['1', ...list].join('~'));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fields, fields.map(encodeFully)), (value) => {
        const read = decodeReaderCookie(value);
        expect(decodeReaderCookie(encodeReaderCookie(read))).toEqual(read);
      }),
    );
  });

  it('has a name that no other host can set, where the connection is safe', () => {
    expect([readerCookieName(true), readerCookieName(false)]).toEqual(['__Host-helder', 'helder']);
  });
});

/** Percent-encoding of every byte, as a hostile client may send it. */
function encodeFully(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
