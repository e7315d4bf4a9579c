import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../support/startApp.ts';
import { leastWorkTime } from '../support/workTime.ts';

describeApi('hostile: objects', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const stored = async (id: string | undefined) => (await app.leads()).find((lead) => lead.id === id);

  it('lets nobody reach a prototype', async () => {
    const poison = '"__proto__":{"polluted":true,"suspect":1},"constructor":{"prototype":{"polluted":true}},';
    const raw = JSON.stringify(solarRequest())
      .replace('{"type"', `{${poison}"type"`)
      .replace('"customerInfo":{', `"customerInfo":{${poison}`)
      .replace('"quote":{', `"quote":{${poison}`);
    const { status, body } = await app.post(raw, { key: newKey() });
    expect(status).toBe(201);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    const lead = await stored(body.id);
    expect(lead?.suspect).toBe(0);
    expect(lead?.body).not.toContain('polluted');
  });

  it('lets nobody set a column', async () => {
    const columns = {
      id: 'mine',
      token: 'mine',
      reference: 'SQ-999999',
      status: 'sent',
      suspect: 1,
      partner_id: 'mine',
      partner: 'mine',
      total_pence: 1,
      totalPence: 1,
      created_at: '2000-01-01',
      expires_at: '2999-01-01',
      price_check: 'ok',
      idempotency_key: 'mine',
    };
    const { body } = await app.post(solarRequest({ quote: columns, customerInfo: columns, envelope: columns }), {
      key: newKey(),
    });
    const lead = await stored(body.id);
    expect(lead).toMatchObject({ suspect: 0, partner_id: null, total_pence: 329_685 });
    expect(lead?.reference).not.toBe('SQ-999999');
    expect(Object.values(lead ?? {})).not.toContain('mine');
    expect(lead?.created_at).not.toContain('2000');
    expect(lead?.expires_at).not.toContain('2999');
  });

  it('takes the last of two equal names, everywhere the same', async () => {
    const email = '"email":"first@example.com","email":"last@example.com"';
    const raw = JSON.stringify(solarRequest()).replace('"email":"jane@example.com"', email);
    const { body } = await app.post(raw, { key: newKey() });
    const lead = await stored(body.id);
    expect(lead?.email).toBe('last@example.com');
    expect(lead?.body).not.toContain('first@example.com');
  });

  it('is not slowed or changed by thousands of unknown names', async () => {
    const names = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 0]));
    // A filled honeypot: stored as any other, and no mail or paper of it is work of this process.
    const envelope = { ...names, leadRoute: 'x' };
    const { result, ms } = await leastWorkTime(() => app.post(solarRequest({ envelope }), { key: newKey() }));
    expect(result.status).toBe(201);
    expect(ms).toBeLessThan(1000);
    expect((await stored(result.body.id))?.body).not.toContain('k4999');
  });

  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])('knows no type %s', async (type) => {
    expect((await app.post({ ...solarRequest(), type })).status).toBe(422);
  });

  it.each(['__proto__', 'constructor', 'toString'])('knows no catalogue item %s', async (panelType) => {
    const { body } = await app.post(solarRequest({ quote: { panelType } }), { key: newKey() });
    expect((await stored(body.id))?.price_check).toBe('unknown-item');
  });

  it.each([[1], ['text'], [[]], [{ utm: 'x' }], [{ utm: { source: { a: 1 } } }], [null]])(
    'keeps a lead whose attribution is %j',
    async (attribution) => {
      expect((await app.post(solarRequest({ envelope: { attribution } }), { key: newKey() })).status).toBe(201);
    },
  );
});
