import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { describeApi } from './support/engines.ts';
import { requestOf } from './support/requests.ts';
import { DEMO_ORIGIN, newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

const ATTRIBUTION = {
  pageOrigin: 'https://partner.example',
  pagePath: '/warm-homes',
  consentVersion: 'shown-2026-11',
  visitId: 'visit-of-a-test',
};
const CONSENT = { version: 'shown-2026-11', time: '2026-11-20T10:00:00.000Z' };

/** Where a form's answers carry the consent; the others say it in the attribution alone. */
const consentPaths: Readonly<Record<FunnelName, string | undefined>> = {
  solar: 'quoteData.customerInfo.consent',
  ev: 'quoteData.customerInfo.consent',
  homecare: 'quoteData.customerInfo.consent',
  instant: 'quoteData.customerInfo.consent',
  'commercial-energy': 'quoteData.consent',
  'commercial-solar': 'quoteData.customerInfo.consent',
  quick: undefined,
  contact: 'quoteData.consent',
  newsletter: undefined,
};
const MAILED_TO_SALES = FUNNEL_NAMES.filter((name) => name !== 'quick' && name !== 'newsletter');

describeApi('what was shown about data use', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const accept = async (funnel: FunnelName, changes: object) => {
    const request = requestOf(funnel, { attribution: ATTRIBUTION, ...changes });
    const headers = { Authorization: 'Bearer pk_demo', Origin: DEMO_ORIGIN };
    const { status, body } = await app.post(request, { key: newKey(), headers });
    expect(status).toBe(201);
    return (await app.leads()).find(({ id }) => id === body.id);
  };
  const salesTextOf = async (id: string | undefined) => {
    const fits = ({ to, mail }: { to: readonly string[]; mail: { text?: string } }) =>
      to.includes(SALES) && !!mail.text?.includes(id ?? '?');
    const [delivered] = await app.mailServer.waitFor(1, fits);
    return delivered?.mail.text ?? '';
  };

  it.each(FUNNEL_NAMES)('%s: version, time, page and partner are stored with the lead', async (funnel) => {
    const path = consentPaths[funnel];
    const lead = await accept(funnel, path ? { [path]: CONSENT } : {});
    const body: unknown = JSON.parse(lead?.body ?? '');
    expect(body).toMatchObject({ attribution: ATTRIBUTION });
    expect(lead).toMatchObject({ funnel, partner_id: 'pk_demo', visit_id: ATTRIBUTION.visitId });
    expect(Date.parse(lead?.created_at ?? '')).toBeGreaterThan(0);
    const stored = (path ?? '').split('.').reduce<unknown>((value, name) => {
      return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    }, body);
    if (path) expect(stored).toEqual(CONSENT);
  });

  it.each(MAILED_TO_SALES)('%s: sales see it once, with the time where the form sends one', async (funnel) => {
    const path = consentPaths[funnel] ?? '';
    const text = await salesTextOf((await accept(funnel, { [path]: CONSENT }))?.id);
    expect(text.match(/Told about data use: shown-2026-11/g)).toHaveLength(1);
    expect(text).toContain('Fri, 20 Nov 2026, 10:00');
    const without = await salesTextOf((await accept(funnel, { [path]: undefined }))?.id);
    expect(without.match(/Told about data use: shown-2026-11/g)).toHaveLength(1);
  });
});
