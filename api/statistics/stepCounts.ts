import type { Knex } from 'knex';
import { ukDay } from '#contract/common/calendar.ts';
import { describeError, type Log } from '../common/log.ts';
import type { Database } from '../db/client.ts';
import type { CountKey, CountRow } from './countRow.ts';
import { createNames } from './names.ts';

/** One message of a tag. */
export interface Counted {
  readonly tag: string;
  /** Id of the partner whose page it is; undefined for ours, and for a key that does not fit the page. */
  readonly partner: string | undefined;
  readonly campaign: string | undefined;
  readonly variant: string | undefined;
  readonly counts: readonly string[];
}

export interface StepCounts {
  /** Adds to the sums, which are stored a little later. @returns false when they are too many to hold */
  readonly add: (counted: Counted) => boolean;
  /** Stores what was added. Never throws: what cannot be stored is kept for the next time. */
  readonly flush: () => Promise<void>;
  /** Stores the rest. */
  readonly close: () => Promise<void>;
}

interface Services {
  readonly now: () => Date;
  readonly log: Log;
}

const STORE_EVERY_MS = 5000;
// All tags, steps and partners of a day together are fewer, unless somebody plays with us.
const MOST_SUMS = 5000;
const ROWS_A_STATEMENT = 100;
const KEY: readonly (keyof CountKey)[] = ['day', 'tag', 'step', 'partner_id', 'campaign', 'variant'];

const keyOf = (row: CountKey): string => JSON.stringify(KEY.map((column) => row[column]));

async function store(trx: Knex.Transaction, rows: readonly CountRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await trx('step_counts')
      .insert(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflict([...KEY])
      .merge({ visits: trx.raw('step_counts.visits + excluded.visits') });
  }
}

/**
 * Sums of what is done with the tags, by day. They are held in memory for a few seconds, so that a thousand messages are
 * one statement: what a killed process held is lost, and nobody's lead with it.
 */
export function createStepCounts({ transaction }: Pick<Database, 'transaction'>, { now, log }: Services): StepCounts {
  const today = (): string => ukDay(now().getTime());
  const campaignOf = createNames(today);
  const variantOf = createNames(today);
  let sums = new Map<string, CountRow>();
  let storing: Promise<void> = Promise.resolve();

  function put(row: CountRow): boolean {
    const key = keyOf(row);
    const present = sums.get(key);
    if (!present && sums.size >= MOST_SUMS) return false;
    sums.set(key, { ...row, visits: row.visits + (present?.visits ?? 0) });
    return true;
  }

  async function storeAll(): Promise<void> {
    if (sums.size === 0) return;
    const taken = sums;
    sums = new Map();
    // In one order whoever stores: two processes with the same rows in different orders would wait for each other.
    const rows = [...taken.keys()].toSorted().flatMap((key) => taken.get(key) ?? []);
    try {
      await transaction((trx) => store(trx, rows));
    } catch (error) {
      log.warn(describeError(error), 'step counts not stored');
      for (const row of rows) put(row);
    }
  }

  const flush = (): Promise<void> => (storing = storing.then(storeAll));
  const timer = setInterval(() => void flush(), STORE_EVERY_MS).unref();
  return {
    add({ tag, partner = '', campaign, variant, counts }) {
      const names = {
        day: today(),
        tag,
        partner_id: partner,
        campaign: campaignOf(campaign),
        variant: variantOf(variant),
      };
      return [...new Set(counts)].map((step) => put({ ...names, step, visits: 1 })).every(Boolean);
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Drops the sums of days before this one. @returns how many */
export const dropCountsBefore = (db: Knex, day: string): Promise<number> =>
  db('step_counts').where('day', '<', day).delete();
