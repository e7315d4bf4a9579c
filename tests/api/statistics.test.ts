import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { FRAME_QUERY } from '#contract/common/embed.ts';
import { dropCountsBefore } from '../../api/statistics/stepCounts.ts';
import { describeApi } from './support/engines.ts';
import { PUBLIC_URL, startApp, type AppOptions, type TestApp } from './support/startApp.ts';

const PATH = '/functions/v1/counts';
const PARTNER = 'https://one.example';

let app: TestApp;
let now = 0;
beforeEach(() => {
  now = Date.parse('2026-11-20T23:30:00Z');
});
const start = async (options: AppOptions): Promise<void> => {
  app = await startApp({ now: () => new Date(now), ...options });
  const row = { id: 'one', name: 'One', key: 'pk_one', origins: JSON.stringify([PARTNER]) };
  await app.db('partners').insert({ ...row, status: 'active', created_at: new Date(now).toISOString() });
  await app.services.partners.refresh();
};
afterEach(async () => {
  await app.services.stepCounts.flush();
  await app.db('step_counts').delete();
});

const tell = (counts: readonly string[], more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  app.post(
    { tag: 'solar-quote', partner: 'pk_one', counts, ...more },
    { path: PATH, headers: { Origin: PARTNER, ...headers } },
  );
const rows = async () => {
  await app.services.stepCounts.flush();
  return app.db('step_counts').select('*').orderBy(['day', 'step', 'campaign', 'partner_id']);
};
const sum = { day: '2026-11-20', tag: 'solar-quote', partner_id: 'one', campaign: '', variant: '' };

describeApi('sums of steps', (engine) => {
  beforeAll(() => start({ engine }));
  afterAll(() => app.close());

  it('add up over messages and over what is stored, each word of a message once', async () => {
    await tell(['opened', 'opened', 'ready-300']);
    expect(await rows()).toEqual([
      { ...sum, step: 'opened', visits: 1 },
      { ...sum, step: 'ready-300', visits: 1 },
    ]);
    for (let visit = 0; visit < 3; visit += 1) await tell(['opened', 'sent']);
    expect(await rows()).toMatchObject([
      { step: 'opened', visits: 4 },
      { step: 'ready-300', visits: 1 },
      { step: 'sent', visits: 3 },
    ]);
  });

  it('begin anew with each day of the United Kingdom, by campaign and variant', async () => {
    await tell(['opened'], { campaign: 'Winter', variant: 'b' });
    now += 3_600_000;
    await tell(['opened'], { campaign: 'winter ', variant: 'b' });
    expect(await rows()).toEqual([
      { ...sum, campaign: 'winter', variant: 'b', step: 'opened', visits: 1 },
      { ...sum, day: '2026-11-21', campaign: 'winter', variant: 'b', step: 'opened', visits: 1 },
    ]);
  });

  it('of two processes come together', async () => {
    const other = engine === 'sqlite' ? undefined : await startApp({ engine, beside: app, now: () => new Date(now) });
    const counted = { tag: 'ev-quote', partner: 'one', campaign: 'a', variant: undefined, counts: ['opened', 'sent'] };
    app.services.stepCounts.add(counted);
    // A SQLite file has one process.
    const beside = other ?? app;
    beside.services.stepCounts.add({ ...counted, counts: ['sent', 'opened'] });
    await Promise.all([app.services.stepCounts.flush(), beside.services.stepCounts.flush()]);
    expect(await rows()).toMatchObject([{ visits: 2 }, { visits: 2 }]);
    await other?.close();
  });

  it('go when their time is over', async () => {
    await tell(['opened']);
    now += 86_400_000;
    await tell(['opened']);
    await app.services.stepCounts.flush();
    expect(await dropCountsBefore(app.db, '2026-11-21')).toBe(1);
    expect(await rows()).toMatchObject([{ day: '2026-11-21' }]);
  });
});

describeApi('messages of tags', (engine) => {
  beforeAll(() => start({ engine }));
  afterAll(() => app.close());

  it('arrive as plain text too, which needs no preflight', async () => {
    const body = JSON.stringify({ tag: 'ev-quote', counts: ['opened'] });
    const headers = { Origin: PARTNER, 'Content-Type': 'text/plain;charset=UTF-8' };
    const { status, text } = await app.post(body, { path: PATH, headers });
    expect([status, text]).toEqual([204, '']);
    expect(await rows()).toMatchObject([{ tag: 'ev-quote', partner_id: '', step: 'opened' }]);
  });

  it('are refused from pages that nobody has registered', async () => {
    const { status, body } = await tell(['opened'], {}, { Origin: 'https://else.example' });
    expect([status, body.code]).toEqual([403, 'forbidden-origin']);
    expect(await rows()).toEqual([]);
  });

  it('credit a partner on its own pages only', async () => {
    await tell(['opened'], { partner: 'pk_none' });
    await tell(['opened'], {}, { Origin: 'https://quotes.test' });
    expect(await rows()).toMatchObject([{ partner_id: '', visits: 2 }]);
  });

  it('of our page in a partner’s frame are the partner’s', async () => {
    const within = (origin: string) =>
      app.post(
        { tag: 'solar-quote', partner: 'pk_one', counts: ['opened'] },
        { path: `${PATH}?${FRAME_QUERY.within}=${encodeURIComponent(PARTNER)}`, headers: { Origin: origin } },
      );
    await within(PUBLIC_URL);
    expect(await rows()).toMatchObject([{ partner_id: 'one', visits: 1 }]);
    // Any other page may write what it likes.
    await within('http://localhost:3001');
    expect(await rows()).toMatchObject([
      { partner_id: '', visits: 1 },
      { partner_id: 'one', visits: 1 },
    ]);
  });

  it('are left alone where the browser says so', async () => {
    expect((await tell(['opened'], {}, { 'Sec-GPC': '1' })).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect(await app.services.metrics.expose()).toContain('statistics_messages_total{outcome="declined"} 1');
  });

  it.each([
    ['another tag', { tag: 'roof-quote', counts: ['opened'] }],
    ['another word', { tag: 'ev-quote', counts: ['opened', 'jane@example.com'] }],
    ['no word', { tag: 'ev-quote', counts: [] }],
    ['too many', { tag: 'ev-quote', counts: Array.from({ length: 100 }, () => 'opened') }],
    ['a list', []],
  ])('%s is refused', async (_name, body) => {
    expect((await app.post(body, { path: PATH })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('names that could be a person’s, and a flood of names, are one name', async () => {
    for (const campaign of ['jane.doe@example.com', 'reader-12345678', 'x'.repeat(70), 'a\nb'])
      await tell(['opened'], { campaign });
    for (let index = 0; index < 300; index += 1) await tell(['sent'], { campaign: `made up ${index}` });
    const stored = await rows();
    expect(stored.find(({ step }) => step === 'opened')).toMatchObject({ campaign: 'other', visits: 4 });
    expect(stored.filter(({ step }) => step === 'sent')).toHaveLength(201);
    expect(JSON.stringify(stored) + app.logged()).not.toMatch(/jane|12345678/);
  });

  it('keep nothing of who sent them', async () => {
    await tell(
      ['opened'],
      { visitId: 'v-1', email: 'jane@example.com' },
      { 'User-Agent': 'Sentinel/1', Referer: `${PARTNER}/secret` },
    );
    const [row] = await rows();
    expect(Object.keys(row).toSorted()).toEqual(['campaign', 'day', 'partner_id', 'step', 'tag', 'variant', 'visits']);
    expect(JSON.stringify(row) + app.logged()).not.toMatch(/v-1|jane|Sentinel|secret|127\.0\.0\.1/);
  });
});

describeApi('a flood of messages', (engine) => {
  beforeAll(() => start({ engine, env: { RATE_LIMIT: '5/10s' } }));
  afterAll(() => app.close());

  it('is limited, and takes no share of leads', async () => {
    const answers = [];
    for (let index = 0; index < 7; index += 1) answers.push((await tell(['opened'])).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect((await app.post({})).status).toBe(422);
    expect(await rows()).toMatchObject([{ visits: 5 }]);
  });
});
