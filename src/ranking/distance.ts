import { EARTH_RADIUS_KM, type RankingReader } from '../contract/contract.ts';
import { RANKING } from './constants.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** A point on the unit sphere: the distance between two needs no trigonometry but one arc sine. */
export interface UnitVector {
  x: number;
  y: number;
  z: number;
}

const RADIANS = Math.PI / 180;

function unitVector(point: Point): UnitVector | null {
  if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null;
  const latitude = point.latitude * RADIANS;
  const longitude = point.longitude * RADIANS;
  const ring = Math.cos(latitude);
  return { x: ring * Math.cos(longitude), y: ring * Math.sin(longitude), z: Math.sin(latitude) };
}

/** Those of the points whose coordinates are finite numbers, on the unit sphere. */
export function unitVectors(points: readonly Point[]): UnitVector[] {
  return points.flatMap((point) => unitVector(point) ?? []);
}

/** Where the reader is, when that is known well enough to rank by it. */
export function readerVector(reader: Pick<RankingReader, 'position'>): UnitVector | null {
  const position = reader.position;
  if (position?.accuracy !== undefined && position.accuracy > RANKING.maxAccuracyKm) return null;
  return position && unitVector(position);
}

/**
 * Square of the straight line between two points of the unit sphere: four times the haversine of the angle.
 * Infinity when either is unknown (NaN).
 */
export function squaredChord(x: number, y: number, z: number, to: UnitVector): number {
  const dx = x - to.x;
  const dy = y - to.y;
  const dz = z - to.z;
  const squared = dx * dx + dy * dy + dz * dz;
  return Number.isNaN(squared) ? Number.POSITIVE_INFINITY : squared;
}

/** Great-circle km of a squared chord (the haversine formula); 10000 for an unknown place. */
export function chordKm(squared: number): number {
  if (squared === Number.POSITIVE_INFINITY) return RANKING.unknownDistanceKm;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2));
}

/** Great-circle km to the nearest of `points`; 10000 when there is none or `from` is unknown. */
export function distanceToNearestKm(points: readonly UnitVector[], from: UnitVector | null): number {
  if (!from) return RANKING.unknownDistanceKm;
  return chordKm(
    points.reduce(
      (least, { x, y, z }) => Math.min(least, squaredChord(x, y, z, from)),
      Number.POSITIVE_INFINITY,
    ),
  );
}

/** km beyond the threshold that halve the local part. */
export function distanceScaleKm(mode: RankingReader['mode']): number {
  return mode === 'local' ? RANKING.distanceScaleKm * RANKING.localScaleShare : RANKING.distanceScaleKm;
}

/** 1 up to 3000 km, then 1/(1 + beyond/scale), at least 0.001. */
export function distanceFactor(distanceKm: number, scaleKm: number): number {
  const beyond = distanceKm - RANKING.distanceThresholdKm;
  if (beyond <= 0) return 1;
  return Math.max(RANKING.distanceFloor, 1 / (1 + beyond / scaleKm));
}
