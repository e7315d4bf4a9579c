import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, startApp, wrongPaths, type TestApp } from './support/startApp.ts';

const ACTIONS = '/functions/v1/quote-actions';
const HOUR_MS = 3_600_000;

describeApi('POST quote-actions', (engine) => {
  let app: TestApp;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => now });
  });
  afterAll(() => app.close());

  const act = (token: unknown, action: unknown) => app.post({ token, action }, { path: ACTIONS });
  const accept = async (email: string, envelope = {}) =>
    (await app.post(solarRequest({ customerInfo: { email }, envelope }), { key: newKey() })).body;
  const customerMails = async (email: string) => {
    const ids = new Set((await app.leads()).filter((lead) => lead.email === email).map(({ id }) => id));
    return (await app.outbox()).filter((row) => ids.has(row.lead_id) && row.event === 'customer-mail');
  };

  it('viewed is recorded once', async () => {
    const { id, token } = await accept('viewed@example.com');
    expect((await act(token, 'viewed')).body).toEqual({ action: 'viewed' });
    const first = (await app.leads()).find((lead) => lead.id === id)?.viewed_at;
    expect(first).toBe(now.toISOString());
    now = new Date(now.getTime() + 1000);
    await act(token, 'viewed');
    expect((await app.leads()).find((lead) => lead.id === id)?.viewed_at).toBe(first);
  });

  it('email mails the quote once more, to the address of the lead', async () => {
    const email = 'once-more@example.com';
    const { token } = await accept(email);
    const { status, body } = await act(token, 'email');
    expect([status, body]).toEqual([200, { action: 'email', customerMail: 'queued' }]);
    const mails = await app.mailServer.waitFor(2, ({ to }) => to.includes(email));
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(2);
  });

  describe('the share of one address', () => {
    it('is three mails an hour; sales are told of every lead', async () => {
      const email = 'often@example.com';
      const answers = [await accept(email), await accept('OFTEN@example.com'), await accept('often+tag@example.com')];
      expect(answers.map(({ customerMail }) => customerMail)).toEqual(['queued', 'queued', 'queued']);
      const fourth = await accept(email);
      expect(fourth.customerMail).toBe('suppressed');
      expect((await act(answers[0]?.token, 'email')).body.customerMail).toBe('suppressed');
      expect((await customerMails(email)).map(({ status }) => status)).toContain('suppressed');
      const sales = (await app.outbox()).filter((row) => row.lead_id === fourth.id && row.event === 'sales-mail');
      expect(sales).toHaveLength(1);
    });

    it('is one share for both spellings of a domain', async () => {
      const spellings = ['idn@exämple.test', 'idn@xn--exmple-cua.test', 'idn@EXÄMPLE.test', 'idn@xn--exmple-cua.test'];
      const mails = [];
      for (const email of spellings) mails.push((await accept(email)).customerMail);
      expect(mails).toEqual(['queued', 'queued', 'queued', 'suppressed']);
    });

    it('is there again an hour later', async () => {
      const email = 'patient@example.com';
      for (const _ of [1, 2, 3]) await accept(email);
      now = new Date(now.getTime() + HOUR_MS - 1);
      expect((await accept(email)).customerMail).toBe('suppressed');
      now = new Date(now.getTime() + 2);
      expect((await accept(email)).customerMail).toBe('queued');
    });

    it('is not counted with RATE_LIMIT=off', async () => {
      const other = await startApp({ engine, anyPdf: true, env: { RATE_LIMIT: 'off' } });
      try {
        const posts = [1, 2, 3, 4, 5].map(() => other.post(solarRequest(), { key: newKey() }));
        const answers = await Promise.all(posts);
        expect(answers.map(({ body }) => body.customerMail)).toEqual(Array.from({ length: 5 }, () => 'queued'));
      } finally {
        await other.close();
      }
    });

    it('holds within one commit too', async () => {
      const customerInfo = { email: 'burst@example.com' };
      const posts = Array.from({ length: 10 }, () => app.post(solarRequest({ customerInfo }), { key: newKey() }));
      const answers = await Promise.all(posts);
      expect(answers.filter(({ body }) => body.customerMail === 'queued')).toHaveLength(3);
    });
  });

  it('mails nobody about a suspect lead', async () => {
    const email = 'suspect@example.com';
    const { token, customerMail } = await accept(email, { leadRoute: 'filled' });
    expect(customerMail).toBeUndefined();
    expect((await act(token, 'email')).body.customerMail).toBe('suppressed');
    expect(await customerMails(email)).toEqual([]);
  });

  it.each([
    ['an unknown action', { token: 'x'.repeat(32), action: 'delete' }, ['action']],
    ['no token', { action: 'viewed' }, ['token']],
    ['a token that is none', { token: "' or 1=1 --", action: 'viewed' }, ['token']],
  ])('answers %s with 422', async (_name, body, paths) => {
    const answer = await app.post(body, { path: ACTIONS });
    expect([answer.status, wrongPaths(answer)]).toEqual([422, paths]);
  });

  it('does not know a token that was never issued', async () => {
    expect((await act('x'.repeat(32), 'email')).status).toBe(404);
  });

  it('does nothing for an expired quote', async () => {
    const { token } = await accept('expired@example.com');
    now = new Date(now.getTime() + 31 * 24 * HOUR_MS);
    expect((await act(token, 'email')).status).toBe(410);
  });
});
