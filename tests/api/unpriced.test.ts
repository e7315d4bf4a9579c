import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { startApp, type TestApp } from './support/startApp.ts';

// Of tags that are open or cached somewhere: their items may have left the catalogue since.
const GONE = [
  ['solar', 'quote.panelType', 'Your solar quote request'],
  ['commercial-solar', 'quote.panelType', 'Your commercial solar quote request'],
  ['ev', 'charger.id', 'Your EV charger quote request'],
  ['homecare', 'plan.type', 'Your HomeCare request'],
  ['instant', 'plan.type', 'Your quote request'],
] as const;
// Each is about a price that there is not.
const OF_A_PRICE =
  /worked out|plan you chose|with its price|this is a price|price covers|the whole quote|£\d(?!.* a month)/i;

describeApi('what a customer gets of an item that we no longer have', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true });
  });
  afterAll(() => app.close());

  it.each(GONE)('%s: is a request, and promises a price', async (funnel, item, title) => {
    const { email, token } = await acceptLead(app, funnel, { [`quoteData.${item}`]: 'gone' });
    const [delivered] = await app.mailServer.waitFor(1, ({ to }) => to.includes(email));
    const { subject = '', text = '', html = '' } = delivered?.mail ?? {};
    const page = await app.get(`/quote/${token}`);
    expect(subject.startsWith(title)).toBe(true);
    for (const part of [text, html, page.text]) {
      expect(part).toContain('We’ll call you with a price.');
      expect(part).not.toMatch(OF_A_PRICE);
    }
    expect(text).toContain('we’ve got your request.');
  });
});
