/** Everything that makes a page of one's own, in one question: a page waits for it. */
import type { Pool } from 'pg';
import { readStoredDevice, readStoredPreferences } from './account-shape.ts';
import { NEVER_SUBSCRIBED } from './never-subscribed.ts';
import { SUBSCRIPTION_COLUMNS } from './subscriptions-table.ts';
import type { ReadersTable, StoredReader, SubscriptionRecord } from './types.ts';

interface AccountRow {
  id: string;
  email: string;
  username: string;
  shape: number;
  preferences: unknown;
  device: unknown;
  saved: string[];
}
/** Without a subscription its columns are null. */
type ReaderRow = AccountRow & (SubscriptionRecord | { [Field in keyof SubscriptionRecord]: null });

/** Opened stories are the longest part of what devices know: only a page that leaves them out looks at them. */
const READER = `
  select account.id, account.email, account.username,
         account.shape, account.preferences,
         case when account.device #>> '{hideOpened,value}' = 'true'
              then account.device else account.device - 'opened' end as device,
         ${SUBSCRIPTION_COLUMNS},
         array(select story_id from saved_stories where account_id = account.id and removed_at is null
               order by saved_at desc, id desc) as saved
    from accounts account left join subscriptions on subscriptions.account_id = account.id`;

export function readersTable(pool: Pool): ReadersTable {
  const one = async (name: string, where: string, values: unknown[]): Promise<StoredReader | null> => {
    // Named, so that each connection plans it once.
    const { rows } = await pool.query<ReaderRow>({ name, text: `${READER} ${where}`, values });
    return rows[0] ? fromRow(rows[0]) : null;
  };
  return {
    byPage: (pageHash, now) =>
      one(
        'reader-by-page',
        'join sessions on sessions.account_id = account.id where page_hash = $1 and expires_at > $2',
        [pageHash, now],
      ),
    byAccount: (accountId) => one('reader-by-account', 'where account.id = $1', [accountId]),
  };
}

function fromRow(row: ReaderRow): StoredReader {
  const { id, email, username, shape, preferences, device, saved, ...subscription } = row;
  return {
    id,
    email,
    username,
    preferences: readStoredPreferences(preferences, shape),
    device: device === null ? null : readStoredDevice(device, shape),
    subscription: subscription.status === null ? NEVER_SUBSCRIBED : subscription,
    savedStories: saved,
  };
}
