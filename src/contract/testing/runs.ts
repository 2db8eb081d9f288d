import * as fc from 'fast-check';

/** What fast-check does when nobody says otherwise. */
const USUAL = 100;

/**
 * For a property whose inputs take long: fewer runs than usual, in the same proportion when all have more (`npm run fuzz`).
 * @param runs of the usual hundred, at least one
 */
export function runs(runs: number): { numRuns: number } {
  return { numRuns: Math.ceil((runs / USUAL) * (fc.readConfigureGlobal()?.numRuns ?? USUAL)) };
}
