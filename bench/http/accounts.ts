/** Invented accounts in a database of their own, each signed in, with choices, a device, mutes and saved stories. */
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { DEFAULT_PREFERENCES } from '../../src/accounts/accounts.ts';
import { MS_PER_DAY, sessionCookieName } from '../../src/contract/contract.ts';
import { startEmbeddedPostgres } from '../../src/database/database.ts';
import { openStore, type Store } from '../../src/store/store.ts';

const SAVED_EACH = 5;
/** As many as Helder comes with, about. */
export const PUBLISHERS = 60;

/** What the page cookie of an invented reader holds. @param reader from 1 */
export const pageCookieOf = (reader: number): string => `${sessionCookieName(false)}=reader-${reader}`;

/** As many accounts as asked for; every tenth has Premium, the second half mutes publishers. The folder goes with `close`. */
export async function openAccountStore(
  count: number,
  now: Date,
): Promise<{ store: Store; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'helder-bench-accounts-'));
  // The database may run as another user.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const store = await openStore({ connectionString: postgres.connectionString });
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  for (const { sql, values } of fillings(count, now)) await client.query(sql, values);
  await client.query('vacuum analyze');
  await client.end();
  return {
    store,
    async close() {
      await store.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function fillings(count: number, now: Date): { sql: string; values: unknown[] }[] {
  const later = new Date(now.getTime() + 30 * MS_PER_DAY);
  const preferences = {
    ...DEFAULT_PREFERENCES,
    interests: ['Science', 'Climate Change', 'Sports'],
    onboarding_completed: true,
  };
  const changedAt = now.toISOString();
  const device = {
    reads: { value: ['en', 'nl'], changedAt },
    opened: { value: Array.from({ length: 200 }, (_, index) => `story-${index}`), changedAt },
  };
  return [
    {
      // A word and a topic of one's own: what is hidden is worked out for each reader. The second half also mutes two
      // publishers, others than the reader before: one story in ten is by one of them, among others.
      sql: `insert into accounts (id, email, username, shape, preferences, device, created_at, seen_at)
            select gen_random_uuid(), 'reader' || n || '@post.example', '', 0,
                   $2::jsonb || jsonb_build_object('mutedTopics', jsonb_build_array('word' || n),
                                                   'mutedSources', jsonb_build_array('tag-' || n % 400) ||
                     case when n > $1 / 2 then jsonb_build_array('Paper ' || n % $5, 'Paper ' || (n + 7) % $5) else '[]' end),
                   $3::jsonb, $4, $4
              from generate_series(1, $1) n`,
      values: [count, JSON.stringify(preferences), JSON.stringify(device), now, PUBLISHERS],
    },
    {
      sql: `insert into sessions (id, account_id, refresh_hash, page_hash, created_at, refreshed_at, seen_at, expires_at)
            select gen_random_uuid(), id, sha256(convert_to('refresh' || email, 'UTF8')),
                   sha256(convert_to('reader-' || substring(email from '[0-9]+'), 'UTF8')), $1, $1, $1, $2
              from accounts`,
      values: [now, later],
    },
    {
      sql: `insert into subscriptions (account_id, status, plan, customer, period_end)
            select id, 'active', 'monthly', 'sim', $1 from accounts where email like '%0@post.example'`,
      values: [later],
    },
    {
      sql: `insert into saved_stories (id, account_id, story_id, saved_at, shape, story)
            select gen_random_uuid(), id, 'story-' || n, $2::timestamptz - n * interval '1 hour', 0, '{}'
              from accounts, generate_series(1, $1) n`,
      values: [SAVED_EACH, now],
    },
  ];
}
