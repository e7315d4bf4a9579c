import type { Knex } from 'knex';
import type { Database } from './client.ts';
import type { Dialect } from './dialect.ts';
import { codeOf } from './faults.ts';
import { addAcceptedRecipients } from './migrations/addAcceptedRecipients.ts';
import { addConsentWithdrawals } from './migrations/addConsentWithdrawals.ts';
import { addCopiesAndSuspects } from './migrations/addCopiesAndSuspects.ts';
import { addErasure } from './migrations/addErasure.ts';
import { addFollowUps } from './migrations/addFollowUps.ts';
import { addLeadEstimates } from './migrations/addLeadEstimates.ts';
import { addListIndexes } from './migrations/addListIndexes.ts';
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
import { createRetentionClock } from './migrations/createRetentionClock.ts';
import { createSalesDesk } from './migrations/createSalesDesk.ts';
import { createSharedCounts } from './migrations/createSharedCounts.ts';
import { createStepCounts } from './migrations/createStepCounts.ts';
import { createSubscriptions } from './migrations/createSubscriptions.ts';
import { createWriteProbes } from './migrations/createWriteProbes.ts';

interface Migration {
  readonly name: string;
  /** What it is for, and what it makes or changes, as an operator reads it in a plan. */
  readonly title: string;
  readonly up: (trx: Knex.Transaction, dialect: Dialect) => Promise<void>;
}

/** Names are stored in every database: never change one, only append. */
const MIGRATIONS: readonly Migration[] = [
  { name: '001-partners', title: 'who may show our forms on their pages: the table partners', up: createPartners },
  { name: '002-leads', title: 'what visitors send in: the table leads', up: createLeads },
  { name: '003-outbox', title: 'mails that are owed, and what became of them: the table outbox', up: createOutbox },
  { name: '004-subscriptions', title: 'sign-ups for the newsletter: the table subscriptions', up: createSubscriptions },
  {
    name: '005-follow-ups',
    title: 'bookings and wishes to buy after the quote: six columns and an index of leads',
    up: addFollowUps,
  },
  {
    name: '006-appointments',
    title: 'surveys and call-backs with their places: two tables, and a column of outbox',
    up: createAppointments,
  },
  {
    name: '007-copies-and-suspects',
    title: 'copies of a quote, and why a lead is suspect: a table, two columns and an index of leads',
    up: addCopiesAndSuspects,
  },
  {
    name: '008-shared-counts',
    title: 'what several processes count and lock together: two tables',
    up: createSharedCounts,
  },
  {
    name: '009-write-probes',
    title: 'rows by which the server finds out that it can write: a table',
    up: createWriteProbes,
  },
  {
    name: '010-mail-limits',
    title: 'limits on mails for each network: a table, a column and two indexes of outbox',
    up: addMailLimits,
  },
  {
    name: '011-partner-keys',
    title: 'the former key of a partner, and who is told of its leads: three columns of partners',
    up: addPartnerKeys,
  },
  { name: '012-quote-pdfs', title: 'PDFs as they were drawn first: a table', up: createQuotePdfs },
  {
    name: '013-erasure',
    title: 'leads that no period ends, and counts of what was erased: a column of leads, and a table',
    up: addErasure,
  },
  {
    name: '014-sales-desk',
    title: 'who has taken which lead, what came of it, and reminders: four tables',
    up: createSalesDesk,
  },
  {
    name: '015-desk-keys',
    title: 'the key of links to the sales desk, and the mornings that were told: two tables',
    up: createDeskKeys,
  },
  {
    name: '016-step-counts',
    title: 'how far visitors get, as sums of each day: the table step_counts',
    up: createStepCounts,
  },
  {
    name: '017-partner-references',
    title: 'the id of a lead in the system of a partner: a column of leads',
    up: addPartnerReferences,
  },
  {
    name: '018-partner-tests',
    title: 'tests of two versions of a tag on pages of partners: a table',
    up: createPartnerTests,
  },
  {
    name: '019-lead-estimates',
    title: 'what a visitor says of the home, and what the estimate came to: a column of leads',
    up: addLeadEstimates,
  },
  {
    name: '020-pdf-sources',
    title: 'the words that a kept PDF was drawn of: a column of quote_pdfs',
    up: addPdfSources,
  },
  {
    name: '021-accepted-recipients',
    title: 'which of several recipients have a mail already: a column of outbox',
    up: addAcceptedRecipients,
  },
  {
    name: '022-list-indexes',
    title: 'what keeps lists quick after years: eight indexes',
    up: addListIndexes,
  },
  {
    name: '023-retention-clock',
    title: 'what the clock said when old leads were looked for last: a table',
    up: createRetentionClock,
  },
  {
    name: '024-consent-withdrawals',
    title: 'when somebody took back a consent to offers: a column of leads',
    up: addConsentWithdrawals,
  },
];

export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** What a migration is for and what it makes; empty for one of another version. */
export const titleOfMigration = (name: string): string => MIGRATIONS.find((known) => known.name === name)?.title ?? '';

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
