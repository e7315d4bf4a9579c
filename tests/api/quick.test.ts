import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { newKey, startApp, wrongPaths, type TestApp } from './support/startApp.ts';

const quickRequest = (quoteData: object = {}, envelope: object = {}) => ({
  type: 'quick',
  quoteData: { postcode: 'ne16ee', service: 'Solar panels', customerType: 'home', ...quoteData },
  ...envelope,
});

describeApi('quick quotes', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  it('are stored without a person, a reference, a saved page or a mail', async () => {
    const visitId = newKey();
    const { status, body } = await app.post(quickRequest({}, { attribution: { visitId, funnel: 'quick' } }), {
      key: newKey(),
    });
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    expect(lead).toMatchObject({
      type: 'quick',
      funnel: 'quick',
      reference: null,
      email: '',
      postcode: 'NE1 6EE',
      total_pence: null,
      price_check: null,
      visit_id: visitId,
      document: '',
    });
    expect((await app.outbox()).filter(({ lead_id }) => lead_id === body.id)).toEqual([]);
    expect((await app.get(`/quote/${lead?.token}`)).status).toBe(404);
  });

  it('sent twice are one', async () => {
    const key = newKey();
    const answers = await Promise.all([app.post(quickRequest(), { key }), app.post(quickRequest(), { key })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('nothing follows them', async () => {
    const { body } = await app.post(quickRequest({ postcode: 'BT1 1AA' }), { key: newKey() });
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    const path = '/functions/v1/quote-actions';
    const answers = await Promise.all(
      ['viewed', 'email'].map((action) => app.post({ token: lead?.token, action }, { path })),
    );
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['service', { service: 'Loft insulation' }],
    ['postcode', { postcode: 'NE1' }],
    ['customerType', { customerType: 'school' }],
  ])('name a wrong %s', async (field, change) => {
    const answer = await app.post(quickRequest(change), { key: newKey() });
    expect([answer.status, wrongPaths(answer)]).toEqual([422, [`quoteData.${field}`]]);
  });
});
