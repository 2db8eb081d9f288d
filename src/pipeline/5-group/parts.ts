/** Parts of an importance: points of two decimals that add up. */
import type { ImportancePart } from '../../contract/contract.ts';

export function part(
  name: ImportancePart['part'],
  points: number,
  detail: Omit<ImportancePart, 'part' | 'points'> = {},
): ImportancePart {
  return { part: name, points: rounded(points), ...detail };
}

export const rounded = (points: number): number => Math.round(points * 100) / 100;

export const sumOf = (parts: ImportancePart[]): number =>
  parts.reduce((total, { points }) => total + points, 0);
