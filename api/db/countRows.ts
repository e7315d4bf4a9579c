import type { Knex } from 'knex';

/** How many rows a query finds. PostgreSQL counts in big integers, which arrive as text. */
export async function countRows(rows: Knex.QueryBuilder): Promise<number> {
  const [counted]: { rows?: number | string }[] = await rows.count({ rows: '*' });
  return Number(counted?.rows ?? 0);
}
