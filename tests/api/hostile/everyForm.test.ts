import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#contract/registry.ts';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { describeApi } from '../support/engines.ts';
import { QUOTED, requestOf } from '../support/requests.ts';
import { newKey, startApp, type Answer, type TestApp } from '../support/startApp.ts';
import { workTime } from '../support/workTime.ts';

const POISON = { polluted: true, suspect: 1 };
const COLUMNS = {
  token: 'mine',
  status: 'sent',
  suspect: 1,
  partner_id: 'mine',
  total_pence: 1,
  totalPence: 1,
  created_at: '2000-01-01',
  expires_at: '2999-01-01',
  price_check: 'ok',
  idempotency_key: 'mine',
  booking_day: '2026-12-01',
  intent: 'buy',
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The same body with further names in every object of it. */
function withNames(value: unknown, names: Json): unknown {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, item]) => [name, withNames(item, names)] as const);
  return { ...names, ...Object.fromEntries(inner) };
}

describeApi('hostile: what must hold for every form', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(async () => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    await app.close();
  });

  const stored = async ({ body }: Answer) => (await app.leads()).find(({ id }) => id === body.id);
  // A filled honeypot sets off no mail: none of these is about mails.
  const quiet = (funnel: FunnelName, changes = {}) => requestOf(funnel, { leadRoute: 'x', ...changes });

  describe.each(FUNNEL_NAMES)('%s', (funnel) => {
    it('lets nobody reach a prototype', async () => {
      const poisoned = JSON.stringify(withNames(quiet(funnel), { poison: POISON, constructor: { prototype: POISON } }));
      const answer = await app.post(poisoned.replaceAll('"poison"', '"__proto__"'), { key: newKey() });
      expect(answer.status).toBe(201);
      const { body = 'polluted', sales = 'polluted' } = (await stored(answer)) ?? {};
      expect(body + sales).not.toContain('polluted');
    });

    it('lets nobody set a column', async () => {
      const plain = await stored(await app.post(requestOf(funnel), { key: newKey() }));
      const answer = await app.post(withNames(requestOf(funnel), COLUMNS), { key: newKey() });
      expect(answer.status).toBe(201);
      const lead = await stored(answer);
      expect(lead).toMatchObject({
        funnel,
        suspect: 0,
        partner_id: null,
        booking_day: null,
        intent: null,
        total_pence: plain?.total_pence,
        price_check: plain?.price_check,
      });
      expect(Object.values(lead ?? {})).not.toContain('mine');
      expect(lead?.body).not.toContain('"mine"');
      expect([lead?.created_at.slice(0, 4), lead?.expires_at.slice(0, 4)]).not.toContain('2999');
    });

    it('is not slowed by thousands of unknown names or by deep ones', async () => {
      const many = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`k${index}`, 0]));
      const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
      const requests = [
        JSON.stringify(withNames(quiet(funnel), {})).replace('{', `{${JSON.stringify(many).slice(1, -1)},`),
        JSON.stringify(quiet(funnel)).replace('"quoteData":{', `"quoteData":{"deep":${deep},`),
      ];
      for (const request of requests) {
        const { result: answer, ms } = await workTime(() => app.post(request, { key: newKey() }));
        expect(answer.status).toBe(201);
        expect(ms).toBeLessThan(2000);
        expect((await stored(answer))?.body).not.toMatch(/k3999|deep/);
      }
    });

    it('takes no more than 64 kB, no other content type, no other page', async () => {
      const request = quiet(funnel);
      const before = (await app.leads()).length;
      const answers = [
        await app.post(requestOf(funnel, { x: 'y'.repeat(66_000) })),
        await app.post(request, { headers: { 'Content-Type': 'text/plain' } }),
        await app.post(request, { headers: { Origin: 'https://evil.example' } }),
        await app.post(JSON.stringify(request).slice(0, -2)),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [413, 'too-large'],
        [415, 'wrong-content-type'],
        [403, 'forbidden-origin'],
        [400, 'malformed'],
      ]);
      expect((await app.leads()).length).toBe(before);
    });

    it('sent many times at once under one key is one lead', async () => {
      const [key, request] = [newKey(), quiet(funnel)];
      const answers = await Promise.all(Array.from({ length: 12 }, () => app.post(request, { key })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        ...Array.from({ length: 11 }, () => 200),
        201,
      ]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await app.leads()).filter(({ idempotency_key }) => idempotency_key === key)).toHaveLength(1);
    });

    it('sent without a key is answered once with what opens it', async () => {
      const request = quiet(funnel, uniqueOf(funnel));
      const answers = await Promise.all(Array.from({ length: 6 }, () => app.post(request)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.filter(({ body }) => body.token)).toHaveLength(registry[funnel].referencePrefix ? 1 : 0);
    });

    it('under a key of other answers is a conflict', async () => {
      const key = newKey();
      const first = await app.post(quiet(funnel), { key });
      const second = await app.post(quiet(funnel, uniqueOf(funnel)), { key });
      expect([first.status, second.status, second.body.code]).toEqual([201, 409, 'conflict']);
    });
  });

  it.each(QUOTED)('%s: leads that propose one reference at once each get their own', async (funnel) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.post(quiet(funnel), { key: newKey() })));
    const references = answers.map(({ body }) => body.reference ?? '');
    expect(new Set(references).size).toBe(20);
    const prefix = registry[funnel].referencePrefix;
    for (const reference of references) expect(reference).toMatch(new RegExp(`^${prefix}\\d{6,7}$`));
  });
});

/** Other answers than those of `requestOf`, of somebody who has sent none yet. */
function uniqueOf(funnel: FunnelName): Json {
  const name = newKey();
  if (funnel === 'quick') return { 'quoteData.service': 'Boiler cover', 'quoteData.postcode': 'DH1 3NJ' };
  if (funnel === 'newsletter' || funnel === 'contact') return { 'quoteData.email': `${name}@example.com` };
  if (funnel === 'commercial-energy') return { 'quoteData.contactEmail': `${name}@example.com` };
  return { 'quoteData.customerInfo.email': `${name}@example.com` };
}
