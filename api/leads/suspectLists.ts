import type { Knex } from 'knex';
import { wallClock, daysOf, ukDay } from '#contract/common/calendar.ts';
import { DAY_MS, HOUR_MS } from '#contract/common/time.ts';
import { describeError, type Log } from '../common/log.ts';
import type { Database } from '../db/client.ts';
import { countRows } from '../db/countRows.ts';
import type { MailRules } from '../outbox/mailLimits.ts';
import { queueMails } from '../outbox/queueMails.ts';
import type { LeadRow } from './leadRow.ts';

/** Before the telephones are answered. */
const HOUR_OF_DAY = 8;
const AFTER_A_FAULT_MS = 60_000;
/** A lead that was accepted just before the hour is on disk by then. */
const SETTLED_MS = 10_000;
/** A robot that finds a form comes a thousand times; a mail of a thousand names would be read by nobody. */
const MOST_LISTED = 100;

/** A row of `suspect_lists`: the suspect leads of one mail came in from `since` until just before `until`. */
interface ListRow {
  readonly day: string;
  readonly since: string;
  readonly until: string;
}

export interface SuspectList {
  readonly day: string;
  /** The first of them. */
  readonly leads: readonly LeadRow[];
  readonly count: number;
}

export interface SuspectLists {
  /** Queues the list of the day once its hour has come; nothing when it has been queued, by whichever process. */
  readonly queueDueList: () => Promise<void>;
  /** @param day YYYY-MM-DD */
  readonly findList: (day: string) => Promise<SuspectList | undefined>;
}

interface SuspectListOptions {
  readonly now: () => Date;
  readonly log: Log;
  readonly rules: MailRules;
  /** Whose leads are mailed to sales when they are not suspect. */
  readonly funnels: readonly string[];
}

/** Eight o'clock in the United Kingdom; the clocks never change at that hour. */
function hourOf(day: string): number {
  const asUtc = daysOf(day) * DAY_MS + HOUR_OF_DAY * HOUR_MS;
  return asUtc - (wallClock(asUtc) - asUtc);
}

/** Takes the day, and the time since the list before. @returns undefined when somebody has taken it already */
async function takeDay(trx: Knex.Transaction, day: string): Promise<ListRow | undefined> {
  const until = new Date(hourOf(day)).toISOString();
  const since = new Date(hourOf(day) - DAY_MS).toISOString();
  // Written first: of several processes one gets the row, the others wait for it and find it there.
  const taken = await trx('suspect_lists').insert({ day, since, until }).onConflict('day').ignore().returning('day');
  if (taken.length === 0) return undefined;
  const before = await trx<ListRow>('suspect_lists').where('day', '<', day).orderBy('day', 'desc').first();
  if (!before) return { day, since, until };
  // Days on which no server ran are listed with the next one; so is the hour of a change of clocks.
  await trx('suspect_lists').where({ day }).update({ since: before.until });
  return { day, since: before.until, until };
}

/**
 * Suspect leads are mailed to nobody, and some are people: once a day sales get the list of those that came in since the
 * list before. It goes through the outbox, in the transaction that takes the day.
 */
export function createSuspectLists({ knex, transaction }: Database, options: SuspectListOptions): SuspectLists {
  const { now, log, rules, funnels } = options;
  let doneDay = '';
  let notBefore = Number.NEGATIVE_INFINITY;

  const leadsOf = (db: Knex, { since, until }: ListRow) =>
    db<LeadRow>('leads')
      .where({ suspect: 1 })
      .whereIn('funnel', funnels)
      // These were mailed to whoever answers for personal data, and sales are not to read them.
      .whereNotExists(db('outbox').whereRaw('outbox.lead_id = leads.id').where({ event: 'privacy-mail' }))
      .andWhere('created_at', '>=', since)
      .andWhere('created_at', '<', until);

  const queue = (day: string, time: Date): Promise<void> =>
    transaction(async (trx) => {
      const list = await takeDay(trx, day);
      const newest = list && (await leadsOf(trx, list).orderBy('created_at', 'desc').first());
      if (newest) await queueMails(trx, [{ lead: newest, event: 'suspects-mail', detail: day }], { now: time, rules });
    });

  return {
    queueDueList: async () => {
      const time = now();
      const day = ukDay(time.getTime());
      if (day === doneDay || time.getTime() < hourOf(day) + SETTLED_MS || time.getTime() < notBefore) return;
      try {
        await queue(day, time);
        doneDay = day;
      } catch (error) {
        // Other mails do not wait for this one.
        notBefore = time.getTime() + AFTER_A_FAULT_MS;
        log.error(describeError(error), 'suspect leads not listed');
      }
    },
    findList: async (day) => {
      const list = await knex<ListRow>('suspect_lists').where({ day }).first();
      if (!list) return undefined;
      const leads = await leadsOf(knex, list).orderBy('created_at').limit(MOST_LISTED);
      return { day, leads, count: await countRows(leadsOf(knex, list)) };
    },
  };
}
