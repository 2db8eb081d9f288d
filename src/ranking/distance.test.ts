import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm as haversineKm } from '../geo/geo.ts';
import {
  distanceFactor,
  distanceScaleKm,
  distanceToNearestKm,
  readerVector,
  unitVectors,
} from './distance.ts';
import { BERLIN, LISBON, PORTO, TOKYO, WELLINGTON } from './testing/stories.ts';

const between = (a: typeof LISBON, b: typeof LISBON): number =>
  distanceToNearestKm(unitVectors([a]), unitVectors([b])[0] ?? null);
const home = (km: number): number => distanceFactor(km, distanceScaleKm('home'));
const local = (km: number): number => distanceFactor(km, distanceScaleKm('local'));

describe('great-circle distance', () => {
  it.each([
    ['Lisbon to itself', LISBON, LISBON, 0],
    ['Lisbon to Porto', LISBON, PORTO, 274.296],
    ['Lisbon to Berlin', LISBON, BERLIN, 2312.12],
    ['Lisbon to Tokyo', LISBON, TOKYO, 11142.6],
    ['Lisbon to Wellington', LISBON, WELLINGTON, 19576.4],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, Math.PI * 6371],
  ])('LOC-32 %s uses an Earth radius of 6371 km', (_, a, b, km) => {
    expect(between(a, b)).toBeCloseTo(km, km > 1000 ? 1 : 3);
  });

  it('equals the haversine formula of geo anywhere', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        // Near the antipode both forms lose digits: there a metre is as good as it gets.
        expect(Math.abs(between(a, b) - haversineKm(a, b))).toBeLessThan(0.001);
      }),
    );
  });

  it('RANK-14 an unknown place is 10000 km away', () => {
    expect(distanceToNearestKm(unitVectors([LISBON]), null)).toBe(10_000);
    expect(distanceToNearestKm([], readerVector({ position: LISBON }))).toBe(10_000);
    expect(unitVectors([{ latitude: Number.NaN, longitude: 4 }])).toEqual([]);
    expect(readerVector({ position: { latitude: Number.NaN, longitude: 4 } })).toBeNull();
  });

  it('of a story that may be in several places is that to the nearest', () => {
    const places = unitVectors([TOKYO, PORTO, BERLIN]);
    expect(distanceToNearestKm(places, readerVector({ position: LISBON }))).toBeCloseTo(274.296, 3);
  });

  it.each([
    [undefined, true],
    [50, true],
    [100, true],
    [100.1, false],
  ])('RANK-10 LOC-40 accuracy %s km is a known place: %s', (accuracy, known) => {
    expect(readerVector({ position: { ...LISBON, accuracy } }) !== null).toBe(known);
  });
});

describe('distance factor', () => {
  it.each([
    [0, 1],
    [3000, 1],
    [3300, 0.5],
    [10_000, 0.0410959],
  ])('RANK-04 RANK-12 RANK-13 at %d km is %d in the home feed', (km, factor) => {
    expect(home(km)).toBeCloseTo(factor, 7);
  });

  it.each([
    [3000, 1],
    [3015, 0.5],
    [10_000, 0.00213828],
  ])('RANK-17 at %d km is %d in the local view, whose scale is 15 km', (km, factor) => {
    expect(local(km)).toBeCloseTo(factor, 8);
  });

  it('RANK-03 RANK-12 reaches its floor of 0.001 at 17985 km in the local view and stays there', () => {
    expect(local(17_980)).toBeGreaterThan(0.001);
    expect(local(17_985)).toBeCloseTo(0.001, 12);
    expect(local(20_015)).toBe(0.001);
  });

  it('never rises with distance', () => {
    const km = fc.double({ min: 0, max: 20_100, noNaN: true });
    fc.assert(
      fc.property(km, km, (a, b) => {
        expect(home(Math.min(a, b))).toBeGreaterThanOrEqual(home(Math.max(a, b)));
        expect(local(a)).toBeLessThanOrEqual(home(a));
      }),
    );
  });
});
