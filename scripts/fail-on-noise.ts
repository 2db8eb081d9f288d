/** A noisy test is a failing test: anything written to the console that the test did not expect fails it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn', 'log', 'info'] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => {});
});

afterEach(() => {
  for (const method of methods) {
    const said: unknown = console[method];
    expect(
      vi.isMockFunction(said),
      'a test must not take the watch away: mocks are restored between tests',
    ).toBe(true);
    const { calls } = vi.mocked(console[method]).mock;
    expect(
      calls,
      `console.${method} was called; expect it with vi.mocked(console.${method}).mockClear()`,
    ).toEqual([]);
  }
});
