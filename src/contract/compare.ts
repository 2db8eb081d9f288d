/** For sort(): by code unit, so the same on every machine, which localeCompare is not. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
