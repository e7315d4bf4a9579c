import type { Knex } from 'knex';
import { quantity } from '#contract/common/numbers.ts';
import { openBetween, WORKING_DAY_HOURS } from '#contract/common/openingHours.ts';
import { MINUTE_MS } from '#contract/common/time.ts';
import { REMINDERS } from './deskRow.ts';

const HOUR_MINUTES = 60;

/** A lead of the desk, and when somebody took it. Times are ISO 8601. */
export interface Response {
  readonly leadId: string;
  readonly funnel: string;
  readonly arrivedAt: string;
  /** null: nobody has. */
  readonly claimedAt: string | null;
}

/** How soon leads were taken, in opening hours. */
export interface ResponseFigures {
  readonly leads: number;
  readonly taken: number;
  /** Minutes of opening hours to the claim, of those that were taken; null where none was. */
  readonly medianMinutes: number | null;
  readonly slowestTenthMinutes: number | null;
  /** Percent of all leads, those that nobody took included. */
  readonly withinFirst: number | null;
  readonly withinSecond: number | null;
}

/** Which leads of the desk; without any of them all. */
export interface ResponseFilter {
  /** ISO 8601: arrived at this time or later. */
  readonly since?: string | undefined;
  /** ISO 8601: arrived before this time. */
  readonly until?: string | undefined;
  /** Id of a partner: from its pages alone. */
  readonly partner?: string | undefined;
}

/** Those that arrived from `since` until just before `until`, the oldest first. */
export const responsesBetween = (db: Knex, { since, until, partner }: ResponseFilter): Promise<Response[]> =>
  db('desk_leads')
    .join('leads', 'leads.id', 'desk_leads.lead_id')
    .leftJoin('lead_claims', 'lead_claims.lead_id', 'desk_leads.lead_id')
    .where((row) => {
      if (since !== undefined) void row.where('desk_leads.arrived_at', '>=', since);
      if (until !== undefined) void row.where('desk_leads.arrived_at', '<', until);
      if (partner !== undefined) void row.where('leads.partner_id', partner);
    })
    .orderBy('desk_leads.arrived_at')
    .select({
      leadId: 'desk_leads.lead_id',
      funnel: 'leads.funnel',
      arrivedAt: 'desk_leads.arrived_at',
      claimedAt: 'lead_claims.claimed_at',
    });

/** Minutes of opening hours that a lead waited, or has waited until now. */
export const openMinutes = (from: string, to: string): number =>
  openBetween(Date.parse(from), Date.parse(to)) / MINUTE_MS;

// The nearest rank: a time that somebody did wait.
const quantile = (sorted: readonly number[], share: number): number | null =>
  sorted.length === 0 ? null : Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);

const percent = (count: number, of: number): number | null => (of === 0 ? null : Math.round((100 * count) / of));

export function figuresOf(responses: readonly Response[]): ResponseFigures {
  const minutes = responses
    .flatMap(({ arrivedAt, claimedAt }) => (claimedAt === null ? [] : [openMinutes(arrivedAt, claimedAt)]))
    .toSorted((one, other) => one - other);
  const within = (most: number): number | null =>
    percent(minutes.filter((taken) => taken <= most).length, responses.length);
  return {
    leads: responses.length,
    taken: minutes.length,
    medianMinutes: quantile(minutes, 0.5),
    slowestTenthMinutes: quantile(minutes, 0.9),
    withinFirst: within(REMINDERS.rota),
    withinSecond: within(REMINDERS.manager),
  };
}

/** "12 min", "1 h 20 min", "2 working days": of opening hours. @param minutes 0 or more */
export function waitWords(minutes: number): string {
  const whole = Math.floor(minutes);
  if (whole < HOUR_MINUTES) return `${whole} min`;
  const hours = Math.floor(whole / HOUR_MINUTES);
  if (hours < WORKING_DAY_HOURS)
    return [`${hours} h`, whole % HOUR_MINUTES && `${whole % HOUR_MINUTES} min`].filter(Boolean).join(' ');
  return quantity(Math.floor(hours / WORKING_DAY_HOURS), 'working day');
}
