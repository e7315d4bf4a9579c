import type { Knex } from 'knex';
import { DAY_MS } from '#contract/common/time.ts';

/** A database whose old leads were looked for each day of a month, the last time then. */
export async function makeSteady(db: Knex, seenAt: number = Date.now()): Promise<void> {
  const [seen, steady] = [seenAt, seenAt - 30 * DAY_MS].map((time) => new Date(time).toISOString());
  await db('retention_clock').delete();
  await db('retention_clock').insert({ id: 'retention', seen_at: seen, steady_since: steady });
}
