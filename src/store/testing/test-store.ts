/** A store on a database of its own, for tests. Needs the run's cluster (one-cluster.ts). */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openStore, type Store } from '../store.ts';
import { sql } from './sql.ts';

export { anAccount } from './an-account.ts';
export { rowsIn } from './rows-in.ts';
export { sql } from './sql.ts';

export interface TestDatabase {
  connectionString: string;
  drop(): Promise<void>;
}

/** A new, empty database in the run's cluster. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenance = { connectionString: inject('postgres') };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await sql(maintenance, `create database ${name}`);
  const address = new URL(maintenance.connectionString);
  address.pathname = `/${name}`;
  return {
    connectionString: address.href,
    drop: async () => {
      await sql(maintenance, `drop database ${name} with (force)`);
    },
  };
}

/** A store, and where its database is, for tests that look into it or open it twice. */
export interface TestStore extends Store {
  connectionString: string;
}

/** A store on a new database; close() drops the database too. */
export async function openTestStore(): Promise<TestStore> {
  const database = await createTestDatabase();
  const store = await openStore({ connectionString: database.connectionString });
  return {
    ...store,
    connectionString: database.connectionString,
    async close() {
      await store.close();
      await database.drop();
    },
  };
}
