import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, startApp, type TestApp } from './support/startApp.ts';

describeApi('repeated posts', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const leadsOf = async (email: string) => (await app.leads()).filter((lead) => lead.email === email);
  const mailsOf = async (id: string | undefined) => (await app.outbox()).filter((row) => row.lead_id === id);

  describe('with the same key', () => {
    it('and the same content: 200, the first answer, one lead, no further mail, viewed', async () => {
      const customerInfo = { email: 'again@example.com' };
      const key = newKey();
      const first = await app.post(solarRequest({ customerInfo }), { key });
      expect((await leadsOf(customerInfo.email))[0]?.viewed_at).toBeNull();
      // The result screen's post: computed figures and the server's reference in place of the proposed one.
      const quote = { quoteRef: first.body.reference, totalCost: 3297, co2Offset: 840 };
      const second = await app.post(solarRequest({ customerInfo, quote }), { key });
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body).toEqual(first.body);
      const leads = await leadsOf(customerInfo.email);
      expect(leads).toHaveLength(1);
      expect(leads[0]?.viewed_at).not.toBeNull();
      expect(await mailsOf(first.body.id)).toHaveLength(2);
    });

    it('and other content: 409, and nothing is changed', async () => {
      const customerInfo = { email: 'changed@example.com' };
      const key = newKey();
      await app.post(solarRequest({ customerInfo }), { key });
      const second = await app.post(solarRequest({ customerInfo, quote: { systemSize: 5 } }), { key });
      expect(second.status).toBe(409);
      expect(second.body.code).toBe('conflict');
      const leads = await leadsOf(customerInfo.email);
      expect(leads.map(({ total_pence, viewed_at }) => [total_pence, viewed_at])).toEqual([[329_685, null]]);
    });

    it('at the same moment, many times over: one lead, one 201', async () => {
      const customerInfo = { email: 'atonce@example.com' };
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 24 }, () => app.post(solarRequest({ customerInfo }), { key })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(23);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await leadsOf(customerInfo.email)).toHaveLength(1);
    });
  });

  describe('without a key', () => {
    it('the same person, reference and day: 200 with id and reference only', async () => {
      const customerInfo = { email: 'keyless@example.com' };
      const first = await app.post(solarRequest({ customerInfo }));
      const second = await app.post(
        solarRequest({ customerInfo: { email: 'KEYLESS@example.com', phone: '+44 191 4980123' } }),
      );
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body).toEqual({ id: first.body.id, reference: first.body.reference });
    });

    it.each([
      ['reference', { quote: { quoteRef: 'SQ-424242' } }],
      ['phone', { customerInfo: { phone: '0191 498 0124' } }],
      ['postcode', { customerInfo: { postcode: 'NE4 9PQ' } }],
    ])('another %s is another lead', async (_name, changes) => {
      await app.post(solarRequest());
      const other = await app.post(solarRequest(changes));
      expect(other.status).toBe(201);
    });

    it('at the same moment: one lead', async () => {
      const customerInfo = { email: 'keyless-atonce@example.com' };
      const answers = await Promise.all(Array.from({ length: 8 }, () => app.post(solarRequest({ customerInfo }))));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
      expect(answers.filter(({ body }) => body.token)).toHaveLength(1);
    });

    it('a new day is a new lead', async () => {
      let now = new Date('2026-11-20T10:00:00Z');
      const other = await startApp({ engine, anyPdf: true, now: () => now });
      try {
        expect((await other.post(solarRequest())).status).toBe(201);
        expect((await other.post(solarRequest())).status).toBe(200);
        now = new Date('2026-11-21T10:00:00Z');
        expect((await other.post(solarRequest())).status).toBe(201);
      } finally {
        await other.close();
      }
    });
  });

  it.each(['auto:0123456789', 'with space', 'x'.repeat(201), 'käse'])(
    'refuses the key %j, which cannot be one',
    async (key) => {
      const value = Buffer.from(key, 'utf8').toString('latin1');
      const { status, body } = await app.post(solarRequest(), { headers: { 'Idempotency-Key': value } });
      expect([status, body.code]).toEqual([400, 'malformed']);
    },
  );

  it('gives simultaneous leads that propose one reference each their own', async () => {
    const quote = { quoteRef: 'SQ-555000' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => app.post(solarRequest({ quote }), { key: newKey() })),
    );
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(40);
    expect(answers.every(({ body }) => /^SQ-\d{6,7}$/.test(body.reference ?? ''))).toBe(true);
  });
});
