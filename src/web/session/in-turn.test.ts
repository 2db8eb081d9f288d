// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn.ts';
import { sessionOf } from './store.ts';

describe('calls in turn', () => {
  it('wait for the one before, and for the page to be left no longer than that', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const session = sessionOf(null, null);
    let end: () => void = () => {};
    const first = inTurn(session, 'a setting', () => new Promise<void>((resolve) => (end = resolve)));
    const second = inTurn(session, 'a setting', async () => 'made');
    const waiting = listen.mock.calls.flatMap(([event, , options]) =>
      event === 'pagehide' && typeof options === 'object' ? [options.signal] : [],
    );
    expect(waiting.map((signal) => signal?.aborted)).toEqual([false]);
    end();
    await first;
    expect(await second).toBe('made');
    expect(waiting.map((signal) => signal?.aborted)).toEqual([true]);
    listen.mockRestore();
  });
});
