import type { RankingReader } from '../contract/contract.ts';
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

/** Null for null and for coordinates that are not finite numbers. */
export function unitVector(point: Point | null): UnitVector | null {
  if (!point || !Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null;
  const latitude = point.latitude * RADIANS;
  const longitude = point.longitude * RADIANS;
  const ring = Math.cos(latitude);
  return { x: ring * Math.cos(longitude), y: ring * Math.sin(longitude), z: Math.sin(latitude) };
}

/** Where the reader is, when that is known well enough to rank by it (RANK-10). */
export function readerVector(reader: Pick<RankingReader, 'position'>): UnitVector | null {
  const position = reader.position;
  if (position?.accuracy !== undefined && position.accuracy > RANKING.maxAccuracyKm) return null;
  return unitVector(position);
}

/**
 * Great-circle km between two points of the unit sphere: the haversine formula, whose inner term is a
 * quarter of the squared chord. NaN coordinates stand for an unknown place: 10000 km (RANK-14).
 */
export function chordDistanceKm(x: number, y: number, z: number, to: UnitVector): number {
  const dx = x - to.x;
  const dy = y - to.y;
  const dz = z - to.z;
  const halfChord = Math.sqrt(dx * dx + dy * dy + dz * dz) / 2;
  if (Number.isNaN(halfChord)) return RANKING.unknownDistanceKm;
  return 2 * RANKING.earthRadiusKm * Math.asin(Math.min(1, halfChord));
}

/** Great-circle km from a to b; 10000 when either is unknown. */
export function distanceBetweenKm(a: UnitVector | null, b: UnitVector | null): number {
  if (!a || !b) return RANKING.unknownDistanceKm;
  return chordDistanceKm(a.x, a.y, a.z, b);
}

/** km beyond the threshold that halve the local part. */
export function distanceScaleKm(mode: RankingReader['mode']): number {
  return mode === 'local' ? RANKING.distanceScaleKm * RANKING.localScaleShare : RANKING.distanceScaleKm;
}

/** 1 up to 3000 km, then 1/(1 + beyond/scale), at least 0.001 (RANK-12). */
export function distanceFactor(distanceKm: number, scaleKm: number): number {
  const beyond = distanceKm - RANKING.distanceThresholdKm;
  if (beyond <= 0) return 1;
  return Math.max(RANKING.distanceFloor, 1 / (1 + beyond / scaleKm));
}
