import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import type { MailRules } from '../outbox/mailLimits.ts';
import { storeClaims } from './claims.ts';
import { remindersOf } from './clocks.ts';
import { REMINDER_KINDS, REMINDERS } from './deskRow.ts';
import { afterMinutes, leadsOfTheYear, rowOf, wasOpen, type SampleLead } from './leadsOfTheYear.fixture.ts';
import { nextDue, queueDueReminders } from './reminders.ts';
import { delayUntil, POLL_MS } from './watch.ts';

const LEADS = 10_000;
const WITHIN_MS = 60_000;
// SQLite takes 500 rows in a statement.
const BATCH = 250;

const rules: MailRules = {
  takeTurns: () => Promise.resolve(),
  onSuppressed: () => undefined,
  perNetwork: [],
  total: undefined,
  hourlyLimit: 3,
  appointmentLimit: 6,
  partnerLimit: 0,
  webhooks: 0,
  conversions: [],
  domain: 'example.com',
};

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

async function fill({ transaction }: Database, leads: readonly SampleLead[]): Promise<void> {
  await transaction(async (trx) => {
    for (const batch of batchesOf(leads)) {
      await trx('leads').insert(batch.map(rowOf));
      await trx('desk_leads').insert(
        batch.map(({ id, arrivedAt }) => ({ lead_id: id, arrived_at: new Date(arrivedAt).toISOString() })),
      );
      await trx('desk_reminders').insert(batch.flatMap(({ id, arrivedAt }) => remindersOf(id, new Date(arrivedAt))));
    }
  });
}

interface Claim {
  readonly id: string;
  readonly at: number;
}

const claimsOf = (leads: readonly SampleLead[]): Claim[] =>
  leads
    .flatMap(({ id, claimedAt: at }) => (at === undefined ? [] : [{ id, at }]))
    .toSorted((one, other) => one.at - other.at);

async function claimUntil({ transaction }: Database, claims: Claim[], now: number): Promise<void> {
  const count = claims.findIndex(({ at }) => at > now);
  const due = claims.splice(0, count === -1 ? claims.length : count);
  const requests = due.map(({ id, at }) => ({ id: `${id} ${at}`, leadId: id, name: 'Sam', at: new Date(at) }));
  for (const batch of batchesOf(requests)) await transaction((trx) => storeClaims(trx, batch));
}

interface Breach {
  readonly key: string;
  readonly due: number;
  readonly claimedAt: number;
}

const breachesOf = (leads: readonly SampleLead[]): Breach[] =>
  leads.flatMap(({ id, arrivedAt, claimedAt = Number.POSITIVE_INFINITY }) =>
    REMINDER_KINDS.flatMap((kind) => {
      const due = afterMinutes(arrivedAt, REMINDERS[kind]);
      return claimedAt <= due ? [] : [{ key: `${id} ${kind}`, due, claimedAt }];
    }),
  );

/** Who was told of what, and when, by a watch that looks whenever a breach falls due: at other looks nothing can be. */
async function liveThrough(database: Database, leads: readonly SampleLead[]): Promise<Map<string, number[]>> {
  const claims = claimsOf(leads);
  const told = new Map<string, number[]>();
  const moments = [...new Set(breachesOf(leads).map(({ due }) => due))].toSorted((one, other) => one - other);
  for (const now of moments) {
    await claimUntil(database, claims, now);
    for (const { leadId, kind } of await queueDueReminders(database, { now: new Date(now), rules })) {
      const key = `${leadId} ${kind}`;
      told.set(key, [...(told.get(key) ?? []), now]);
    }
  }
  await claimUntil(database, claims, Number.POSITIVE_INFINITY);
  return told;
}

describe('a year of leads', () => {
  let folder: string;
  let database: Database;
  let told: Map<string, number[]>;
  const leads = leadsOfTheYear(LEADS);
  const breaches = breachesOf(leads);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'quotes-year-'));
    database = await openDatabase({ dataDir: folder });
    // Nothing of it must outlive the machine.
    await database.knex.raw('pragma synchronous = off');
    await migrate(database, new Date());
    await fill(database, leads);
    told = await liveThrough(database, leads);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('has every reminder fall due where the platform’s own calendar says', () => {
    const wrong = leads.filter(({ id, arrivedAt }) =>
      remindersOf(id, new Date(arrivedAt)).some(
        ({ kind, due_at: due }) => Date.parse(due) !== afterMinutes(arrivedAt, REMINDERS[kind]),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has each breach told once, in opening hours, and none after a claim', async () => {
    const late = breaches.filter(({ key, due, claimedAt }) => {
      const [at = 0, ...again] = told.get(key) ?? [];
      return again.length > 0 || at < due || at > due + WITHIN_MS || !wasOpen(at) || at > claimedAt;
    });
    expect(late).toEqual([]);
    expect([...told.keys()].toSorted()).toEqual(breaches.map(({ key }) => key).toSorted());
    expect(told.size).toBeGreaterThan(LEADS / 10);
    expect(await nextDue(database.knex)).toBeUndefined();
  });

  it('has a mail in the outbox for each', async () => {
    const rows: { event: string; mails: number }[] = await database
      .knex('outbox')
      .groupBy('event')
      .select('event')
      .count({ mails: '*' });
    const count = (kind: string): number => [...told.keys()].filter((key) => key.endsWith(kind)).length;
    expect(Object.fromEntries(rows.map(({ event, mails }) => [event, mails]))).toEqual({
      'desk-rota-mail': count('rota'),
      'desk-manager-mail': count('manager'),
    });
  });
});

describe('the watch', () => {
  it('looks when a reminder falls due, and a few times a minute besides', () => {
    const due = Date.parse('2026-01-02T16:59:59.999Z');
    for (const before of [1, 999, 20_000, 59_999, 3_600_000]) {
      let now = due - before;
      while (now < due) {
        const delay = delayUntil(now, due);
        expect(delay).toBeLessThanOrEqual(WITHIN_MS / 2);
        now += delay;
      }
      expect(now).toBe(due);
    }
    expect([delayUntil(due, undefined), delayUntil(due, due - 1)]).toEqual([POLL_MS, POLL_MS]);
  });
});
