import path from 'node:path';
import knex, { type Knex } from 'knex';
import type { CountRow } from '../../api/statistics/countRow.ts';

/** The columns of `leads` that operators and tests rely on. */
export interface StoredLead {
  readonly id: string;
  readonly type: string;
  readonly funnel: string;
  readonly reference: string | null;
  readonly idempotency_key: string;
  /** Opens the saved quote. */
  readonly token: string;
  readonly email: string;
  readonly postcode: string;
  readonly total_pence: number | null;
  readonly price_check: string | null;
  readonly partner_id: string | null;
  readonly suspect: unknown;
  readonly body: string;
  readonly created_at: string;
}

export interface StoredOutboxRow {
  readonly id: string;
  readonly lead_id: string;
  readonly event: string;
  readonly status: string;
  readonly attempts: number;
  readonly message_id: string;
  readonly created_at: string;
  readonly sent_at: string | null;
}

export async function withDatabase<Result>(dataDir: string, use: (db: Knex) => Promise<Result>): Promise<Result> {
  const db = knex({
    client: 'sqlite3',
    connection: { filename: path.join(dataDir, 'leads.sqlite') },
    useNullAsDefault: true,
  });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

const readTable = <Row>(dataDir: string, table: string): Promise<Row[]> =>
  withDatabase(dataDir, async (db) => {
    const rows: Row[] = await db(table).select('*');
    return rows;
  });

/** Every lead in a server's data folder, read from the file beside the running server. */
export const readLeads = (dataDir: string): Promise<StoredLead[]> => readTable<StoredLead>(dataDir, 'leads');

/** Every row of the outbox in a server's data folder. */
export const readOutbox = (dataDir: string): Promise<StoredOutboxRow[]> =>
  readTable<StoredOutboxRow>(dataDir, 'outbox');

/** The leads of one visitor: a shared server may hold those of other tests. */
export const leadsOf = async (dataDir: string, email: string): Promise<StoredLead[]> =>
  (await readLeads(dataDir)).filter((lead) => lead.email === email);

/** Registers a partner beside a running server, which knows of it when it has read the table again. @returns key and id */
export async function addPartner(dataDir: string, origin: string, key = 'pk_included'): Promise<string> {
  const row = { id: key, key, name: 'Sample partner', origins: JSON.stringify([origin]), status: 'active' };
  await withDatabase(dataDir, (db) => db('partners').insert({ ...row, created_at: new Date().toISOString() }));
  return key;
}

/** The sums of steps in a server's data folder; what was told last may wait in its memory for five seconds. */
export const stepCountsOf = (dataDir: string): Promise<CountRow[]> => readTable(dataDir, 'step_counts');
