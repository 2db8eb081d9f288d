import { Client, type ClientConfig, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg';
import { isAway, type Outages } from './away.ts';

/** What the table files need: a pool, or the client of a transaction. */
export type Database = Pick<Pool | PoolClient, 'query'>;

const POOL_SIZE = 10;
const CONNECT_MS = 5_000;
/**
 * A quiet connection is asked after this whether the other end is there: left to the system, LISTEN would wait two hours for a
 * server that is gone.
 */
const QUIET_MS = 10_000;
/**
 * A server asks after 10 s of silence whether our machine is still there, and lets go of what it held when three questions, 5 s
 * apart, find nobody: one that lost its power would keep its locks for hours.
 */
const NOTICE_A_LOST_MACHINE =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';
/** The client library reads dates that are written so, and any other as null, whatever the server or its administrator likes. */
const DATES = 'set datestyle = iso; set timezone = utc';
/**
 * Our queries are over before it would pay. A search without some of its words is looked for in many ways, which a planner takes for
 * so much work that a server left as it came would compile it each time.
 */
const NO_JIT = 'set jit = off';
/** By a statement: poolers between us and the server refuse settings they do not know in a greeting. */
const EACH_SESSION = `${NOTICE_A_LOST_MACHINE}; ${DATES}; ${NO_JIT}`;

/** An administrator may have set times for our user or database, which would end a migration or a session that listens. */
const AS_LONG_AS_IT_TAKES =
  'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0';

export interface PoolTimes {
  /** Milliseconds one statement may take, waiting for locks included; and a transaction between two of them. */
  statementMs: number;
  /** Milliseconds until a server that says nothing at all counts as away: longer, so that one that is there speaks first. */
  silentMs: number;
}

/** All stories at a start take seconds; whoever holds a lock for longer than this is not going to let go. */
const STANDARD_TIMES: PoolTimes = { statementMs: 60_000, silentMs: 65_000 };

/** The oldest PostgreSQL the SQL here is written for, as server_version_num. */
const MIN_SERVER = 150_000;

/** Our bigints are counters far below 2^53, so they are numbers here. */
const parsers: CustomTypesConfig = {
  getTypeParser: ((oid, format) =>
    oid === types.builtins.INT8 && format !== 'binary'
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

function settings(connectionString: string): ClientConfig {
  return {
    connectionString,
    types: parsers,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET_MS,
    application_name: 'helder',
  };
}

/**
 * A pool that survives the database: connections that break are dropped, and the next query makes new ones. No statement on it
 * waits for ever, neither for a lock nor for a server that has gone without a word.
 */
export function openPool(
  connectionString: string,
  outages: Pick<Outages, 'noticed'>,
  { statementMs, silentMs }: PoolTimes = STANDARD_TIMES,
): Pool {
  const limits = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`;
  const pool = new Pool({
    ...settings(connectionString),
    max: POOL_SIZE,
    query_timeout: silentMs,
    // The pool waits for what this returns, though its types do not say so.
    onConnect: (client): unknown => client.query(`${EACH_SESSION}; ${limits}`),
  });
  // While the pool is closing, a server that stops at the same time is no news.
  pool.on('error', (error) => {
    if (!pool.ending) outages.noticed(error);
  });
  // A connection that breaks while lent out tells only its own listeners; unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** What is asked on a session of its own (to listen, to lock) is answered at once or not at all. */
const SESSION_SILENT_MS = 15_000;

/**
 * A connection of its own, for what must stay on one session: LISTEN, session locks, and migrations, which take their time.
 * @param silentMs milliseconds until a server that does not answer counts as away; 0 = never
 */
export async function openSession(connectionString: string, silentMs = SESSION_SILENT_MS): Promise<Client> {
  const client = new Client({ ...settings(connectionString), query_timeout: silentMs });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`${EACH_SESSION}; ${AS_LONG_AS_IT_TAKES}`);
    return client;
  } catch (error) {
    letGo(client);
    throw error;
  }
}

/** Ends a session without waiting for the other end, which may have gone without a word: that would take a quarter of an hour. */
export function letGo(client: Client): void {
  client.end().catch(() => {});
}

/**
 * Runs `work` in one transaction; any failure rolls everything back and is thrown on.
 * @param mode  PostgreSQL's isolation level, and what else `begin` may say
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  mode = 'read committed',
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin isolation level ${mode}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // Nobody is there to roll back; the server does, when the connection is gone.
    if (isAway(error)) broken = error as Error;
    else
      await client.query('rollback').catch((fault: Error) => {
        broken = fault;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * @throws Error in plain words when the server cannot be reached, is too old, does not store UTF-8 or lends sessions out
 */
export async function checkServer(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; shown: string; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as shown,
              current_setting('server_encoding') as encoding`,
    )
    .catch((error: Error) => {
      throw new Error(`The database cannot be reached: ${error.message || String(error)}`, { cause: error });
    });
  const [server] = rows;
  if (!server || server.version < MIN_SERVER)
    throw new Error(`Helder needs PostgreSQL 15 or newer; this server is ${server?.shown}.`);
  if (server.encoding !== 'UTF8')
    throw new Error(`Helder needs a database with encoding UTF8; this one has ${server.encoding}.`);
  await refuseLentSessions(pool);
}

/**
 * Locks and notices live on a session. A pooler that lends each session out for one transaction leaves our locks with whoever
 * comes next, and nobody hears the notices: pages would stand still without a word.
 */
async function refuseLentSessions(pool: Pool): Promise<void> {
  const one = await pool.connect();
  try {
    const other = await pool.connect();
    try {
      const before = await sessionOf(one);
      await other.query('begin');
      // A session that `one` has for itself is nobody else's meanwhile, and it keeps it.
      const isLent = (await sessionOf(other)) === before || (await sessionOf(one)) !== before;
      await other.query('commit');
      if (isLent)
        throw new Error(
          'The database is behind a pooler that assigns a session for one transaction at a time (pool_mode = transaction). ' +
            'Helder needs sessions of its own: set DATABASE_URL to the server itself, or to a pool with pool_mode = session.',
        );
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
}

async function sessionOf(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
