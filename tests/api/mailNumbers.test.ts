import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

// Telephones, postcodes, references, ids, addresses and years.
const NO_QUANTITIES =
  /0191 498 0\d{3}|\+44\d+|NE\d \d\w\w|[A-Z-]*[-#]\d{6}|[0-9a-f]{8}-[0-9a-f-]+|https?:\S+|\b20[23]\d\b|\S+@\S+/g;

describeApi('the numbers of every mail', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  it.each([
    // 10 kW × 950 kWh = 9500 kWh, × 0.233 = 2213.5 kg
    [
      'commercial-solar',
      '2,214 kg',
      {
        'quoteData.quote.systemSize': 10,
        'quoteData.quote.panelCount': 25,
        'quoteData.quote.totalCost': undefined,
        'quoteData.customerInfo.electricityBill': 12_345,
      },
    ],
    [
      'commercial-solar',
      '95,000 kWh',
      {
        'quoteData.quote.systemSize': 100,
        'quoteData.quote.panelCount': 250,
        'quoteData.quote.totalCost': 1,
      },
    ],
    [
      'commercial-energy',
      '1,234,567 kWh',
      {
        'quoteData.usageAmount': 'custom',
        'quoteData.usageKwh': 1_234_567,
        'quoteData.spendMonthly': 12_345,
        'quoteData.mpan': '',
        'quoteData.mprn': '',
      },
    ],
    ['solar', '3,600 kWh', {}],
  ] as const)('of %s have thousands separators: %s', async (funnel, shown, changes) => {
    const { email } = await acceptLead(app, funnel, changes);
    const mails = await app.mailServer.waitFor(
      2,
      ({ to, mail }) => to.includes(email) || mail.replyTo?.[0]?.address === email,
    );
    for (const { mail } of mails) {
      expect(mail.text).toContain(shown);
      expect(mail.text?.replace(NO_QUANTITIES, '').match(/\d{4,}/g)).toBeNull();
    }
  });
});
