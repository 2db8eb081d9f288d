/** The two documents on an account's row: what the reader has chosen, and what their devices know. */
import type { Pool } from 'pg';
import type { DeviceState, Preferences } from '../contract/contract.ts';
import type { OnLockedAccount } from './account-lock.ts';
import { ACCOUNT_SHAPE, readStoredDevice, readStoredPreferences } from './account-shape.ts';
import type { Database } from './connection.ts';
import { toJson } from './json.ts';
import { readSubscription } from './subscriptions-table.ts';
import type { DevicesTable, PreferencesTable } from './types.ts';

interface Documents {
  preferences: Preferences | null;
  device: DeviceState | null;
}

export function preferencesTable(onLockedAccount: OnLockedAccount): PreferencesTable {
  return {
    change: (accountId, change) =>
      onLockedAccount(accountId, async (db) => {
        const kept = await read(db, accountId);
        const preferences = change(kept.preferences, await readSubscription(db, accountId));
        await write(db, accountId, { ...kept, preferences });
        return preferences;
      }),
  };
}

export function devicesTable(pool: Pool, onLockedAccount: OnLockedAccount): DevicesTable {
  return {
    read: async (accountId) => (await read(pool, accountId)).device,
    change: (accountId, change) =>
      onLockedAccount(accountId, async (db) => {
        const kept = await read(db, accountId);
        const device = change(kept.device);
        await write(db, accountId, { ...kept, device });
        return device;
      }),
  };
}

async function read(db: Database, accountId: string): Promise<Documents> {
  const { rows } = await db.query<{ shape: number; preferences: unknown; device: unknown }>(
    'select shape, preferences, device from accounts where id = $1',
    [accountId],
  );
  const [row] = rows;
  if (!row) return { preferences: null, device: null };
  return {
    preferences: readStoredPreferences(row.preferences, row.shape),
    device: readStoredDevice(row.device, row.shape),
  };
}

/** Both together, because they share the number of their shape. One that could not be read stays as it is, with its number. */
async function write(db: Database, accountId: string, { preferences, device }: Documents): Promise<void> {
  await db.query(
    `update accounts set preferences = coalesce($2::jsonb, preferences), device = coalesce($3::jsonb, device),
        shape = case when $2::jsonb is null or ($3::jsonb is null and device is not null) then shape else $4 end
      where id = $1`,
    [accountId, preferences && toJson(preferences), device && toJson(device), ACCOUNT_SHAPE],
  );
}
