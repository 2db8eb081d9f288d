/**
 * Points in tenths that add up to a total: each as near as that allows, by the largest remainders.
 * @param points two decimals at most
 * @param total  in tenths, less than one from what the points add up to; else they add up to their own sum
 */
export function tenthsOf(points: readonly number[], total: number): number[] {
  const hundredths = points.map((one) => Math.round(one * 100));
  const sum = hundredths.reduce((all, one) => all + one, 0);
  const wanted = Math.abs(total * 10 - sum) < 10 ? total : Math.round(sum / 10);
  const floors = hundredths.map((one) => Math.floor(one / 10));
  const missing = wanted - floors.reduce((all, one) => all + one, 0);
  const remainder = (at: number): number => (hundredths[at] ?? 0) - (floors[at] ?? 0) * 10;
  const raised = new Set([...floors.keys()].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing));
  return floors.map((tenths, at) => (raised.has(at) ? tenths + 1 : tenths));
}
