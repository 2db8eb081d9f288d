import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

/** Sends signals, without this process having to hear them. @returns how it leaves, what was closed before, in order, and what was said */
async function leavesOn(signals: NodeJS.Signals[], { errand }: { errand: boolean }) {
  const heard = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
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
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => said.push(JSON.parse(line).msg) });
  const shutdown = createShutdown(log);
  shutdown.add('first', async () => closed.push('first'));
  shutdown.add('broken', () => Promise.reject(new Error('gone')));
  shutdown.add('last', async () => closed.push('last'));
  shutdown.onSignals({ errand });
  for (const signal of signals) heard.get(signal)?.();
  return { code: await left, closed, said };
}

describe('on a signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s: a server closes what it opened and has done well',
    async (signal) => {
      expect(await leavesOn([signal], { errand: false })).toMatchObject({
        code: 0,
        closed: ['last', 'first'],
      });
    },
  );

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s: a command closes as well, and has not done what it was to do', async (signal, code) => {
    expect(await leavesOn([signal], { errand: true })).toMatchObject({ code, closed: ['last', 'first'] });
  });

  it.each<[string, NodeJS.Signals[]]>([
    ['the same again, as npm passes on what the terminal has sent to both', ['SIGINT', 'SIGINT']],
    ['another one', ['SIGINT', 'SIGTERM']],
  ])('%s: it stops once, and closes everything all the same', async (_what, signals) => {
    expect(await leavesOn(signals, { errand: true })).toEqual({
      code: 130,
      closed: ['last', 'first'],
      said: ['stopping', 'closing broken failed'],
    });
  });
});
