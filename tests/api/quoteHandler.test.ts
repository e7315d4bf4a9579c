import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUICKEST_PERSON_MS } from '#contract/common/wire.ts';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { DEMO_ORIGIN, newKey, PUBLIC_URL, startApp, wrongPaths, type TestApp } from './support/startApp.ts';

describeApi('POST quote-handler', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const stored = async (id: string | undefined) => (await app.leads()).find((lead) => lead.id === id);

  describe('a valid post', () => {
    it('is answered with 201, the reference and absolute links', async () => {
      const { status, body } = await app.post(solarRequest(), { key: newKey() });
      expect(status).toBe(201);
      expect(body.reference).toBe('SQ-123456');
      expect(body.token).toMatch(/^[\w-]{32}$/);
      expect(body.quoteUrl).toBe(`${PUBLIC_URL}/quote/${body.token}`);
      expect(body.pdfUrl).toBe(`${PUBLIC_URL}/quote/${body.token}.pdf`);
      const lead = await stored(body.id);
      const days = (Date.parse(body.expiresAt ?? '') - Date.parse(lead?.created_at ?? '')) / 86_400_000;
      expect(days).toBe(30);
    });

    it('is stored with the columns that others rely on', async () => {
      const key = newKey();
      const email = 'columns@example.com';
      const { body } = await app.post(
        solarRequest({ customerInfo: { email, postcode: 'ne16ee' }, envelope: { attribution: { funnel: 'solar' } } }),
        { key, headers: { Authorization: 'Bearer pk_demo', Origin: DEMO_ORIGIN } },
      );
      const lead = await stored(body.id);
      expect(lead).toMatchObject({
        type: 'solar',
        funnel: 'solar',
        idempotency_key: key,
        email,
        postcode: 'NE1 6EE',
        total_pence: 329_685,
        price_check: 'ok',
        partner_id: 'pk_demo',
        suspect: 0,
      });
      const validated = JSON.parse(lead?.body ?? '{}');
      expect(validated.quoteData.customerInfo.postcode).toBe('NE1 6EE');
      expect(validated.attribution).toEqual({ funnel: 'solar' });
    });

    it('keeps a free reference and issues the next one for a taken one', async () => {
      const quote = { quoteRef: 'SQ-700000' };
      const first = await app.post(solarRequest({ quote }), { key: newKey() });
      const second = await app.post(solarRequest({ quote }), { key: newKey() });
      expect([first.body.reference, second.body.reference]).toEqual(['SQ-700000', 'SQ-700001']);
    });

    it.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer two words'])(
      'takes the Authorization %j as no key',
      async (value) => {
        const { status, body } = await app.post(solarRequest(), { key: newKey(), headers: { Authorization: value } });
        expect(status).toBe(201);
        expect((await stored(body.id))?.partner_id).toBeNull();
        expect((await stored(body.id))?.sales).not.toContain('partner key');
      },
    );

    it('is kept and flagged with an unknown partner key', async () => {
      const { status, body } = await app.post(solarRequest(), {
        key: newKey(),
        headers: { Authorization: 'Bearer pk_typo' },
      });
      expect(status).toBe(201);
      expect(JSON.parse((await stored(body.id))?.sales ?? '{}').flags.join()).toContain('not registered');
    });

    it('ignores keys that it does not know', async () => {
      const { status } = await app.post(
        { ...solarRequest({ quote: { colour: 'red' } }), novelty: 1 },
        { key: newKey() },
      );
      expect(status).toBe(201);
    });
  });

  describe('answers that are wrong', () => {
    it('names each by its path, all at once', async () => {
      const customerInfo = { firstName: ' ', email: 'jane@', phone: '123', address: '', postcode: 'NE1' };
      const answer = await app.post(solarRequest({ customerInfo, quote: { systemSize: 13 } }));
      expect(answer.status).toBe(422);
      expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
      expect(wrongPaths(answer)).toEqual([
        'quoteData.customerInfo.address',
        'quoteData.customerInfo.email',
        'quoteData.customerInfo.firstName',
        'quoteData.customerInfo.phone',
        'quoteData.customerInfo.postcode',
        'quoteData.quote.systemSize',
      ]);
      expect(answer.body.error).toBe('Please check 6 answers.');
    });

    it('reads the message of a single one as the sentence of the whole', async () => {
      const { body } = await app.post(solarRequest({ customerInfo: { postcode: 'X' } }));
      expect(body.error).toBe('Enter a full UK postcode, like NE1 4ST');
      expect(body).toMatchObject({ type: 'about:blank', status: 422, code: 'validation' });
    });

    it.each([
      ['another type', { ...solarRequest(), type: 'wind' }, 'type'],
      ['no type', { quoteData: {} }, 'type'],
      ['an empty object', {}, 'type'],
      ['a type of the wrong kind', { ...solarRequest(), type: ['solar'] }, 'type'],
      ['no quoteData', { type: 'solar' }, 'quoteData'],
      ['a list', [], ''],
      ['a text', '"solar"', ''],
      ['null', 'null', ''],
    ])('answers %s with 422', async (_name, body, path) => {
      const answer = await app.post(body);
      expect(answer.status).toBe(422);
      expect(wrongPaths(answer)).toEqual([path]);
    });

    it('stores none of them', async () => {
      const email = 'nobody@example.com';
      await app.post(solarRequest({ customerInfo: { email, firstName: '' } }));
      expect((await app.leads()).filter((lead) => lead.email === email)).toEqual([]);
    });
  });

  describe('prices', () => {
    it('are computed again, kept beside the stated one, and flagged', async () => {
      const { status, body } = await app.post(solarRequest({ quote: { totalCost: 1 } }), { key: newKey() });
      expect(status).toBe(201);
      const lead = await stored(body.id);
      expect(lead).toMatchObject({ total_pence: 329_685, stated_total_pence: 100, price_check: 'mismatch' });
      expect(JSON.parse(lead?.sales ?? '{}').flags[0]).toContain('£3,297');
    });

    it('of an item that is not in the catalogue are left to sales', async () => {
      const { status, body } = await app.post(solarRequest({ quote: { panelType: 'panel-old' } }), { key: newKey() });
      expect(status).toBe(201);
      const lead = await stored(body.id);
      expect(lead).toMatchObject({ total_pence: null, price_check: 'unknown-item' });
      expect(lead?.document).not.toContain('panel-old');
      expect(lead?.sales).toContain('panel-old');
    });
  });

  describe('suspect posts', () => {
    it.each([
      ['a filled honeypot', { leadRoute: 'x' }],
      ['a form filled faster than a person can', { elapsedMs: QUICKEST_PERSON_MS - 1 }],
    ])('%s: stored, mailed to nobody, answered like any other', async (_name, envelope) => {
      const { status, body } = await app.post(solarRequest({ envelope }), { key: newKey() });
      expect(status).toBe(201);
      expect((await stored(body.id))?.suspect).toBe(1);
      expect((await app.outbox()).filter((row) => row.lead_id === body.id)).toEqual([]);
    });

    it.each([
      ['an absent time', {}],
      ['the shortest time of a person', { elapsedMs: QUICKEST_PERSON_MS }],
      ['an empty honeypot', { leadRoute: ' ' }],
    ])('%s is not one', async (_name, envelope) => {
      const { body } = await app.post(solarRequest({ envelope }), { key: newKey() });
      expect((await stored(body.id))?.suspect).toBe(0);
    });
  });
});
