import type { Knex } from 'knex';
import { quantity } from '#contract/common/numbers.ts';
import type { Database } from './client.ts';
import { countRows } from './countRows.ts';
import { appliedMigrations, forgetMigration } from './migrate.ts';

/** What a migration has put into the tables, as far as it can be taken out again. */
interface Added {
  /** In the order in which they were made. */
  readonly tables?: readonly string[];
  /** By table. */
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  readonly indexes?: readonly string[];
  /** Rows that nobody would miss. */
  readonly isPassing?: boolean;
}

/** By the name of the migration. One that is not here can only be gone back from by a backup. */
const ADDED: Readonly<Record<string, Added>> = {
  '001-partners': { tables: ['partners'] },
  '002-leads': { tables: ['leads'] },
  '003-outbox': { tables: ['outbox'] },
  '004-subscriptions': { tables: ['subscriptions'] },
  '005-follow-ups': {
    columns: { leads: ['booking_day', 'booking_slot', 'booked_at', 'former_booking', 'intent', 'intent_at'] },
    indexes: ['leads_visit_id_index'],
  },
  '006-appointments': { tables: ['appointments', 'appointment_places'], columns: { outbox: ['detail'] } },
  '007-copies-and-suspects': {
    tables: ['suspect_lists'],
    columns: { leads: ['copied_at', 'suspicion'] },
    indexes: ['leads_suspect_created_at_index'],
  },
  '008-shared-counts': { tables: ['rate_limits', 'turns'], isPassing: true },
  '009-write-probes': { tables: ['write_probes'], isPassing: true },
  // Limits count anew.
  '010-mail-limits': {
    tables: ['network_salts'],
    columns: { outbox: ['network_key'] },
    indexes: ['outbox_network_key_created_at_index', 'outbox_created_at_index'],
    isPassing: true,
  },
  '011-partner-keys': { columns: { partners: ['former_key', 'former_until', 'notify'] } },
  // Drawn again when they are asked for.
  '012-quote-pdfs': { tables: ['quote_pdfs'], isPassing: true },
  '013-erasure': { tables: ['audit'], columns: { leads: ['kept_at'] }, indexes: ['audit_at_index'] },
  '014-sales-desk': { tables: ['desk_leads', 'desk_reminders', 'lead_claims', 'lead_outcomes'] },
  // Links that were mailed stop working, and the digest of the day may come again.
  '015-desk-keys': { tables: ['desk_keys', 'desk_digests'], isPassing: true },
  '016-step-counts': { tables: ['step_counts'] },
  '017-partner-references': { columns: { leads: ['partner_reference'] } },
  '018-partner-tests': { tables: ['partner_tests'] },
  '019-lead-estimates': { columns: { leads: ['estimate'] } },
  '020-pdf-sources': { columns: { quote_pdfs: ['drawn_from'] }, isPassing: true },
  // A mail that is still refused by one recipient goes to all of them once more.
  '021-accepted-recipients': { columns: { outbox: ['accepted'] }, isPassing: true },
  '022-list-indexes': {
    indexes: [
      'leads_partner_id_created_at_index',
      'outbox_suspects_detail_index',
      'lead_claims_claimed_at_index',
      'lead_outcomes_at_index',
      'lead_outcomes_day_index',
      'appointments_day_index',
      'subscriptions_lead_id_index',
      'step_counts_partner_id_day_index',
    ],
  },
  // The first week erases nothing, as that of a new database.
  '023-retention-clock': { tables: ['retention_clock'], isPassing: true },
  '024-consent-withdrawals': { columns: { leads: ['consent_withdrawn_at'] } },
};

const columnsOf = ({ columns = {} }: Added): (readonly [table: string, column: string])[] =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => [table, name] as const));

/** What would be lost, in words: "leads.intent, 12 rows". */
async function findLosses(trx: Knex.Transaction, added: Added): Promise<string[]> {
  if (added.isPassing) return [];
  const places = [
    ...(added.tables ?? []).map((table) => ({ name: table, rows: trx(table) })),
    ...columnsOf(added).map(([table, column]) => ({
      name: `${table}.${column}`,
      rows: trx(table).whereNotNull(column),
    })),
  ];
  const losses: string[] = [];
  for (const { name, rows } of places) {
    const count = await countRows(rows);
    if (count > 0) losses.push(`${name}, ${quantity(count, 'row')}`);
  }
  return losses;
}

async function takeOut(trx: Knex.Transaction, added: Added): Promise<void> {
  for (const index of added.indexes ?? []) await trx.raw('drop index ??', [index]);
  // knex would copy the whole table on SQLite, which has known this statement since 2021.
  for (const [table, column] of columnsOf(added)) await trx.raw('alter table ?? drop column ??', [table, column]);
  for (const table of (added.tables ?? []).toReversed()) await trx.schema.dropTableIfExists(table);
}

/** What stands in the way of taking one back; undefined where nothing does. */
async function obstacleOf(trx: Knex.Transaction, name: string): Promise<string | undefined> {
  const added = ADDED[name];
  if (!added) return `${name} cannot be taken back: restore a backup`;
  const losses = await findLosses(trx, added);
  return losses.length > 0 ? `${name} is kept, because this would be lost: ${losses.join('; ')}` : undefined;
}

/** A migration that is to be taken back. */
export interface UndoStep {
  readonly name: string;
  /** Why it cannot be, in words; undefined where it can. */
  readonly obstacle: string | undefined;
}

/** What taking back would do, the newest first, and changes nothing. @param names migrations that are there */
export const planUndo = (
  { transaction }: Pick<Database, 'transaction'>,
  names: readonly string[],
): Promise<UndoStep[]> =>
  transaction(async (trx) => {
    const steps: UndoStep[] = [];
    for (const name of names.toReversed()) steps.push({ name, obstacle: await obstacleOf(trx, name) });
    return steps;
  });

/**
 * Takes back the newest migration, for a return to the version before it. It loses nothing: where anything has been
 * written into what would go, it refuses. No server may run meanwhile.
 * @returns its name; undefined when there is none
 * @throws with what would be lost
 */
export async function undoMigration(database: Database): Promise<string | undefined> {
  const newest = (await appliedMigrations(database)).at(-1);
  if (newest === undefined) return undefined;
  await database.transaction(async (trx) => {
    // Written first, as when it is applied: of two who take it back at once, the second finds nothing to do.
    if (!(await forgetMigration(trx, newest))) return;
    const obstacle = await obstacleOf(trx, newest);
    if (obstacle !== undefined) throw new Error(obstacle);
    await takeOut(trx, ADDED[newest] ?? {});
  });
  return newest;
}
