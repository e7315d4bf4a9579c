import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, listen } from '../../api/httpServer.ts';
import { createDemoServer } from '../../api/partners/demoServer.ts';
import { describeApi } from './support/engines.ts';
import { requestOf } from './support/requests.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from './support/startApp.ts';

const CHECK = '/functions/v1/partner';

describeApi('partners', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true });
    const created_at = new Date().toISOString();
    await app.db('partners').insert([
      { id: 'p1', name: 'One', key: 'pk_one', origins: '["https://one.example"]', status: 'active', created_at },
      // Switched off, on pages that another partner shows too.
      { id: 'p3', name: 'Three', key: 'pk_three', origins: '["https://one.example"]', status: 'disabled', created_at },
      { id: 'p2', name: 'Two', key: 'pk_two', origins: '["https://two.example"]', status: 'disabled', created_at },
    ]);
    await app.services.partners.refresh();
  });
  afterAll(() => app.close());

  it.each([
    ['pk_one', 'active'],
    ['pk_two', 'disabled'],
    ['pk_typo', 'unknown'],
    ['pk_demo', 'active'],
    ['', 'unknown'],
  ])('the check of %j says %s', async (key, status) => {
    const { body } = await app.get(`${CHECK}?key=${key}`, { headers: { Origin: 'https://one.example' } });
    expect(body).toEqual({ status, origin: 'registered' });
  });

  it.each(['?key[]=pk_one', '?key=pk_one&key=pk_two', '', '?key[__proto__]=x'])(
    'the check of %j knows nobody',
    async (query) => {
      expect((await app.get(`${CHECK}${query}`)).body).toEqual({ status: 'unknown', origin: 'registered' });
    },
  );

  it.each([
    ['pk_one', 'https://one.example', 'registered'],
    ['pk_one', 'https://two.example', 'unregistered'],
    ['pk_two', 'https://two.example', 'unregistered'],
    ['', 'https://one.example', 'unregistered'],
    ['pk_one', 'https://one.example/', 'unregistered'],
    ['pk_one', '', 'unregistered'],
  ])('a visitor of %j may be led on to %j: %s', async (key, to, destination) => {
    const { body } = await app.get(`${CHECK}?${new URLSearchParams({ key, to })}`, {
      headers: { Origin: 'https://one.example' },
    });
    expect(body).toMatchObject({ origin: 'registered', destination });
  });

  it('are credited by key, from their own origin', async () => {
    const headers = { Origin: 'https://one.example', Authorization: 'Bearer pk_one' };
    const { status, body } = await app.post(solarRequest(), { key: newKey(), headers });
    expect(status).toBe(201);
    expect((await app.leads()).find(({ id }) => id === body.id)?.partner_id).toBe('p1');
  });

  it.each([
    ['ACME/12', 'ACME/12'],
    ['x'.repeat(81), null],
    ['two\nlines', null],
    [{ id: 12 }, null],
  ])('give a lead their own reference: %j is stored as %j, and the lead is', async (partnerReference, stored) => {
    const { status, body } = await app.post(solarRequest({ envelope: { attribution: { partnerReference } } }), {
      key: newKey(),
    });
    expect(status).toBe(201);
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    expect(lead?.partner_reference).toBe(stored);
    expect(lead?.sales.includes('Partner’s reference')).toBe(stored !== null);
  });

  it('that are switched off are stored and flagged on an allowed origin', async () => {
    const headers = { Origin: 'https://one.example', Authorization: 'Bearer pk_three' };
    const { status, body } = await app.post(solarRequest(), { key: newKey(), headers });
    expect(status).toBe(201);
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    expect(lead?.partner_id).toBe('p3');
    expect(lead?.sales).toContain('switched off');
  });

  it.each([
    ['another partner’s page', { Origin: 'https://one.example' }, 'https://one.example is no page of theirs'],
    ['our own page', { Origin: PUBLIC_URL }, `${PUBLIC_URL} is no page of theirs`],
    ['a program', {}, 'the request did not say which page it came from'],
  ])('named by %s: the lead is stored, flagged, and credited to nobody', async (_name, headers, reason) => {
    const { status, body } = await app.post(solarRequest(), {
      key: newKey(),
      headers: { ...headers, Authorization: 'Bearer pk_two' },
    });
    expect(status).toBe(201);
    const lead = (await app.leads()).find(({ id }) => id === body.id);
    expect(lead?.partner_id).toBeNull();
    expect(JSON.parse(lead?.sales ?? '{}').flags).toContain(
      `Partner p2 is named, but ${reason}: the lead is credited to nobody.`,
    );
  });

  it.each([
    ['began on the partner’s page', 'https://one.example', 'p1'],
    ['did not', PUBLIC_URL, null],
  ])('are credited on our own page where the visit %s', async (_name, origin, partnerId) => {
    const attribution = { visitId: newKey(), partner: 'pk_one' };
    const headers = { Authorization: 'Bearer pk_one' };
    const quick = requestOf('quick', { attribution });
    await app.post(quick, { key: newKey(), headers: { ...headers, Origin: origin } });
    const { body } = await app.post(solarRequest({ envelope: { attribution } }), {
      key: newKey(),
      headers: { ...headers, Origin: PUBLIC_URL },
    });
    expect((await app.leads()).find(({ id }) => id === body.id)?.partner_id).toBe(partnerId);
  });

  it('that are switched off may not post from their own origin', async () => {
    expect((await app.post(solarRequest(), { headers: { Origin: 'https://two.example' } })).status).toBe(403);
  });

  it('without the demo in production', async () => {
    const live = await startApp({ engine, anyPdf: true, env: { NODE_ENV: 'production' } });
    expect((await live.get(`${CHECK}?key=pk_demo`)).body).toMatchObject({ status: 'unknown' });
    await live.close();
  });
});

describe('the demo partner', () => {
  const server = createDemoServer({ rootDir: process.cwd(), publicUrl: 'https://quotes.test' });
  let url: string;
  beforeAll(async () => {
    url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  afterAll(() => closeServer(server));

  it('lists its pages and holds the tag with our address', async () => {
    expect(await (await fetch(url)).text()).toContain('solar.html');
    const page = await (await fetch(`${url}/solar.html`)).text();
    expect(page).toContain('https://quotes.test/widgets/v1/quote-widgets.js');
    expect(page).toContain('<solar-quote');
  });

  it.each(['/none.html', '/..%2fpackage.json', '/package.json'])('has no %s', async (address) => {
    expect((await fetch(`${url}${address}`)).status).toBe(404);
  });
});
