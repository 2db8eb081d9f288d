/** Gives every property thousands of inputs, and counts them for count-inputs.ts. */
import * as fc from 'fast-check';
import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the properties of a test were tried with. */
    inputs?: number;
  }
}

/** For a property that says nothing else; those whose inputs take long say less. */
const RUNS = 2_500;

let inputs = 0;

fc.configureGlobal({
  numRuns: Number(process.env.FUZZ_RUNS ?? RUNS),
  ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }),
  reporter(details) {
    inputs += details.numRuns;
    // Names the seed.
    if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  },
});

beforeEach(() => {
  inputs = 0;
});
afterEach(({ task }) => {
  task.meta.inputs = inputs;
});
