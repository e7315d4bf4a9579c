import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/common/time.ts';
import type { LeadRow } from '../leads/leadRow.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const END = Date.parse('2027-01-01T00:00:00Z');

/** As GOV.UK lists them for England and Wales in 2026. */
const HOLIDAYS = ['1 Jan', '3 Apr', '6 Apr', '4 May', '25 May', '31 Aug', '25 Dec', '28 Dec'];

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

function isOpenHour(hour: number): boolean {
  const parts = Object.fromEntries(format.formatToParts(hour).map(({ type, value }) => [type, value]));
  const day = `${parts['day']} ${parts['month']}`;
  const isWeekend = parts['weekday'] === 'Sat' || parts['weekday'] === 'Sun';
  const clock = Number(parts['hour']);
  return !isWeekend && !HOLIDAYS.includes(day) && clock >= 9 && clock < 17;
}

// By the platform's own time zones, and nothing of the calendar under test. Clocks change by whole hours, so each hour is open or not.
const openHours: ReadonlySet<number> = new Set(
  Array.from({ length: (END + 5 * DAY_MS - START) / HOUR_MS }, (_, index) => START + index * HOUR_MS).filter(
    isOpenHour,
  ),
);

const hourOf = (time: number): number => Math.floor(time / HOUR_MS) * HOUR_MS;

export const wasOpen = (time: number): boolean => openHours.has(hourOf(time));

/** The first open moment at which so many minutes of opening hours have passed. */
export function afterMinutes(from: number, minutes: number): number {
  let left = minutes * MINUTE_MS;
  for (let time = from; ; time = hourOf(time) + HOUR_MS) {
    if (!openHours.has(hourOf(time))) continue;
    const rest = hourOf(time) + HOUR_MS - time;
    if (left < rest) return time + left;
    left -= rest;
  }
}

export interface SampleLead {
  readonly id: string;
  readonly arrivedAt: number;
  /** undefined: nobody takes it. */
  readonly claimedAt: number | undefined;
}

/** The same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// Moments at which calendars go wrong: closing time, changes of clocks, and the days before and after bank holidays.
const EDGES = [
  '2026-01-02T16:45:00.000Z',
  '2026-01-02T16:44:59.999Z',
  '2026-01-02T16:59:59.999Z',
  '2026-01-05T09:00:00.000Z',
  '2026-03-27T16:50:00.000Z',
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00.000Z',
  '2026-03-30T07:59:59.999Z',
  '2026-04-02T15:30:00.000Z',
  '2026-04-06T11:00:00.000Z',
  '2026-10-23T15:55:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-12-24T16:59:30.000Z',
  '2026-12-28T12:00:00.000Z',
].map((iso) => Date.parse(iso));

/** Leads at every hour of the year. Most are taken soon, some late, some never. */
export function leadsOfTheYear(count: number): SampleLead[] {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, index) => {
    const arrivedAt = EDGES[index] ?? START + Math.floor(random() * (END - START));
    const fate = random();
    const isQuick = fate < 0.9;
    const isTaken = index >= EDGES.length && fate < 0.95;
    // Most are at their desks and quick as soon as it opens; some come back to it hours later, at night too.
    const since = isQuick ? afterMinutes(arrivedAt, 0) : arrivedAt;
    const patience = isQuick ? 10 * MINUTE_MS : 20 * HOUR_MS;
    const claimedAt = isTaken ? since + 1 + Math.floor(random() * patience) : undefined;
    return { id: `lead-${index}`, arrivedAt, claimedAt };
  });
}

/** The columns that a row of `leads` must have; the desk reads no more of it than its id. */
export const rowOf = ({ id, arrivedAt }: SampleLead): Partial<LeadRow> => ({
  id,
  type: 'solar',
  funnel: 'solar',
  idempotency_key: id,
  content_hash: '',
  token: id,
  first_name: 'Sam',
  email: 'sam@example.com',
  postcode: '',
  suspect: 0,
  body: '{}',
  document: '',
  sales: '{}',
  created_at: new Date(arrivedAt).toISOString(),
  expires_at: new Date(arrivedAt).toISOString(),
});
