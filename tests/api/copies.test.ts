import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, startApp, type TestApp } from './support/startApp.ts';

const ACTIONS = '/functions/v1/quote-actions';
const HOUR_MS = 3_600_000;

// Without the limit of three mails to one address: each lead has a limit of its own.
describeApi('the quote once more by mail', (engine) => {
  let app: TestApp;
  let now = new Date();
  beforeEach(async () => {
    now = new Date('2026-11-20T10:00:00Z');
    app = await startApp({ engine, anyPdf: true, env: { RATE_LIMIT: 'off' }, now: () => now });
  });
  afterEach(() => app.close());

  const accept = async (email: string) =>
    (await app.post(solarRequest({ customerInfo: { email } }), { key: newKey() })).body;
  const press = async (token: unknown) =>
    (await app.post({ token, action: 'email' }, { path: ACTIONS })).body.customerMail;
  const arrived = async (email: string, atLeast: number) => {
    await app.mailServer.waitFor(atLeast, ({ to }) => to.includes(email));
    await app.settled();
    return app.mailServer.mails.filter(({ to }) => to.includes(email)).length;
  };

  it('eight presses make one copy beside the mail of the lead', async () => {
    const email = 'impatient@example.com';
    const { token } = await accept(email);
    const answers = [];
    for (let count = 0; count < 8; count += 1) answers.push(await press(token));
    expect(answers).toEqual(['queued', ...Array.from({ length: 7 }, () => 'already-sent')]);
    expect(await arrived(email, 2)).toBe(2);
  });

  it('eight presses at the same moment are one, in two processes too', async () => {
    const email = 'both-hands@example.com';
    const { token } = await accept(email);
    // One database, as two processes share it; a SQLite file has one.
    const isShared = engine === 'postgres';
    const other = isShared
      ? await startApp({ engine, anyPdf: true, env: { RATE_LIMIT: 'off' }, beside: app, now: () => now })
      : app;
    try {
      const presses = Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? app : other).post({ token, action: 'email' }, { path: ACTIONS }),
      );
      const answers = (await Promise.all(presses)).map(({ body }) => body.customerMail);
      expect(answers.filter((answer) => answer === 'queued')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'already-sent')).toHaveLength(7);
      const rows = (await app.outbox()).filter(({ event }) => event === 'customer-mail');
      expect(rows).toHaveLength(2);
    } finally {
      if (isShared) await other.close();
    }
  });

  it('is there again after an hour, and not a moment before', async () => {
    const email = 'patient@example.com';
    const { token } = await accept(email);
    expect(await press(token)).toBe('queued');
    await arrived(email, 2);
    now = new Date(now.getTime() + HOUR_MS - 1);
    expect(await press(token)).toBe('already-sent');
    now = new Date(now.getTime() + 1);
    expect(await press(token)).toBe('queued');
    expect(await arrived(email, 3)).toBe(3);
  });

  it('each lead has its own', async () => {
    const email = 'two-quotes@example.com';
    const first = await accept(email);
    const second = await app.post(solarRequest({ customerInfo: { email, address: '2 Test Street' } }), {
      key: newKey(),
    });
    expect([await press(first.token), await press(second.body.token)]).toEqual(['queued', 'queued']);
  });
});

describeApi('the quote once more, to an address that has had its share', (engine) => {
  it('is no copy, so the next hour begins with none', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const app = await startApp({ engine, anyPdf: true, now: () => now });
    try {
      const tokens: unknown[] = [];
      for (const _ of [1, 2, 3]) tokens.push((await app.post(solarRequest(), { key: newKey() })).body.token);
      const press = async () =>
        (await app.post({ token: tokens[0], action: 'email' }, { path: ACTIONS })).body.customerMail;
      expect([await press(), await press()]).toEqual(['suppressed', 'suppressed']);
      now = new Date(now.getTime() + HOUR_MS + 1);
      expect(await press()).toBe('queued');
    } finally {
      await app.close();
    }
  });
});
