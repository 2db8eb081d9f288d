import { vi } from 'vitest';

/** Less than a test may take, so that it is the check that says what did not come. */
const PATIENCE_MS = 45_000;

/**
 * Waits for what needs no more than a moment, also where the machine is busy.
 * @returns what the check gives once it throws no more
 * @throws what it threw last
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE_MS });
}
