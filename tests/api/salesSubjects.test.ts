import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FunnelName } from '#contract/tags.ts';
import { describeApi } from './support/engines.ts';
import { requestOf, type RequestChanges } from './support/requests.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

const FAR_AWAY = { 'quoteData.customerInfo.postcode': 'BT1 1AA' };
const BUSINESS = {
  'quoteData.customerInfo.customerType': 'business',
  'quoteData.customerInfo.businessName': 'Sample Works Ltd',
  'quoteData.customerInfo.businessType': 'Retail',
  'quoteData.customerInfo.propertyType': 'Other',
};

describeApi('the subject of a sales mail', (engine) => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  async function subjectOf(funnel: FunnelName, changes: RequestChanges = {}): Promise<string> {
    const { status, body } = await app.post(requestOf(funnel, changes), { key: newKey() });
    expect(status).toBe(201);
    count += 1;
    const mails = await app.mailServer.waitFor(count, ({ to }) => to.includes(SALES));
    const own = mails.find(({ mail }) => mail.text?.includes(body.id ?? 'no lead'));
    return own?.mail.subject ?? '';
  }

  it.each([
    ['homecare', 'HomeCare', {}],
    ['homecare', 'HomeCare', { 'quoteData.customerInfo.address': '' }],
    ['instant', 'Boiler cover', {}],
    ['solar', 'Solar', {}],
    ['solar', 'Solar', FAR_AWAY],
    ['ev', 'EV charger', { 'quoteData.customerInfo.parkingType': 'on-street' }],
    ['commercial-energy', 'Business energy', { 'quoteData.mpan': '1500000000007' }],
    ['commercial-solar', 'Commercial solar', {}],
    ['contact', 'Contact', {}],
  ] as const)('of %s is unmarked where no figure differs and no item is unknown', async (funnel, kind, changes) => {
    const subject = await subjectOf(funnel, changes);
    expect(subject).toContain(kind);
    expect(subject).not.toContain('[');
  });

  it.each([
    ['solar', 'Solar · Sample Works Ltd · Business', BUSINESS],
    ['solar', 'Solar · Home', { ...BUSINESS, 'quoteData.customerInfo.customerType': 'home' }],
    ['commercial-solar', 'Commercial solar · Sample Works Ltd · 20 kW', {}],
    ['commercial-solar', 'Commercial solar · 20 kW', { 'quoteData.customerInfo.businessName': '[Check] evil.example' }],
  ] as const)('of %s begins with %s', async (funnel, start, changes) => {
    expect((await subjectOf(funnel, changes)).startsWith(start)).toBe(true);
  });

  it.each([
    ['homecare', { 'quoteData.plan.price': 15 }],
    ['homecare', { 'quoteData.plan.type': 'Gold' }],
    ['instant', { 'quoteData.plan.price': 1 }],
    ['solar', { 'quoteData.quote.totalCost': 3000 }],
    ['solar', { 'quoteData.quote.panelType': 'panel-999w' }],
    ['ev', { 'quoteData.charger.price': 1 }],
    ['commercial-solar', { 'quoteData.quote.totalCost': 1 }],
  ] as const)('of %s is marked with %j', async (funnel, changes) => {
    expect(await subjectOf(funnel, changes)).toMatch(/^\[Check price\] /);
  });
});
