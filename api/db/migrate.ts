import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './client.ts';
import type { Dialect } from './dialect.ts';
import { addCopiesAndSuspects } from './migrations/addCopiesAndSuspects.ts';
import { addFollowUps } from './migrations/addFollowUps.ts';
import { addMailLimits } from './migrations/addMailLimits.ts';
import { createAppointments } from './migrations/createAppointments.ts';
import { createLeads } from './migrations/createLeads.ts';
import { createOutbox } from './migrations/createOutbox.ts';
import { createPartners } from './migrations/createPartners.ts';
import { createSharedCounts } from './migrations/createSharedCounts.ts';
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
];

const TABLE = 'migrations';
const ATTEMPTS = 5;
const PAUSE_MS = 200;

const createTable = (db: Knex) =>
  db.raw(`create table if not exists ${TABLE} (name varchar(100) primary key, applied_at varchar(30) not null)`);

async function applyOnce({ dialect, transaction }: Database, index: number, now: Date): Promise<void> {
  const migration = MIGRATIONS[index];
  if (!migration) return;
  await transaction(async (trx) => {
    // Written first: a second starter waits here until the first has committed, and then finds the name taken.
    const claimed = await trx(TABLE)
      .insert({ name: migration.name, applied_at: now.toISOString() })
      .onConflict('name')
      .ignore()
      .returning('name');
    if (claimed.length > 0) await migration.up(trx, dialect);
  });
}

/**
 * Brings the tables up to date, forward only. Each migration and its record share a transaction: the lock table that
 * knex's own migrator keeps survives a crash and then stops every start.
 */
export async function migrate(database: Database, now: Date): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await createTable(database.knex);
      for (const index of MIGRATIONS.keys()) await applyOnce(database, index, now);
      return;
    } catch (error) {
      // Two starters on an empty database can clash once over the table itself.
      if (attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS * attempt);
    }
  }
}
