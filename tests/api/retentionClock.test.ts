import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/time.ts';
import { startRetention } from '../../api/erasure/retention.ts';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { noOffers } from './support/requests.ts';
import { runQuotes } from './support/runQuotes.ts';
import { startApp, type TestApp } from './support/startApp.ts';
import { makeSteady } from './support/steadyClock.ts';

const START = Date.parse('2026-11-29T03:00:00Z');
const YEAR_MS = 365 * DAY_MS;
const LEFT_ALONE = '"msg":"old leads not erased: the clock leapt, or no server ran for more than a week"';

describeApi('the daily job, by a clock', (engine) => {
  let app: TestApp;
  let now: number;
  beforeEach(async () => {
    now = START;
    app = await startApp({ engine, anyPdf: true, env: { SMTP_URL: '' }, now: () => new Date(now) });
  });
  afterEach(() => app.close());

  /** A lead that came in so many days ago. */
  async function addLead(days = 0): Promise<string> {
    const { id = '' } = await acceptLead(app, 'solar', noOffers('solar'));
    await app.settled();
    const created_at = new Date(now - days * DAY_MS).toISOString();
    await app.db('leads').where({ id }).update({ created_at });
    return id;
  }
  const left = async (): Promise<Set<string>> => new Set((await app.leads()).map(({ id }) => id));
  const timesLogged = (words: string): number => app.logged().split(words).length - 1;

  /** The first look of a server that is started now. It ends with words in the log. */
  async function look(words: string): Promise<void> {
    const before = timesLogged(words);
    const stop = startRetention({ ...app.services, firstLookMs: 0 });
    await expect.poll(() => timesLogged(words)).toBe(before + 1);
    await stop();
  }

  it('that is years ahead erases nothing, also of what came in meanwhile, and goes on a week after it was set right', async () => {
    await makeSteady(app.db, START - DAY_MS);
    const [old, young] = [await addLead(900), await addLead(10)];
    await app.db('step_counts').insert({
      day: '2026-11-01',
      tag: 'solar-quote',
      step: 'opened',
      partner_id: '',
      campaign: '',
      variant: '',
      visits: 1,
    });
    now = START + 3 * YEAR_MS;
    // By the wrong time: the newest lead is no proof of it.
    const strange = await addLead();
    for (const days of [0, 1, 6]) {
      now = START + 3 * YEAR_MS + days * DAY_MS;
      await look(LEFT_ALONE);
      expect(await left()).toEqual(new Set([old, young, strange]));
    }
    expect(await app.db('step_counts').pluck('day')).toEqual(['2026-11-01']);
    for (const days of [2, 5]) {
      now = START + days * DAY_MS;
      await look(LEFT_ALONE);
      expect(await left()).toEqual(new Set([old, young, strange]));
    }
    now = START + 9 * DAY_MS;
    await look('"msg":"old leads erased"');
    expect(await left()).toEqual(new Set([young, strange]));
  });

  it('that went on while no server ran waits for a week, however often one is started', async () => {
    await makeSteady(app.db, START - 31 * DAY_MS);
    const old = await addLead(900);
    for (const days of [0, 2, 2.5, 4, 6.5]) {
      now = START + days * DAY_MS;
      await look(LEFT_ALONE);
    }
    expect(await left()).toEqual(new Set([old]));
    now = START + 7 * DAY_MS;
    await look('"msg":"old leads erased"');
    expect(await left()).toEqual(new Set());
  });

  it.each([
    ['a week without a server', 7 * DAY_MS],
    ['another server whose clock is a minute ahead', -60_000],
  ])('erases at once after %s', async (_what, passed) => {
    await makeSteady(app.db, START - passed);
    await addLead(900);
    await look('"msg":"old leads erased"');
    expect(await left()).toEqual(new Set());
  });

  it('of a new database erases after a week, and nobody is alarmed', async () => {
    await addLead(900);
    await look('"msg":"no old leads are erased in the first week"');
    expect((await app.get('/readyz?verbose')).text).not.toContain('clock');
    now = START + 7 * DAY_MS;
    await look('"msg":"old leads erased"');
    expect(await left()).toEqual(new Set());
    expect(app.logged()).not.toContain('"level":50');
  });

  it('that leapt is told to operators until it has been steady for a week', async () => {
    now = Date.now();
    await makeSteady(app.db, now - YEAR_MS);
    await look(LEFT_ALONE);
    const [before, after] = [now - YEAR_MS, now].map((time) => new Date(time).toISOString());
    const words = `clock: old leads were looked for at ${before}, and next at ${after}: the clock was set`;
    expect((await app.get('/readyz?verbose')).text).toContain(words);
    const { stdout } = await runQuotes(app.env, 'doctor', '--json');
    const found = stdout.split('\n').find((line) => line.includes('"what":"clock"'));
    expect(found).toContain('"state":"look"');
    expect(found).toContain('None is erased before');
    now += 8 * DAY_MS;
    await expect.poll(async () => (await app.get('/readyz?verbose')).text).not.toContain('clock');
  });
});
