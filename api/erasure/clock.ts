import type { Knex } from 'knex';
import { DAY_MS, HOUR_MS, WEEK_DAYS } from '#contract/common/time.ts';
import type { Database } from '../db/client.ts';

// On a machine whose clock is years ahead every lead is too old. So each look for old leads notes the time that it was, and
// where that does not follow from the note of the look before, nothing is erased for a while: until the clock has been set
// right, which is a leap as well, or has gone on from there day by day. Leads and mails are no proof of the time. The first
// visitor after a wrong start is stored with the wrong time.

/** The one row of `retention_clock`. Times are ISO 8601. */
interface ClockRow {
  readonly id: string;
  /** When the last look was, of whichever process. */
  readonly seen_at: string;
  /** Since when one look has followed from the other. */
  readonly steady_since: string;
  /** The last look before that; null where that was the first of all. */
  readonly leapt_from: string | null;
}

/** Why old leads are left alone. Times are ISO 8601. */
export interface ErasureWait {
  readonly until: string;
  /** The last look before the clock leapt; null where there was none. */
  readonly leaptFrom: string | null;
  readonly leaptTo: string;
}

const TABLE = 'retention_clock';
const ID = 'retention';
/** A server looks once a day, and anew after each start: beyond this none has run, or the clock is wrong. */
const LONGEST_GAP_MS = WEEK_DAYS * DAY_MS;
/** Clocks of several servers differ by less. */
const TOLERANCE_MS = HOUR_MS;
/** Time enough for a person to read of it, also at Christmas. */
const WAIT_MS = WEEK_DAYS * DAY_MS;

const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

function followsFrom(last: ClockRow, now: string): boolean {
  const passed = msBetween(last.seen_at, now);
  return passed >= -TOLERANCE_MS && passed <= LONGEST_GAP_MS;
}

function nextRow(last: ClockRow | undefined, now: string): ClockRow {
  return last && followsFrom(last, now)
    ? { ...last, seen_at: now }
    : { id: ID, seen_at: now, steady_since: now, leapt_from: last?.seen_at ?? null };
}

function waitOf({ steady_since: leaptTo, leapt_from: leaptFrom }: ClockRow, now: Date): ErasureWait | undefined {
  const end = Date.parse(leaptTo) + WAIT_MS;
  return now.getTime() < end ? { until: new Date(end).toISOString(), leaptFrom, leaptTo } : undefined;
}

/** Notes that a look for old leads is at this time. @returns why it must erase nothing; undefined where it may */
export const noteLook = ({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<ErasureWait | undefined> =>
  transaction(async (trx) => {
    const last = await trx<ClockRow>(TABLE).where({ id: ID }).forUpdate().first();
    const row = nextRow(last, now.toISOString());
    await trx(TABLE).insert(row).onConflict('id').merge();
    return waitOf(row, now);
  });

/** What an operator should know of the clock; undefined where there is nothing, as in the first week of a database. */
export async function clockWarning(knex: Knex, now: Date): Promise<string | undefined> {
  const row = await knex<ClockRow>(TABLE).where({ id: ID }).first();
  const wait = row && waitOf(row, now);
  if (!wait || wait.leaptFrom === null) return undefined;
  const { until, leaptFrom, leaptTo } = wait;
  return (
    `old leads were looked for at ${leaptFrom}, and next at ${leaptTo}: the clock was set, or no server ran in between. ` +
    `None is erased before ${until}. If the clock is wrong, set it`
  );
}
