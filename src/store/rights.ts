import { escapeIdentifier } from 'pg';
import type { Database } from './connection.ts';

/** PostgreSQL: the user has no right to this. */
const NO_RIGHT = '42501';
/** PostgreSQL: a standby, or one that is set to take no changes. */
const READ_ONLY = '25006';

/** A refusal of any change when the store is opened, with what to do; any other error as it is. */
export function sayingItTakesNoChanges(error: unknown): unknown {
  const { message, code } = error as Error & { code?: string };
  if (code !== READ_ONLY) return error;
  return new Error(
    `The database at DATABASE_URL takes no changes: ${message}. Name the primary server, not a standby, or set default_transaction_read_only off.`,
    { cause: error },
  );
}

/**
 * A refusal for want of rights, with the statements that mend it: PostgreSQL says which right is missing, and neither whose nor
 * how to give it. Never rejects. @returns any other error as it is, and this one too where the database no longer answers
 */
export async function sayingWhatToGrant(error: unknown, db: Database): Promise<unknown> {
  const { message, cause } = error as Error;
  const isRefusal = [error, cause].some((each) => (each as { code?: string } | undefined)?.code === NO_RIGHT);
  if (!isRefusal) return error;
  const asked = await db
    .query<{ user: string; database: string }>('select current_user as user, current_database() as database')
    .catch(() => null);
  const [row] = asked?.rows ?? [];
  if (!row) return error;
  const [user, database] = [row.user, row.database].map(escapeIdentifier);
  const mend = /schema|database/.test(message)
    ? `grant create on database ${database} to ${user}; grant usage, create on schema public to ${user};`
    : `reassign owned by whoever_made_the_tables to ${user};`;
  return new Error(
    `The database user ${user} may not create and change tables in ${database}: ${message}. As an administrator of that database, run: ${mend}`,
    { cause: error },
  );
}
