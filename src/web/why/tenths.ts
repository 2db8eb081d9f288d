/** Points in tenths, each rounded up or down so that together they are what is shown of their sum. Points have two decimals at most. */

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const inHundredths = (points: readonly number[]): number[] => points.map((one) => Math.round(one * 100));
const inTenths = (points: readonly number[], round: (tenths: number) => number): number =>
  sumOf(inHundredths(points).map((one) => round(one / 10)));

/**
 * Each as near as that allows, by the largest remainders.
 * @param total in tenths, one that rounding each of them up or down can give
 */
export function tenthsOf(points: readonly number[], total: number): number[] {
  const hundredths = inHundredths(points);
  const floors = hundredths.map((one) => Math.floor(one / 10));
  const missing = Math.max(0, total - sumOf(floors));
  const remainder = (at: number): number => (hundredths[at] ?? 0) - (floors[at] ?? 0) * 10;
  const raised = new Set([...floors.keys()].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing));
  return floors.map((tenths, at) => (raised.has(at) ? tenths + 1 : tenths));
}

/** What a bill says beside what it shares with others. */
interface Rest {
  points: readonly number[];
  /** Of the bill, in tenths. */
  total: number;
}

/** What bills share, in tenths: as near as lets each of them add up to its total. */
export function sharedTenths(shared: number, rests: readonly Rest[]): number {
  const least = rests.map(({ points, total }) => total - inTenths(points, Math.ceil));
  const most = rests.map(({ points, total }) => total - inTenths(points, Math.floor));
  const nearest = Math.max(inTenths([shared], Math.round), ...least);
  return Math.min(nearest, inTenths([shared], Math.ceil), ...most);
}
