import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/common/time.ts';
import { FUNNEL_NAMES } from '#contract/tags.ts';
import { countRows } from '../../api/db/countRows.ts';
import { eraseOld, startRetention } from '../../api/erasure/retention.ts';
import { BATCH, leadBatches } from '../../api/leads/findLeads.ts';
import type { LeadRow } from '../../api/leads/leadRow.ts';
import { createStatementLinks } from '../../api/reports/statementLinks.ts';
import { acceptLead, actOn } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { sleep } from './support/mailServer.ts';
import { requestOf } from './support/requests.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from './support/startApp.ts';
import { notePlans, type Plan } from './support/statementPlans.ts';
import { makeSteady } from './support/steadyClock.ts';

// What a database of years does to a server that is quick in its first week.

/** Stores two batches of leads and one more; most of them came in one moment, across the end of the first batch. */
async function storeBatches(app: TestApp): Promise<readonly LeadRow[]> {
  const { id } = await acceptLead(app, 'contact');
  const row = await app.db<LeadRow>('leads').where({ id }).first();
  if (!row) throw new Error('expected the lead that was taken');
  const copies = Array.from({ length: 2 * BATCH + 1 }, (_, index) => ({
    ...row,
    id: randomUUID(),
    idempotency_key: `copy-${index}`,
    token: `copy-${index}`,
    created_at: new Date(Date.UTC(2025, 0, 1) + Math.min(Math.floor(index / 300), 1) * DAY_MS).toISOString(),
  }));
  await app.db.batchInsert('leads', copies, 100);
  return copies;
}

describeApi('leads of several batches', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true });
  });
  afterAll(() => app.close());

  it('are each read once, the oldest first, also those of one moment', async () => {
    const stored = await storeBatches(app);
    const read: LeadRow[] = [];
    for await (const batch of leadBatches(app.db, { until: '2026-01-01' })) read.push(...batch);
    const order = ({ created_at: at, id }: LeadRow): string => `${at} ${id}`;
    expect(read.map(order)).toEqual(stored.map(order).toSorted());
  });
});

describeApi('the daily job', (engine) => {
  it('erases in batches, and a server that stops meanwhile waits for one and says nothing of the rest', async () => {
    const app = await startApp({ engine, anyPdf: true, env: { RETENTION_MONTHS: '1' } });
    await storeBatches(app);
    await makeSteady(app.db);
    const { services } = app;
    const old = app.db('leads').where('created_at', '<', '2026-01-01');
    const startJob = () => startRetention({ ...services, firstLookMs: 0 });
    const stopAtOnce = startJob();
    await expect.poll(() => countRows(old.clone())).toBeLessThan(2 * BATCH + 1);
    await stopAtOnce();
    const left = await countRows(old.clone());
    await sleep(200);
    expect(await countRows(old.clone())).toBe(left);
    const stopLater = startJob();
    await expect.poll(() => countRows(old.clone())).toBe(0);
    await expect.poll(app.logged).toContain('"msg":"old leads erased"');
    await stopLater();
    await app.close();
    expect(app.logged()).not.toContain('old leads not erased');
  });
});

/** What stays small however long a server runs; whatever else a statement walks through may grow for years. */
const SMALL = ['migrations', 'partner_tests', 'partners', 'suspect_lists', 'write_probes'];

/** What walks through a table that grows all the same, and why it may. */
const ALLOWED: readonly RegExp[] = [
  // Counts by an index alone: milliseconds for a hundred thousand rows.
  /^select \(select count\(\*\) from desk_leads\) - \(select count\(\*\) from lead_claims\) as `open`$/,
  // In the order of an index, until a hundred are found that nobody has taken.
  /^select \* from `desk_leads` where not exists \(select \* from `lead_claims` .* order by `arrived_at` asc limit \?$/,
  // The newsletter's list, once a day, which is of sign-ups and not of leads.
  /^select `lead_id` from `subscriptions` where `status` = \?/,
];

/** By the name of a table or, in a statement that has one twice, of what it is called there. */
function isWalked(step: string): boolean {
  const [, name] = /^SCAN (\w+)/.exec(step) ?? [];
  return name !== undefined && name !== 'CONSTANT' && !SMALL.includes(name);
}
/** Looks in two indexes, and sorts all that it finds for the few that are wanted. */
const isSorted = (steps: readonly string[]): boolean =>
  steps.includes('MULTI-INDEX OR') && steps.includes('USE TEMP B-TREE FOR ORDER BY');

const isSlow = ({ sql, steps }: Plan): boolean =>
  isSorted(steps) || (steps.some(isWalked) && !ALLOWED.some((pattern) => pattern.test(sql)));

describe('statements of a server, on SQLite', () => {
  const MONDAY = Date.parse('2026-11-23T10:00:00Z');
  const HOME = 'https://one.example';
  const ACTIONS = [
    { action: 'book', kind: 'survey', day: '2026-12-08', slot: 'morning' },
    { action: 'email' },
    { action: 'viewed' },
  ];
  let app: TestApp;
  let now = MONDAY;

  /** @param address of ours, whole or from the slash on */
  async function open(address: string): Promise<void> {
    expect((await app.get(address.replace(PUBLIC_URL, ''))).status, address).toBe(200);
  }

  async function useEverything(): Promise<void> {
    const headers = { Origin: HOME, Authorization: 'Bearer pk_one' };
    for (const funnel of FUNNEL_NAMES) await acceptLead(app, funnel);
    const { text } = await app.post(requestOf('ev'), { key: newKey(), headers });
    expect(text).toContain('quoteUrl');
    await acceptLead(app, 'solar', { leadRoute: 'filled' });
    const taken = await acceptLead(app, 'solar');
    for (const request of ACTIONS) expect((await actOn(app, taken.token, request)).status).toBe(200);
    const plan = await acceptLead(app, 'instant');
    expect((await actOn(app, plan.token, { action: 'buy' })).status).toBe(200);
    await open(taken.quoteUrl ?? '');
    const { status } = await app.get('/enquiry/quote-link', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ reference: taken.reference ?? '', email: taken.email }).toString(),
    });
    expect(status).toBe(303);
    await open('/readyz?verbose');
    await app.services.metrics.expose();
    const desk = app.services.desk;
    if (!desk) throw new Error('expected the desk to be on');
    await desk.list();
    await desk.claim(taken.id ?? '', 'Sam Hall');
    const outcome = { kind: 'won', pence: 329_700, day: null, reason: null, note: '', by: 'Sam Hall' } as const;
    await desk.write(taken.id ?? '', outcome);
    await open(await desk.links.lead(taken.id ?? ''));
    now += 90 * MINUTE_MS;
    await desk.poll();
    await desk.list();
    await desk.digest('2026-11-23');
    now += DAY_MS;
    await desk.poll();
    const links = createStatementLinks(app.db, { publicUrl: '', now: () => new Date(now) });
    await open(await links.make('one', 30));
    await app.settled();
    await storeBatches(app);
    const retention = app.services.config.retention;
    if (retention === 'off') throw new Error('expected periods of retention');
    now += 3000 * DAY_MS;
    await eraseOld({
      database: app.services.database,
      dataDir: app.dataDir,
      retention,
      now: new Date(now),
      isDryRun: false,
    });
  }

  beforeAll(async () => {
    const env = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'boss@quotes.test' };
    app = await startApp({ engine: 'sqlite', anyPdf: true, env, now: () => new Date(now) });
    const partner = { id: 'one', name: 'Roofs', key: 'pk_one', origins: JSON.stringify([HOME]), status: 'active' };
    await app.db('partners').insert({ ...partner, created_at: new Date(now).toISOString() });
    await app.services.partners.refresh();
  });
  afterAll(() => app.close());

  it('find what they ask for by an index, and walk through no table that grows', async () => {
    const noted = notePlans(app.db);
    await useEverything();
    const plans = await noted();
    expect(plans.length).toBeGreaterThan(50);
    expect(plans.filter(isSlow)).toEqual([]);
  });

  it('would be found if they did', async () => {
    const noted = notePlans(app.db);
    await app.db('leads').where({ first_name: 'Jane' }).pluck('id');
    const either = app.db('leads').where('created_at', '>', '').orWhere({ created_at: '', email: '' });
    await either.orderBy('created_at').limit(1).pluck('id');
    const planted = await noted();
    expect(planted.filter(isSlow)).toHaveLength(2);
  });
});
