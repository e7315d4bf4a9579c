import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { describeApi } from '../support/engines.ts';
import { requestOf } from '../support/requests.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from '../support/startApp.ts';

interface Priced {
  /** Below `quoteData`. */
  readonly price: string;
  readonly item: string;
  /** Of the valid body, in pence; worked out by hand beside it. */
  readonly pence: number;
}

const PRICED: Partial<Readonly<Record<FunnelName, Priced>>> = {
  solar: { price: 'quote.totalCost', item: 'quote.panelType', pence: 329_685 },
  'commercial-solar': { price: 'quote.totalCost', item: 'quote.panelType', pence: 1_604_980 },
  ev: { price: 'charger.price', item: 'charger.id', pence: 79_900 },
  homecare: { price: 'plan.price', item: 'plan.type', pence: 1400 },
  instant: { price: 'plan.price', item: 'plan.type', pence: 1499 },
};
const PRICES = Object.entries(PRICED).flatMap(([funnel, priced]) => {
  const name = FUNNEL_NAMES.find((known) => known === funnel);
  return name ? [{ funnel: name, ...priced }] : [];
});
const UNPRICED = ['commercial-energy', 'quick', 'contact', 'newsletter'] as const;

describeApi('hostile: prices of every form', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const storedWith = async (funnel: FunnelName, changes = {}) => {
    const { status, body } = await app.post(requestOf(funnel, { leadRoute: 'x', ...changes }), { key: newKey() });
    expect(status).toBe(201);
    return (await app.leads()).find(({ id }) => id === body.id);
  };

  it.each(PRICES)('$funnel: what the page says costs nothing', async ({ funnel, price, pence }) => {
    const path = `quoteData.${price}`;
    expect(await storedWith(funnel)).toMatchObject({ funnel, total_pence: pence, price_check: 'ok' });
    expect(await storedWith(funnel, { [path]: undefined })).toMatchObject({ total_pence: pence, price_check: 'ok' });
    for (const said of [0, 0.01, pence / 100 - 0.01, pence / 100 + 1, 100_000_000]) {
      const lead = await storedWith(funnel, { [path]: said });
      expect(lead).toMatchObject({ funnel, total_pence: pence, price_check: 'mismatch' });
      expect(JSON.parse(lead?.sales ?? '').flags[0]).toContain('are the valid ones');
    }
  });

  it.each(PRICES)('$funnel: an item of no catalogue is kept and left to sales', async ({ funnel, price, item }) => {
    for (const unknown of ['Platinum', 'constructor', '__proto__', 'toString']) {
      const lead = await storedWith(funnel, { [`quoteData.${item}`]: unknown, [`quoteData.${price}`]: 1 });
      expect(lead).toMatchObject({ funnel, total_pence: null, price_check: 'unknown-item' });
      expect(JSON.parse(lead?.sales ?? '').flags[0]).toContain('work the price out by hand');
      expect(lead?.document).not.toContain(unknown);
    }
  });

  it('of an unknown plan that names no form is a homecare lead', async () => {
    const changes = { 'quoteData.customerInfo.quoteRef': undefined, 'quoteData.plan.type': 'Platinum' };
    expect(await storedWith('instant', changes)).toMatchObject({ funnel: 'homecare', price_check: 'unknown-item' });
  });

  it.each(UNPRICED)('%s has no price, whatever is sent', async (funnel) => {
    const lead = await storedWith(funnel, {
      'quoteData.totalCost': 1,
      'quoteData.price': 1,
      'quoteData.plan': { price: 1 },
    });
    expect(lead).toMatchObject({ total_pence: null, stated_total_pence: null, price_check: null });
  });
});

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
