import { isDay } from '#contract/common/calendar.ts';
import { DAY_MS } from '#contract/common/time.ts';
import { describeError, type Log } from '../common/log.ts';
import type { Config } from '../config/config.ts';
import type { Retention } from '../config/retention.ts';
import type { Database } from '../db/client.ts';
import { waysAgreedTo, type ConsentAnswers } from '../leads/consent.ts';
import { leadBatches } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import { dropCountsBefore } from '../statistics/stepCounts.ts';
import { type ErasureWait, noteLook } from './clock.ts';
import { eraseLeads, type Erased } from './eraseLeads.ts';
import { monthsBefore } from './monthsBefore.ts';

const COMPLAINTS = ['complaint', 'data-protection'];
const FIRST_LOOK_MS = 60_000;
const DAY_LETTERS = 'YYYY-MM-DD'.length;

interface Answers extends ConsentAnswers {
  readonly subject?: unknown;
  readonly contractEndDate?: unknown;
}

/** What is read of a lead. */
const COLUMNS = ['body', 'funnel', 'kept_at', 'consent_withdrawn_at'] as const;
type ReadLead = Pick<LeadRow, 'id' | 'created_at' | (typeof COLUMNS)[number]>;

const answersOf = ({ body }: ReadLead): Answers => (JSON.parse(body) as { quoteData?: Answers }).quoteData ?? {};

// "As long as we rely on it": while we may write, text or ring with offers, the proof of it must be there, and for a while
// after it was taken back, when somebody may still ask why we wrote.
function isProof({ consent_withdrawn_at: withdrawn }: ReadLead, answers: Answers, end: string): boolean {
  return waysAgreedTo(answers).length > 0 && (withdrawn === null || withdrawn >= end);
}

/** Whether the time of a lead is over: its own, and that of the consent which it proves. */
function isOver(lead: ReadLead, { retention, now }: RetentionOptions): boolean {
  const answers = answersOf(lead);
  const isOlderThan = (months: number, since = lead.created_at): boolean => since < monthsBefore(now, months);
  if (lead.kept_at !== null || isProof(lead, answers, monthsBefore(now, retention.consent))) return false;
  switch (lead.funnel) {
    case 'quick':
      return isOlderThan(retention.quick);
    case 'contact':
      return isOlderThan(COMPLAINTS.includes(String(answers.subject)) ? retention.complaints : retention.messages);
    case 'newsletter':
      return isOlderThan(retention.messages);
    case 'commercial-energy': {
      const end = answers.contractEndDate;
      // A field that was left blank arrives as "": nobody has told us of a contract.
      if (typeof end !== 'string' || !isDay(end)) return isOlderThan(retention.quotes);
      const isLater = end > lead.created_at;
      return isOlderThan(retention['business-energy'], isLater ? `${end}T23:59:59.999Z` : lead.created_at);
    }
    default:
      return isOlderThan(retention.quotes);
  }
}

export interface RetentionOptions {
  readonly database: Database;
  readonly dataDir: string;
  readonly retention: Retention;
  readonly now: Date;
  readonly isDryRun: boolean;
  /** Told of each batch that was looked at, and of each that went. */
  readonly onRead?: ((leads: number) => void) | undefined;
  readonly onErased?: ((leads: number) => void) | undefined;
  /** Ends it after the batch that is under way: what is left is found the next time. */
  readonly signal?: AbortSignal | undefined;
}

/** Sign-ups whose leads are proof: of a newsletter that is sent, or was not long ago. */
async function signUpsInUse({ database, retention, now }: RetentionOptions): Promise<Set<string>> {
  const ids: string[] = await database
    .knex('subscriptions')
    .where({ status: 'confirmed' })
    .orWhere((row) => {
      void row
        .where({ status: 'unsubscribed' })
        .where('unsubscribed_at', '>=', monthsBefore(now, retention.newsletter));
    })
    .pluck('lead_id');
  return new Set(ids);
}

/** Erases every lead whose time is over. @returns what went, or would go */
export async function eraseOld(options: RetentionOptions): Promise<Erased> {
  const { database, dataDir, retention, now, isDryRun, onRead, onErased, signal } = options;
  const until = monthsBefore(now, Math.min(...Object.values(retention)));
  const inUse = await signUpsInUse(options);
  const ids: string[] = [];
  for await (const batch of leadBatches(database.knex, { until }, COLUMNS)) {
    ids.push(...batch.filter((lead) => !inUse.has(lead.id) && isOver(lead, options)).map(({ id }) => id));
    onRead?.(batch.length);
    if (signal?.aborted) break;
  }
  return eraseLeads({ database, dataDir, now, isDryRun, reason: 'age', onErased, signal }, ids);
}

function logWait(log: Log, wait: ErasureWait): void {
  if (wait.leaptFrom === null) log.info(wait, 'no old leads are erased in the first week');
  else log.error(wait, 'old leads not erased: the clock leapt, or no server ran for more than a week');
}

interface JobOptions extends Pick<RetentionOptions, 'database'> {
  readonly config: Pick<Config, 'dataDir' | 'retention'>;
  readonly now: () => Date;
  readonly log: Log;
  /** Default: a minute. */
  readonly firstLookMs?: number;
}

/**
 * Erases once a day, and soon after the start, what is too old; not while the clock may be wrong. Two processes find the
 * same and erase it once.
 * @returns what stops it, once the batch that is under way is done
 */
export function startRetention(options: JobOptions): () => Promise<void> {
  const { database, config, now, log, firstLookMs = FIRST_LOOK_MS } = options;
  const { dataDir, retention } = config;
  if (retention === 'off') return () => Promise.resolve();
  const stopping = new AbortController();
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      const { signal } = stopping;
      const time = now();
      const wait = await noteLook(database, time);
      if (wait) return logWait(log, wait);
      const erased = await eraseOld({ database, dataDir, retention, now: time, isDryRun: false, signal });
      if (erased.leads > 0) log.info(erased, 'old leads erased');
      if (signal.aborted) return;
      await dropCountsBefore(database.knex, monthsBefore(time, retention.counts).slice(0, DAY_LETTERS));
    } catch (error) {
      log.error(describeError(error), 'old leads not erased');
    }
  };
  const run = (): void => void (running = look());
  const first = setTimeout(run, firstLookMs).unref();
  const daily = setInterval(run, DAY_MS).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(daily);
    stopping.abort();
    await running;
  };
}
