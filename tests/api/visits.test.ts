import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNNEL_NAMES } from '#contract/tags.ts';
import { describeApi } from './support/engines.ts';
import { requestOf } from './support/requests.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

const MAILED_TO_SALES = FUNNEL_NAMES.filter((name) => name !== 'quick' && name !== 'newsletter');

describeApi('one visit', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const salesTextOf = async (id: string | undefined) => {
    const [delivered] = await app.mailServer.waitFor(
      1,
      ({ to, mail }) => to.includes(SALES) && !!mail.text?.includes(id ?? '?'),
    );
    return delivered?.mail.text ?? '';
  };

  it.each(MAILED_TO_SALES)('tells with a %s lead what the quick quote was asked for', async (funnel) => {
    const attribution = { visitId: newKey() };
    const asked = { attribution, 'quoteData.service': 'EV charger' };
    const quick = await app.post(requestOf('quick', asked), { key: newKey() });
    const lead = await app.post(requestOf(funnel, { attribution }), { key: newKey() });
    expect([quick.status, lead.status]).toEqual([201, 201]);
    const rows = (await app.leads()).filter(({ visit_id }) => visit_id === attribution.visitId);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([quick.body.id, lead.body.id]));
    expect(await salesTextOf(lead.body.id)).toContain('Began with: Quick quote: EV charger');
    expect((await app.outbox()).filter(({ lead_id }) => lead_id === quick.body.id)).toEqual([]);
  });

  it('is not that of somebody else', async () => {
    const quick = { attribution: { visitId: newKey() } };
    await app.post(requestOf('quick', quick), { key: newKey() });
    await app.post(requestOf('quick'), { key: newKey() });
    for (const attribution of [{ visitId: newKey() }, {}]) {
      const { body } = await app.post(requestOf('solar', { attribution }), { key: newKey() });
      expect(await salesTextOf(body.id)).not.toContain('Began with');
    }
  });
});
