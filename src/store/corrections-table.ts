import type { Database } from './connection.ts';
import { storable } from './json.ts';
import type { Correction, CorrectionsTable, NewCorrection } from './types.ts';

const COLUMNS =
  'number, at, kind, from_story as "from", to_story as "to", reports, redirects, undone_at as "undoneAt"';

/** The two stories of a correction as they stand today: a merged one is what it was merged into. */
const IN_FORCE = `
  select number, kind <> 'merge' as apart,
         coalesce(before.successor, from_story) as "from", coalesce(after.successor, to_story) as "to"
    from corrections
    left join retired_stories before on before.id = from_story
    left join retired_stories after on after.id = to_story
   where undone_at is null order by number`;

export function correctionsTable(db: Database): CorrectionsTable {
  return {
    async list(limit) {
      const { rows } = await db.query<Correction>(
        `select ${COLUMNS} from corrections order by number desc limit $1`,
        [limit],
      );
      return rows;
    },
    async find(number) {
      const { rows } = await db.query<Correction>(`select ${COLUMNS} from corrections where number = $1`, [
        number,
      ]);
      return rows[0] ?? null;
    },
    async inForce() {
      const { rows } = await db.query<{ number: number; apart: boolean; from: string; to: string }>(IN_FORCE);
      return rows.map(({ number, apart, from, to }) => ({
        number,
        apart: apart && from !== to ? [from, to] : null,
      }));
    },
  };
}

export async function addCorrection(
  db: Database,
  { at, kind, from, to, reports, redirects }: NewCorrection,
): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    `insert into corrections (at, kind, from_story, to_story, reports, redirects) values ($1, $2, $3, $4, $5, $6)
     returning number`,
    [at, kind, storable(from), storable(to), reports.map(storable), redirects.map(storable)],
  );
  return rows[0]?.number ?? 0;
}

export async function undoCorrection(db: Database, number: number, at: Date): Promise<void> {
  await db.query('update corrections set undone_at = $2 where number = $1 and undone_at is null', [
    number,
    at,
  ]);
}
