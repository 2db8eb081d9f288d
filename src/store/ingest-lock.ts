import type { Client } from 'pg';
import type { Outages } from './away.ts';
import { type Database, letGo, openSession } from './connection.ts';
import { currentVersion } from './editions-table.ts';
import { LOCKS } from './locks.ts';

export interface IngestLock {
  /** Runs `work` while this process holds the lock; null at once when another session holds it. */
  run<T>(work: () => Promise<T>): Promise<T | null>;
  /**
   * Called inside every publishing transaction, and before feeds that brought nothing new are saved. Nothing happens outside
   * run(). Inside, a lock that went with a broken connection is taken again.
   * @param publishing the version that is about to be published
   * @throws Error when another process has it by now, or something else was published since: what was made before must not go over that
   */
  assertHeld(db: Database, publishing?: number): Promise<void>;
}

const HELD = `
  select exists (select from pg_locks
    where locktype = 'advisory' and granted and pid = $1 and classid = $2 and objid = $3) as held`;

interface Session {
  client: Client;
  pid: number;
  /** The store's when the lock was taken, or this process's own since. */
  version: number;
}

/** A session-level advisory lock on a connection of its own: it ends with the process, however that ends. */
export function ingestLock(connectionString: string, outages: Outages): IngestLock {
  let session: Session | null = null;
  let running = false;

  const lock = async (): Promise<Session | null> => {
    const client = await openSession(connectionString);
    try {
      const { rows } = await client.query<{ pid: number; got: boolean }>(
        'select pg_backend_pid() as pid, pg_try_advisory_lock($1, $2) as got',
        [...LOCKS.ingest],
      );
      if (rows[0]?.got) return { client, pid: rows[0].pid, version: await currentVersion(client) };
    } catch (error) {
      letGo(client);
      throw error;
    }
    letGo(client);
    return null;
  };
  const unlock = async ({ client }: Session): Promise<void> => {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    letGo(client);
  };
  const { acquire } = outages.telling({ acquire: lock });
  const takeAgain = async ({ client, version }: Session): Promise<Session> => {
    letGo(client);
    const again = await acquire();
    if (!again) throw new Error('Another process has begun to ingest; this one must not publish any more.');
    if (again.version <= version) return again;
    await unlock(again);
    throw new Error(
      'Something else was published meanwhile; this process must not publish what it made before.',
    );
  };

  return {
    async run(work) {
      const acquired = await acquire();
      if (!acquired) return null;
      session = acquired;
      running = true;
      try {
        return await work();
      } finally {
        const held = session;
        // Before the server lets go: from then on these are the next one's, who may begin before its answer comes here.
        running = false;
        session = null;
        await unlock(held);
      }
    },
    async assertHeld(db, publishing) {
      if (!running || !session) return;
      const { rows } = await db.query<{ held: boolean }>(HELD, [session.pid, ...LOCKS.ingest]);
      if (!rows[0]?.held) session = await takeAgain(session);
      session.version = publishing ?? session.version;
    },
  };
}
