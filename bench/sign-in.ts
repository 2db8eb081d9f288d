/**
 * Signing in on the built-in PostgreSQL with 100,000 accounts in it: codes into sessions with their tokens, renewals, and
 * what each call of somebody who is signed in costs first. Beside two floors: one row inserted, with all a disk has to do
 * for it; and the least that makes a session of a code, one transaction that counts no tries, forgets no counters and signs
 * no tokens. What lies between is mostly two more waits for the disk: a try counts before it is compared.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type Accounts, openAccounts } from '../src/accounts/accounts.ts';
import { SILENT_LOG, type Tokens } from '../src/contract/contract.ts';
import { startEmbeddedPostgres } from '../src/database/database.ts';
import { openStore, type Store } from '../src/store/store.ts';

const ACCOUNTS = 100_000;
/** As many at once as the store has connections. */
const AT_ONCE = 10;
const ROUNDS = 2_000;
/** Verifying takes the demo code, so that no letters are in the way; all else is as ever. */
const DEMO_CODE = '123456';
const FROM = { ip: '192.0.2.1', isFromHere: true, device: 'Firefox, Linux' };
const IN_AN_HOUR = new Date(Date.now() + 3_600_000);
const now = () => new Date();

export interface SignInRow {
  what: string;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export const SIGN_IN_BUDGET = { perSecond: 200, p99: 100 } as const;

export async function benchSignIn(): Promise<SignInRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'helder-bench-'));
  // PostgreSQL may have to run as another user, who must be able to walk in.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const store = await openStore(postgres);
  const pool = new Pool({ connectionString: postgres.connectionString, max: AT_ONCE });
  // At the end the server may be gone before the last connection has said goodbye.
  pool.on('error', () => {});
  try {
    await fill(pool);
    const accounts = open(store);
    const rows: SignInRow[] = [];
    await putCodes(pool, 'v', ROUNDS);
    const signedIn: Tokens[] = [];
    const verify = async (index: number) => {
      const { tokens } = await accounts.signIn.verify(address('v', index), DEMO_CODE, FROM);
      signedIn.push(tokens);
    };
    rows.push(await measure('verify: a code becomes a session with its tokens', verify));
    const tokensOf = (index: number) => signedIn[index] as Tokens;
    const renew = async (index: number) => {
      const { RefreshToken: refreshToken, IdToken: idToken } = tokensOf(index);
      if (!(await accounts.sessions.renew({ refreshToken, idToken }))) throw new Error('not renewed');
    };
    rows.push(await measure('refresh: new tokens for a session', renew));
    const look = async (index: number) => {
      if (!(await accounts.sessions.ofAccessToken(tokensOf(index).AccessToken))) throw new Error('unknown');
    };
    rows.push(await measure('bearer: who makes this call', look));
    await putCodes(pool, 'w', ROUNDS);
    const wrong = async (index: number) => {
      await accounts.signIn.verify(address('w', index), '654321', FROM).catch(() => {});
    };
    rows.push(await measure('a wrong code', wrong));
    await putCodes(pool, 'n', ROUNDS);
    rows.push(
      await measure('floor: a session in one transaction, nothing counted or signed', (index) =>
        bareVerify(pool, address('n', index)),
      ),
    );
    await pool.query('create table floor (id uuid primary key, at timestamptz not null)');
    const insert = async () =>
      void (await pool.query('insert into floor values ($1, now())', [randomUUID()]));
    rows.push(await measure('floor: one row inserted', insert));
    return rows;
  } finally {
    await pool.end();
    await store.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function open(store: Store): Accounts {
  return openAccounts({
    store,
    mailer: { send: async () => 'nowhere' },
    signInEnabled: true,
    demoSignIn: true,
    priceList: 'plans',
    portalUrl: null,
    now,
    log: SILENT_LOG,
  });
}

const address = (kind: string, index: number): string => `${kind}${index}@post.example`;

/** Every second account is signed in somewhere. */
async function fill(pool: Pool): Promise<void> {
  await pool.query(
    `insert into accounts (id, email, shape, preferences, created_at, seen_at)
     select gen_random_uuid(), 'v' || n || '@post.example', 0, '{}', now(), now() from generate_series(1, $1) as n`,
    [ACCOUNTS],
  );
  await pool.query(
    `insert into sessions (id, account_id, refresh_hash, page_hash, created_at, refreshed_at, seen_at, expires_at)
     select gen_random_uuid(), id, sha256(id::text::bytea), sha256(email::bytea), now(), now(), now(), $1
     from accounts where hashtext(email) % 2 = 0`,
    [IN_AN_HOUR],
  );
  await pool.query('analyze accounts, sessions');
}

async function putCodes(pool: Pool, kind: string, count: number): Promise<void> {
  await pool.query(
    `insert into sign_in_codes (email, code_hash, sent_at, expires_at)
     select $1 || n || '@post.example', sha256(n::text::bytea), now(), $2 from generate_series(0, $3) as n`,
    [kind, IN_AN_HOUR, count],
  );
}

async function bareVerify(pool: Pool, email: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select code_hash from sign_in_codes where email = $1 for update', [email]);
    await client.query('delete from sign_in_codes where email = $1', [email]);
    const { rows } = await client.query<{ id: string }>(
      `insert into accounts (id, email, shape, preferences, created_at, seen_at) values ($1, $2, 0, '{}', now(), now())
       on conflict (email) do update set seen_at = now() returning id`,
      [randomUUID(), email],
    );
    await client.query(
      `insert into sessions (id, account_id, refresh_hash, page_hash, created_at, refreshed_at, seen_at, expires_at)
       values ($1, $2, $3, $4, now(), now(), now(), $5)`,
      [randomUUID(), rows[0]?.id, randomBytes(32), randomBytes(32), IN_AN_HOUR],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Does it for every index, so many at once. */
async function measure(what: string, work: (index: number) => Promise<void>): Promise<SignInRow> {
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  const one = async (): Promise<void> => {
    for (let index = next++; index < ROUNDS; index = next++) {
      const at = performance.now();
      await work(index);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const seconds = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { what, perSecond: Math.round(ROUNDS / seconds), p50: at(0.5), p99: at(0.99) };
}
