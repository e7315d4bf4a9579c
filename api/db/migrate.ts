import type { Knex } from 'knex';
import type { Database } from './client.ts';
import type { Dialect } from './dialect.ts';
import { codeOf } from './faults.ts';
import { addAcceptedRecipients } from './migrations/addAcceptedRecipients.ts';
import { addCopiesAndSuspects } from './migrations/addCopiesAndSuspects.ts';
import { addErasure } from './migrations/addErasure.ts';
import { addFollowUps } from './migrations/addFollowUps.ts';
import { addLeadEstimates } from './migrations/addLeadEstimates.ts';
import { addMailLimits } from './migrations/addMailLimits.ts';
import { addPartnerKeys } from './migrations/addPartnerKeys.ts';
import { addPartnerReferences } from './migrations/addPartnerReferences.ts';
import { addPdfSources } from './migrations/addPdfSources.ts';
import { createAppointments } from './migrations/createAppointments.ts';
import { createDeskKeys } from './migrations/createDeskKeys.ts';
import { createLeads } from './migrations/createLeads.ts';
import { createOutbox } from './migrations/createOutbox.ts';
import { createPartners } from './migrations/createPartners.ts';
import { createPartnerTests } from './migrations/createPartnerTests.ts';
import { createQuotePdfs } from './migrations/createQuotePdfs.ts';
import { createSalesDesk } from './migrations/createSalesDesk.ts';
import { createSharedCounts } from './migrations/createSharedCounts.ts';
import { createStepCounts } from './migrations/createStepCounts.ts';
import { createSubscriptions } from './migrations/createSubscriptions.ts';
import { createWriteProbes } from './migrations/createWriteProbes.ts';

interface Migration {
  readonly name: string;
  readonly up: (trx: Knex.Transaction, dialect: Dialect) => Promise<void>;
}

/** Names are stored in every database: never change one, only append. */
const MIGRATIONS: readonly Migration[] = [
  { name: '001-partners', up: createPartners },
  { name: '002-leads', up: createLeads },
  { name: '003-outbox', up: createOutbox },
  { name: '004-subscriptions', up: createSubscriptions },
  { name: '005-follow-ups', up: addFollowUps },
  { name: '006-appointments', up: createAppointments },
  { name: '007-copies-and-suspects', up: addCopiesAndSuspects },
  { name: '008-shared-counts', up: createSharedCounts },
  { name: '009-write-probes', up: createWriteProbes },
  { name: '010-mail-limits', up: addMailLimits },
  { name: '011-partner-keys', up: addPartnerKeys },
  { name: '012-quote-pdfs', up: createQuotePdfs },
  { name: '013-erasure', up: addErasure },
  { name: '014-sales-desk', up: createSalesDesk },
  { name: '015-desk-keys', up: createDeskKeys },
  { name: '016-step-counts', up: createStepCounts },
  { name: '017-partner-references', up: addPartnerReferences },
  { name: '018-partner-tests', up: createPartnerTests },
  { name: '019-lead-estimates', up: addLeadEstimates },
  { name: '020-pdf-sources', up: addPdfSources },
  { name: '021-accepted-recipients', up: addAcceptedRecipients },
];

export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(({ name }) => name);

const TABLE = 'migrations';
// Of two who make the same table at the same moment PostgreSQL refuses one, whatever "if not exists" says: by the name of the
// table (42P07), by that of its row type (42710), or by an index of its own catalogue (23505).
const MADE_MEANWHILE = /^(23505|42P07|42710)$/;

async function ensureTable({ knex }: Database): Promise<void> {
  try {
    await knex.raw(
      `create table if not exists ${TABLE} (name varchar(100) primary key, applied_at varchar(30) not null)`,
    );
  } catch (error) {
    if (!MADE_MEANWHILE.test(codeOf(error))) throw error;
  }
}

const applyOnce = ({ dialect, transaction }: Database, { name, up }: Migration, now: Date): Promise<void> =>
  transaction(async (trx) => {
    // Written first: a second starter waits here until the first has committed, and then finds the name taken.
    const claimed = await trx(TABLE)
      .insert({ name, applied_at: now.toISOString() })
      .onConflict('name')
      .ignore()
      .returning('name');
    if (claimed.length > 0) await up(trx, dialect);
  });

const namesIn = (knex: Knex): Promise<string[]> => knex(TABLE).orderBy('name').pluck('name');

/**
 * Brings the tables up to date: most starts find them so, and open no transaction. Each migration and its record share a transaction: the lock table that knex's own
 * migrator keeps survives a crash and then stops every start.
 */
export async function migrate(database: Database, now: Date): Promise<void> {
  await ensureTable(database);
  const applied = new Set(await namesIn(database.knex));
  for (const migration of MIGRATIONS) if (!applied.has(migration.name)) await applyOnce(database, migration, now);
}

/** Names of the migrations that a database has, in their order; those of a newer version come last. Changes nothing. */
export async function appliedMigrations({ knex }: Pick<Database, 'knex'>): Promise<string[]> {
  return (await knex.schema.hasTable(TABLE)) ? namesIn(knex) : [];
}

/** Names of the migrations that a database still lacks, in their order. Changes nothing. */
export async function pendingMigrations(database: Pick<Database, 'knex'>): Promise<string[]> {
  const applied = await appliedMigrations(database);
  return MIGRATION_NAMES.filter((name) => !applied.includes(name));
}

/** @returns whether it was there */
export const forgetMigration = async (trx: Knex.Transaction, name: string): Promise<boolean> =>
  (await trx(TABLE).where({ name }).delete()) > 0;
