import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

/** Sends a signal, without this process having to hear it. @returns how it leaves, and what was closed before, in order */
async function leavesOn(signal: NodeJS.Signals, { errand }: { errand: boolean }) {
  const heard = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'once').mockImplementation((name, listener) => {
    heard.set(name, listener as () => void);
    return process;
  });
  const left = new Promise<unknown>((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(code);
      return undefined as never;
    });
  });
  const closed: string[] = [];
  const shutdown = createShutdown(pino({ level: 'silent' }));
  shutdown.add('first', async () => closed.push('first'));
  shutdown.add('broken', () => Promise.reject(new Error('gone')));
  shutdown.add('last', async () => closed.push('last'));
  shutdown.onSignals({ errand });
  heard.get(signal)?.();
  return { code: await left, closed };
}

describe('on a signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s: a server closes what it opened and has done well',
    async (signal) => {
      expect(await leavesOn(signal, { errand: false })).toEqual({ code: 0, closed: ['last', 'first'] });
    },
  );

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s: a command closes as well, and has not done what it was to do', async (signal, code) => {
    expect(await leavesOn(signal, { errand: true })).toEqual({ code, closed: ['last', 'first'] });
  });
});
