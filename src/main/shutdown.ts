import { constants } from 'node:os';
import type { Logger } from './log.ts';

/** A stop may take this long before the process leaves anyway, in milliseconds. */
const PATIENCE_MS = 9_000;

/** Shells add this to the number of the signal that ended a command. */
const ENDED_BY_SIGNAL = 128;

type Close = () => Promise<unknown>;

/**
 * Collects what must be closed, and closes it in reverse order on SIGTERM, SIGINT or a failed start.
 * The process leaves within 10 s, whatever hangs.
 */
export function createShutdown(log: Logger): {
  add(name: string, close: Close): void;
  run(): Promise<void>;
  /** @param options.errand  the process was to do one thing and end: stopped before that, it has failed */
  onSignals(options?: { errand?: boolean }): void;
} {
  const closers: { name: string; close: Close }[] = [];
  let running: Promise<void> | null = null;
  let isStopping = false;

  const closeAll = async (): Promise<void> => {
    for (const { name, close } of closers.reverse())
      await close().catch((error: unknown) => log.error({ error: String(error) }, `closing ${name} failed`));
  };
  const run = (): Promise<void> => (running ??= closeAll());

  return {
    add: (name, close) => closers.push({ name, close }),
    run,
    onSignals({ errand = false } = {}) {
      // Heard for good: npm passes on what the terminal has sent to both, and a signal that nobody hears kills.
      for (const signal of ['SIGTERM', 'SIGINT'] as const)
        process.on(signal, () => {
          if (isStopping) return;
          isStopping = true;
          log.info({ signal }, 'stopping');
          setTimeout(() => process.exit(1), PATIENCE_MS).unref();
          void run().then(() => process.exit(errand ? ENDED_BY_SIGNAL + constants.signals[signal] : 0));
        });
    },
  };
}
