import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from '../support/startApp.ts';

describeApi('hostile: prices', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  it.each([
    ['a total of one pound', { totalCost: 1 }],
    ['nothing', { totalCost: 0 }],
    ['a hundred million', { totalCost: 100_000_000 }],
    ['a penny less', { totalCost: 3296.84 }],
    ['parts of a penny', { totalCost: 3296.8599 }],
    ['fewer panels', { panelCount: 1 }],
    ['dream savings', { estimatedAnnualSavings: 50_000 }],
    ['instant payback', { estimatedPaybackYears: 0 }],
  ])('%s: the server’s figures are stored and mailed, and sales are told', async (name, quote) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const { status, body } = await app.post(solarRequest({ quote, customerInfo: { email } }), { key: newKey() });
    expect(status).toBe(201);
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    expect(lead).toMatchObject({ total_pence: 329_685, price_check: 'mismatch' });
    const [customer] = await app.mailServer.waitFor(1, ({ to }) => to.includes(email));
    for (const shown of ['£3,297', '£720', '4.6 years']) expect(customer?.mail.text).toContain(shown);
    const [sales] = await app.mailServer.waitFor(
      1,
      ({ to, mail }) => to.includes(SALES) && !!mail.text?.includes(email),
    );
    expect(sales?.mail.subject).toMatch(/^\[Check price\].*£3,297/);
  });

  it('figures that are right, or absent, raise no flag', async () => {
    const figures = { panelCount: undefined, totalCost: undefined, co2Offset: undefined };
    for (const quote of [{}, figures, { totalCost: 3296.849 }]) {
      const { body } = await app.post(solarRequest({ quote }), { key: newKey() });
      expect((await app.leads()).find(({ id }) => id === body.id)?.price_check).toBe('ok');
    }
  });

  it('a battery that is not included costs nothing, whatever is named', async () => {
    const quote = { batteryIncluded: false, batteryType: 'battery-13.5kwh' };
    const { body } = await app.post(solarRequest({ quote }), { key: newKey() });
    expect((await app.leads()).find(({ id }) => id === body.id)?.total_pence).toBe(329_685);
  });
});
