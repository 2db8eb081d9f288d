/**
 * Whoever does one thing in a database that another process runs takes a seat in it: a lock of a session, shared by all who sit
 * there, that ends with the process however that happens. Who runs the database waits for the whole room before stopping it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** A lock in the maintenance database, where nothing else takes one. */
const ROOM = 1;
const LOOK_AGAIN_MS = 50;
/** A server that starts, stops or is gone: whoever asks again soon finds it otherwise. */
const COMES_OR_GOES = /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|57P0[123])$/;
const CUT_OFF = /Connection terminated|connection error and is not queryable|timeout expired/;
/** A stop must not hang on a server that hangs. */
const CONNECT_MS = 2_000;

/** @returns what gives the seat back; null when the server is just coming or going */
export async function takeSeat(maintenance: string): Promise<(() => Promise<void>) | null> {
  const client = await enter(maintenance);
  try {
    await client?.query('select pg_advisory_lock_shared($1)', [ROOM]);
    return client && (() => client.end());
  } catch (error) {
    await client?.end();
    if (comesOrGoes(error)) return null;
    throw error;
  }
}

/**
 * Waits until nobody has a seat, and keeps everybody out from then on.
 * @param patienceMs  how long at most
 * @param busy        called once when somebody has
 * @returns what to call when the server has stopped
 */
export async function closeRoom(
  maintenance: string,
  patienceMs: number,
  busy: () => void,
): Promise<() => Promise<void>> {
  const client = await enter(maintenance).catch(() => null);
  if (!client) return async () => {};
  try {
    for (let waited = 0; !(await isEmpty(client)) && waited < patienceMs; waited += LOOK_AGAIN_MS) {
      if (waited === 0) busy();
      await pause(LOOK_AGAIN_MS);
    }
  } catch {
    // The server went by itself: then nobody sits there either.
  }
  return () => client.end().catch(() => {});
}

/** @returns null when the server is just coming or going */
async function enter(maintenance: string): Promise<Client | null> {
  const client = new Client({
    connectionString: maintenance,
    application_name: 'helder',
    connectionTimeoutMillis: CONNECT_MS,
  });
  // A session that the server ends tells its listeners; unheard, that ends the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    if (comesOrGoes(error)) return null;
    throw error;
  }
}

async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select pg_try_advisory_lock($1) as empty', [ROOM]);
  return rows[0]?.empty ?? true;
}

function comesOrGoes(error: unknown): boolean {
  const { code = '', message } = error as Error & { code?: string };
  return COMES_OR_GOES.test(code) || CUT_OFF.test(message);
}
