import type { Database } from './connection.ts';
import type { LastRoundTable } from './types.ts';

export function lastRoundTable(db: Database): LastRoundTable {
  return {
    async read() {
      const { rows } = await db.query<{ at: Date; feeds: number; new_reports: number }>(
        'select at, feeds, new_reports from last_round',
      );
      const [row] = rows;
      return row ? { at: row.at, feeds: row.feeds, newReports: row.new_reports } : null;
    },
    async write({ at, feeds, newReports }) {
      await db.query(
        `insert into last_round (at, feeds, new_reports) values ($1, $2, $3)
         on conflict (one) do update
           set at = excluded.at, feeds = excluded.feeds, new_reports = excluded.new_reports`,
        [at, feeds, newReports],
      );
    },
  };
}
