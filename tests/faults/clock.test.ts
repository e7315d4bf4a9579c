import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../api/support/engines.ts';
import { solarRequest } from '../api/support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../api/support/startApp.ts';
import { survive, type Fault } from './support/survive.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describeApi('a clock', (engine) => {
  let wrongMs = 0;
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      engine,
      anyPdf: true,
      now: () => new Date(Date.now() + wrongMs),
      env: { RATE_LIMIT: 'off' },
    });
  });
  afterAll(() => app.close());

  /** Wrong by so much, while mails fail: what is tried next, and when, is written by it. */
  const wrongBy = (ms: number, end: Fault['end'] = () => undefined): Fault => ({
    begin: ({ mailServer }) => {
      wrongMs += ms;
      mailServer.mood = 'refusing-for-now';
    },
    during: async ({ outbox }) => {
      const isTried = async () => (await outbox()).every((row) => row.last_error !== null);
      await expect.poll(isTried).toBe(true);
    },
    end: async (server) => {
      wrongMs -= ms;
      await end(server);
      server.mailServer.mood = 'accepting';
    },
  });

  it.each([
    ['a day behind', -DAY],
    ['a day ahead', DAY],
    ['a century ahead', 36_500 * DAY],
  ])('that is %s and is put right delays no mail and loses no lead', async (name, ms) => {
    expect((await survive(app, `a clock ${name}`, wrongBy(ms))).sentTwice).toBe(0);
  });

  it('that is an hour ahead delays mails that failed meanwhile by that hour at most', async () => {
    const anHour = wrongBy(60 * MINUTE, () => {
      wrongMs += 61 * MINUTE;
    });
    expect((await survive(app, 'a clock an hour ahead', anHour)).sentTwice).toBe(0);
  });

  it('that jumps past every claim sends nothing twice that is on its way', async () => {
    const { mailServer } = app;
    const { sentTwice } = await survive(app, 'a clock that jumps past claims', {
      begin: () => {
        mailServer.mood = 'hanging';
      },
      during: async ({ outbox }) => {
        const isClaimed = async () => (await outbox()).every(({ claim }) => claim !== null);
        await expect.poll(isClaimed).toBe(true);
        wrongMs += 6 * MINUTE;
        // Taken up, so what is due was looked for, when all claims had run out.
        const { body } = await app.post(solarRequest(), { key: newKey() });
        const isNextClaimed = async () =>
          (await app.outbox()).every((row) => row.lead_id !== body.id || row.claim !== null);
        await expect.poll(isNextClaimed).toBe(true);
        expect((await outbox()).map(({ attempts }) => attempts)).toEqual(Array(6).fill(1));
      },
      end: async () => {
        mailServer.mood = 'accepting';
        await mailServer.restart();
      },
    });
    expect(sentTwice).toBe(0);
  });

  it('that goes back neither doubles a lead nor makes it unknown', async () => {
    const key = newKey();
    const first = await app.post(solarRequest(), { key });
    wrongMs -= DAY;
    const second = await app.post(solarRequest(), { key });
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
    const stored = (await app.leads()).filter((lead) => lead.idempotency_key === key);
    expect(stored).toHaveLength(1);
  });
});
