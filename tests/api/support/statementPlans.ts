import type { Knex } from 'knex';

/** A statement, its lists of values shortened to one, and how SQLite goes about it. */
export interface Plan {
  readonly sql: string;
  readonly steps: readonly string[];
}

interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.Value[];
}

const VALUES = /\(\?(?:, \?)*\)/g;
const IS_ASKING = /^(?:select|update|delete|with)\b/i;

/**
 * Notes every statement from now on that looks for rows.
 * @returns ends that, and tells how each of them is carried out, those that differ in the number of values once
 */
export function notePlans(db: Knex): () => Promise<readonly Plan[]> {
  const statements = new Map<string, Statement>();
  const note = ({ sql, bindings }: Statement): void => {
    if (IS_ASKING.test(sql)) statements.set(sql.replaceAll(VALUES, '(?)'), { sql, bindings });
  };
  db.on('query', note);
  return async () => {
    db.removeListener('query', note);
    const plans: Plan[] = [];
    for (const [sql, { sql: whole, bindings }] of statements) {
      const rows: { detail: string }[] = await db.raw(`explain query plan ${whole}`, [...bindings]);
      plans.push({ sql, steps: rows.map(({ detail }) => detail) });
    }
    return plans;
  };
}
