import type { Database } from './connection.ts';
import type { Secret, SecretsTable } from './types.ts';

export function secretsTable(db: Database): SecretsTable {
  const list = async (purpose: string): Promise<Secret[]> => {
    const { rows } = await db.query<Secret>(
      `select id, value, made_at as "madeAt" from secrets where purpose = $1 order by made_at desc, id desc`,
      [purpose],
    );
    return rows;
  };
  return {
    list,
    async removeBefore(purpose, madeBefore) {
      await db.query('delete from secrets where purpose = $1 and made_at < $2', [purpose, madeBefore]);
    },
    async agree(purpose, { id, value, madeAt }) {
      await db.query(
        `insert into secrets (purpose, id, value, made_at) values ($1, $2, $3, $4) on conflict do nothing`,
        [purpose, id, value, madeAt],
      );
      const kept = (await list(purpose)).find((secret) => secret.id === id);
      if (!kept) throw new Error(`The secret ${purpose} ${id} went as it was made.`);
      return kept;
    },
  };
}
