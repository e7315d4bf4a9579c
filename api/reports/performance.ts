import type { Knex } from 'knex';
import { daysOf, isoDate, monthOf, ukDay, weekdayOf } from '#contract/common/calendar.ts';
import { SHOWN } from '#contract/common/wire.ts';
import { isFormTag, isTagName, TAGS } from '#contract/tags.ts';
import { lastOutcomes } from '../desk/report.ts';
import { leadBatches } from '../leads/findLeads.ts';
import type { LeadRow } from '../leads/leadRow.ts';
import type { CountRow } from '../statistics/countRow.ts';
import { plainName } from '../statistics/names.ts';
import { readyWithin } from './readyTimes.ts';

export const PERFORMANCE_GROUPS = ['partner', 'campaign', 'funnel', 'day', 'week', 'month'] as const;
export type PerformanceGroup = (typeof PERFORMANCE_GROUPS)[number];

export interface PerformanceFilter {
  /** ISO 8601: from this time on. */
  readonly since?: string | undefined;
  /** ISO 8601: before this time. */
  readonly until?: string | undefined;
  /** Id of a partner: of its pages alone. */
  readonly partner?: string | undefined;
}

/** From opening a form to what was sold, for all that has one value in common; null where it has none. */
export interface Performance {
  readonly value: string | null;
  /** Visits in which a form was touched, as far as they are counted. */
  readonly opened: number;
  readonly started: number;
  readonly leads: number;
  /** Of these, what looks like a robot's. */
  readonly suspect: number;
  readonly booked: number;
  /** Asked to buy. */
  readonly bought: number;
  readonly won: number;
  readonly wonPounds: number;
  /** Three quarters of first steps came within so many milliseconds; null where none is counted. */
  readonly readyMs: number | null;
}

const DAYS_A_WEEK = 7;

/** Day on which its week began, a Monday. */
function weekOf(day: string): string {
  const days = daysOf(day);
  return isoDate(days - ((weekdayOf(days) + DAYS_A_WEEK - 1) % DAYS_A_WEEK));
}

interface Traits {
  readonly day: string;
  readonly partner: string | null;
  readonly campaign: string | null;
  readonly funnel: string;
}

const VALUES: Readonly<Record<PerformanceGroup, (traits: Traits) => string | null>> = {
  partner: ({ partner }) => partner,
  campaign: ({ campaign }) => campaign,
  funnel: ({ funnel }) => funnel,
  day: ({ day }) => day,
  week: ({ day }) => weekOf(day),
  month: ({ day }) => monthOf(day),
};

interface StoredAttribution {
  readonly campaign?: string;
  readonly utm?: { readonly campaign?: string };
}

/** What is read of a lead. */
const COLUMNS = ['body', 'booked_at', 'funnel', 'intent', 'partner_id', 'suspect'] as const;
type ReadLead = Pick<LeadRow, 'id' | 'created_at' | (typeof COLUMNS)[number]>;

/** As counts name it, so that both are one row, and a report that is passed on names nobody. */
function campaignOf({ body }: ReadLead): string | null {
  const { attribution = {} } = JSON.parse(body) as { attribution?: StoredAttribution };
  return plainName(attribution.campaign ?? attribution.utm?.campaign) || null;
}

const traitsOfLead = (lead: ReadLead): Traits => ({
  day: ukDay(Date.parse(lead.created_at)),
  partner: lead.partner_id,
  campaign: campaignOf(lead),
  funnel: lead.funnel,
});

const traitsOfCount = ({ day, partner_id: partner, campaign, tag }: CountRow): Traits => ({
  day,
  partner: partner || null,
  campaign: campaign || null,
  funnel: isTagName(tag) && isFormTag(tag) ? TAGS[tag].funnel : tag,
});

/** The sums of steps of the days between. */
export const countsBetween = (db: Knex, { since, until, partner }: PerformanceFilter): Promise<CountRow[]> =>
  db<CountRow>('step_counts')
    .where((row) => {
      if (since !== undefined) void row.where('day', '>=', ukDay(Date.parse(since)));
      if (until !== undefined) void row.where('day', '<', ukDay(Date.parse(until)));
      if (partner !== undefined) void row.where({ partner_id: partner });
    })
    .orderBy('day')
    .select('*');

type Sums = { -readonly [Name in keyof Omit<Performance, 'value' | 'readyMs' | 'wonPounds'>]: number } & {
  /** Whole pence until the end: pounds and pence add up to "3627.1499999999996". */
  wonPence: number;
  ready: CountRow[];
};
const nothing = (): Sums => ({
  opened: 0,
  started: 0,
  leads: 0,
  suspect: 0,
  booked: 0,
  bought: 0,
  won: 0,
  wonPence: 0,
  ready: [],
});

function addCount(sums: Sums, row: CountRow): void {
  const { visits } = row;
  if (row.step === 'opened') sums.opened += visits;
  else if (row.step === 'started') sums.started += visits;
  else if (row.step.startsWith('ready-')) sums.ready.push(row);
}

type Outcomes = Awaited<ReturnType<typeof lastOutcomes>>;

function addLead(sums: Sums, lead: ReadLead, outcomes: Outcomes): void {
  const outcome = outcomes.get(lead.id);
  sums.leads += 1;
  if (lead.suspect) sums.suspect += 1;
  if (lead.booked_at !== null) sums.booked += 1;
  if (lead.intent !== null) sums.bought += 1;
  if (outcome?.kind !== 'won') return;
  sums.won += 1;
  sums.wonPence += outcome.pence ?? 0;
}

/** Sums for all that has one value in common. */
function createGroups(by: PerformanceGroup) {
  const valueOf = VALUES[by];
  const groups = new Map<string | null, Sums>();
  const sumsOf = (traits: Traits): Sums => {
    const value = valueOf(traits);
    const sums = groups.get(value) ?? nothing();
    groups.set(value, sums);
    return sums;
  };
  return {
    count: (row: CountRow): void => addCount(sumsOf(traitsOfCount(row)), row),
    lead: (lead: ReadLead, outcomes: Outcomes): void => {
      // A quick quote is a way to a form and no lead by itself, except where forms are compared.
      if (by === 'funnel' || lead.funnel !== 'quick') addLead(sumsOf(traitsOfLead(lead)), lead, outcomes);
    },
    rows: (): Performance[] => {
      const sorted = [...groups].toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? '', 'en'));
      return sorted.map(([value, { ready, wonPence, ...sums }]) => ({
        value,
        ...sums,
        wonPounds: wonPence / 100,
        readyMs: readyWithin(ready),
      }));
    },
  };
}

interface ReadOptions extends PerformanceFilter {
  /** Is told how many further leads were read. */
  readonly onRead?: ((count: number) => void) | undefined;
}

/** What forms have brought, from the counts of tags and the leads, which are read once. @returns a list for each group */
export async function reportPerformances(
  db: Knex,
  wanted: readonly PerformanceGroup[],
  { onRead, ...filter }: ReadOptions = {},
): Promise<Performance[][]> {
  const all = wanted.map(createGroups);
  for (const row of await countsBetween(db, filter)) {
    // Of tests alone, and of no tag where a partner's page has asked.
    if (row.step === SHOWN) continue;
    for (const groups of all) groups.count(row);
  }
  const outcomes = await lastOutcomes(db, filter);
  for await (const batch of leadBatches(db, filter, COLUMNS)) {
    for (const groups of all) for (const lead of batch) groups.lead(lead, outcomes);
    onRead?.(batch.length);
  }
  return all.map((groups) => groups.rows());
}

/** The same for one group. */
export async function reportPerformance(
  db: Knex,
  by: PerformanceGroup,
  options: ReadOptions = {},
): Promise<Performance[]> {
  const [rows = []] = await reportPerformances(db, [by], options);
  return rows;
}
