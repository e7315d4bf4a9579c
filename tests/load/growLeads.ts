import type { Knex } from 'knex';
import { makeSteady } from '../api/support/steadyClock.ts';
import { withDatabase } from '../support/leads.ts';

const YEARS = 3;
const SPAN_S = YEARS * 365 * 86_400;
/** Of twenty leads one is suspect and one lies on the desk untaken; every fifth has an outcome. */
const IS_SUSPECT = 'made.n % 20 = 0';
const IS_UNTAKEN = 'made.n % 20 = 1';
const HAS_OUTCOME = 'made.n % 5 = 2';

const timeAfter = (seconds: number): string => `strftime('%Y-%m-%dT%H:%M:%fZ', made.at + ${seconds}, 'unixepoch')`;
const ID = 'lower(hex(randomblob(16)))';

async function columnsOf(db: Knex, table: string): Promise<string[]> {
  const rows: { name: string }[] = await db.raw('pragma table_info(??)', [table]);
  return rows.map(({ name }) => name);
}

interface CopyOptions {
  /** The column that names the lead. */
  readonly by: string;
  /** What is not as it was, by column: SQL. */
  readonly set: Readonly<Record<string, string>>;
  /** Which of them alone: SQL. */
  readonly also?: string;
}

/** Copies the rows of each lead that is there to the leads made of it, but for what has to differ. */
async function copy(db: Knex, table: string, { by, set, also = '' }: CopyOptions): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map((name) => set[name] ?? `old.${name}`);
  await db.raw(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
     from made join ${table} as old on old.${by} = made.lead ${also}`,
  );
}

const DESK = [
  `insert into desk_leads (lead_id, arrived_at) select id, ${timeAfter(0)} from made where not ${IS_SUSPECT}`,
  `insert into lead_claims (lead_id, id, claimed_by, claimed_at) select id, ${ID}, 'Sam Hall', ${timeAfter(540)}
   from made where not ${IS_SUSPECT} and not ${IS_UNTAKEN}`,
  `insert into lead_outcomes (id, lead_id, at, noted_by, kind, note)
   select ${ID}, id, ${timeAfter(10_800)}, 'Sam Hall', 'reached', '' from made where ${HAS_OUTCOME}`,
];

/** Makes so many leads of those in a SQLite file, over the last three years, with mails, PDFs and what the desk knows. */
export const growLeads = (dataDir: string, leads: number): Promise<void> =>
  withDatabase(dataDir, async (db) => {
    const [counted]: { present: number }[] = await db('leads').count({ present: '*' });
    const each = Math.ceil(leads / (counted?.present ?? 1));
    await db.raw(
      `create table made as with recursive times(i) as (select 1 union all select i + 1 from times where i < ${each})
       select leads.id as lead, ${ID} as id, row_number() over () as n,
         cast(strftime('%s', 'now') as integer) - abs(random() % ${SPAN_S}) as at from leads, times`,
    );
    await copy(db, 'leads', {
      by: 'id',
      set: {
        id: 'made.id',
        idempotency_key: 'made.id',
        token: 'made.id',
        reference: "substr(old.reference, 1, 3) || printf('%07d', made.n)",
        email: "made.id || '@example.com'",
        created_at: timeAfter(0),
        expires_at: timeAfter(30 * 86_400),
        suspect: IS_SUSPECT,
      },
    });
    const key = `case when old.recipient_key is null then null else ${ID} end`;
    const mail = { id: ID, lead_id: 'made.id', message_id: ID, recipient_key: key, status: "'sent'" };
    await copy(db, 'outbox', {
      by: 'lead_id',
      set: { ...mail, created_at: timeAfter(0), next_attempt_at: timeAfter(0), sent_at: timeAfter(2) },
    });
    await copy(db, 'quote_pdfs', {
      by: 'lead_id',
      set: { lead_id: 'made.id', expires_at: timeAfter(30 * 86_400) },
      also: "where made.at > strftime('%s', 'now', '-30 days')",
    });
    for (const statement of DESK) await db.raw(statement);
    await db.raw('drop table made');
    // Years of leads have had as many of looks for old ones: the next one erases.
    await makeSteady(db);
  });
