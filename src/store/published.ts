import type { Client } from 'pg';
import type { Log } from '../contract/contract.ts';
import { letGo, openSession } from './connection.ts';
import { currentVersion } from './editions-table.ts';

export const CHANNEL = 'helder_published';

/** Pauses between attempts to reach a database that went away, in milliseconds; the last one repeats. */
const RECONNECT_PAUSES_MS = [100, 500, 1_000, 2_000, 5_000];

/**
 * Listens for publications on a connection of its own. When that breaks it connects again, and tells what
 * it missed. Versions only grow; several publications in a row may be told as one.
 * @returns what stops it
 */
export async function listen(
  connectionString: string,
  listener: (version: number) => void,
  log: Log,
): Promise<() => Promise<void>> {
  let told = 0;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const tell = (version: number): void => {
    if (stopped || version <= told) return;
    told = version;
    listener(version);
  };

  const connect = async (): Promise<number> => {
    const session = await openSession(connectionString);
    session.on('notification', ({ payload }) => tell(Number(payload)));
    try {
      await session.query(`listen ${CHANNEL}`);
      const version = await currentVersion(session);
      if (stopped) throw new Error('stopped');
      client = session;
      session.once('end', () => reconnect(0));
      return version;
    } catch (error) {
      letGo(session);
      throw error;
    }
  };

  const reconnect = (attempt: number): void => {
    client = null;
    if (stopped) return;
    const pause = RECONNECT_PAUSES_MS[Math.min(attempt, RECONNECT_PAUSES_MS.length - 1)];
    timer = setTimeout(() => {
      connect().then(
        (version) => {
          log.info({ version }, 'listening for publications again');
          tell(version);
        },
        () => reconnect(attempt + 1),
      );
    }, pause);
    timer.unref();
  };

  told = await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    if (client) letGo(client);
  };
}
