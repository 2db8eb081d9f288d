import { expect, vi } from 'vitest';

/**
 * For afterEach: what our own code logs when a call fails is expected where calls fail on purpose. Anything else on the
 * console, a warning of React for one, fails the test.
 * @param beginnings of the messages that may be there
 */
export function mayLog(method: 'error' | 'warn' | 'info', ...beginnings: string[]): void {
  // biome-ignore lint/suspicious/noConsole: what is looked at, not written to
  const logged = vi.mocked(console[method]);
  const isExpected = ([first]: unknown[]): boolean =>
    typeof first === 'string' && beginnings.some((beginning) => first.startsWith(beginning));
  const others = logged.mock.calls.filter((said) => !isExpected(said));
  logged.mockClear();
  expect(others).toEqual([]);
}
