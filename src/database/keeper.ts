import type { Log } from '../contract/contract.ts';
import type { Running } from './server.ts';

/**
 * Pauses before a server that ended by itself is started again, in milliseconds; the last one repeats. A start that fails
 * costs a moment of the processor, so it is tried every few seconds.
 */
const RESTART_PAUSES_MS = [0, 1_000, 3_000];
/** One that ran for so long has recovered, and is started again at once the next time. Milliseconds. */
const STEADY_MS = 60_000;

/**
 * Starts the server again whenever it ends without having been asked to, and goes on trying: a full disk gets room again while
 * we watch. Why it fails is logged once.
 */
export function keepRunning(
  first: Running,
  start: () => Promise<Running>,
  log: Log,
): { stop(): Promise<void> } {
  let running: Running | null = first;
  let stopping = false;
  let tries = 0;
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  let restarting: Promise<void> = Promise.resolve();

  const again = (): void => {
    const pause = RESTART_PAUSES_MS[Math.min(tries, RESTART_PAUSES_MS.length - 1)];
    tries += 1;
    timer = setTimeout(() => {
      restarting = restart();
    }, pause).unref();
  };
  const restart = async (): Promise<void> => {
    try {
      running = await start();
      told = '';
      log.warn({}, 'PostgreSQL is running again');
      guard(running);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (why !== told) log.error({ error: why }, 'PostgreSQL could not be restarted; still trying');
      told = why;
      if (!stopping) again();
    }
  };
  const guard = (server: Running): void => {
    const since = performance.now();
    void server.ended.then((words) => {
      if (stopping) return;
      running = null;
      if (performance.now() - since >= STEADY_MS) tries = 0;
      log.error({ words }, 'PostgreSQL ended unexpectedly; restarting it');
      again();
    });
  };
  guard(first);

  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await restarting;
      await running?.stop();
    },
  };
}
