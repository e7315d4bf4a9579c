import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eraseLeads } from '../../api/erasure/eraseLeads.ts';
import { listOutbox } from '../../api/outbox/manageOutbox.ts';
import { releaseLead } from '../../api/quotes/releaseLead.ts';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from './support/startApp.ts';

interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const AGENT = 'Mozilla/5.0 (Sample)';
const CLICKS = { gclid: 'G-click', fbclid: 'F-click' };

/** Head, claims and signature of what a service account asks for a token with. */
const assertionIn = (body: string): readonly string[] => (new URLSearchParams(body).get('assertion') ?? '').split('.');

/** A request with words for what is encoded in it, and without its signature: by chance, letters of that spell anything. */
function readable({ path, headers, body }: Got): object {
  if (path !== '/token') return { path, headers, body };
  const [head = '', claims = ''] = assertionIn(body);
  return { path, headers, said: [head, claims].map((part) => Buffer.from(part, 'base64url').toString()) };
}

/** Meta, Google and Google Analytics on one port, as far as their servers can be told apart by the path. */
async function startReceivers() {
  const got: Got[] = [];
  const state = { failures: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      got.push({ path, headers: request.headers, body });
      const isToken = path === '/token';
      if (!isToken && state.failures > 0) {
        state.failures -= 1;
        response.writeHead(503).end();
      } else response.end(isToken ? JSON.stringify({ access_token: 'fresh-token', expires_in: 3600 }) : '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { url, got, state, close: () => new Promise((resolve) => server.close(resolve)) };
}

describeApi('conversions', (engine) => {
  let app: TestApp;
  let receivers: Awaited<ReturnType<typeof startReceivers>>;
  beforeAll(async () => {
    receivers = await startReceivers();
    const { url } = receivers;
    app = await startApp({
      engine,
      env: {
        META_PIXEL_ID: '123',
        META_ACCESS_TOKEN: 'meta-token',
        META_CAPI_URL: url,
        GA4_MEASUREMENT_ID: 'G-SAMPLE1',
        GA4_API_SECRET: 'ga4-secret',
        GA4_COLLECT_URL: url,
        GOOGLE_ADS_ACCOUNT: '456',
        GOOGLE_ADS_CONVERSION: '789',
        GOOGLE_ADS_CLIENT_EMAIL: 'sample@project.iam.example',
        GOOGLE_ADS_PRIVATE_KEY: privateKey.replaceAll('\n', String.raw`\n`),
        GOOGLE_ADS_URL: url,
        GOOGLE_TOKEN_URL: `${url}/token`,
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await receivers.close();
  });
  beforeEach(() => {
    receivers.got.length = 0;
    receivers.state.failures = 0;
  });

  const send = (attribution: object, { origin = PUBLIC_URL, more = {}, key = newKey() } = {}) =>
    app.post(
      {
        ...solarRequest(),
        ...more,
        attribution: { pageOrigin: PUBLIC_URL, pagePath: '/solar-quote', ...attribution },
      },
      { key, headers: { Origin: origin, 'User-Agent': AGENT } },
    );
  const agreed = { cookieConsent: 'all', last: { clickIds: CLICKS } };
  const events = () =>
    receivers.got.filter(({ path }) => path !== '/token').toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const owed = async (lead: string | undefined) =>
    app.db('outbox').where({ lead_id: lead, event: 'lead-conversion' }).orderBy('detail').pluck('detail');

  it('go to each channel once, by the click and nothing else of the visitor', async () => {
    const key = newKey();
    const { body } = await send(agreed, { key });
    expect((await send(agreed, { key })).status).toBe(200);
    await app.settled();
    expect(events()).toHaveLength(3);
    const listed = await listOutbox(app.db, { leads: [body.id ?? ''], events: ['lead-conversion'] });
    expect(listed.map(({ to }) => to)).toEqual(['conversion', 'conversion', 'conversion']);
    const [meta, google, ga4] = events().map((event) => ({ ...event, body: JSON.parse(event.body) }));
    expect(meta).toMatchObject({ path: '/123/events', headers: { authorization: 'Bearer meta-token' } });
    expect(meta?.body.data).toEqual([
      {
        event_name: 'Lead',
        event_id: body.id,
        event_time: expect.any(Number),
        action_source: 'website',
        event_source_url: `${PUBLIC_URL}/solar-quote`,
        user_data: { client_user_agent: AGENT, fbc: expect.stringMatching(/^fb\.1\.\d{13}\.F-click$/) },
        custom_data: { content_category: 'solar', value: 3296.85, currency: 'GBP' },
      },
    ]);
    expect(google).toMatchObject({ path: '/events:ingest', headers: { authorization: 'Bearer fresh-token' } });
    expect(google?.body).toEqual({
      destinations: [
        { operatingAccount: { accountType: 'GOOGLE_ADS', accountId: '456' }, productDestinationId: '789' },
      ],
      events: [
        {
          transactionId: body.id,
          eventTimestamp: expect.stringMatching(/Z$/),
          eventSource: 'WEB',
          adIdentifiers: { gclid: 'G-click' },
          consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_DENIED' },
          conversionValue: 3296.85,
          currency: 'GBP',
        },
      ],
    });
    expect(ga4?.path).toBe('/mp/collect?measurement_id=G-SAMPLE1&api_secret=ga4-secret');
    expect(ga4?.body.events).toMatchObject([
      { name: 'generate_lead', params: { transaction_id: body.id, form: 'solar' } },
    ]);
    // What the request carries of a person, and the reference. Digits as a whole: a moment in microseconds has most short ones.
    const said = JSON.stringify(receivers.got.map(readable));
    expect(said).not.toMatch(/jane|doe|NE1 ?6EE|191 ?498 ?0123|Test Street|ring twice|SQ-/i);
    expect(app.logged()).not.toMatch(/meta-token|ga4-secret|fresh-token|G-click|F-click/);
  });

  it('Google is asked for a token once, by a request that the service account has signed', async () => {
    await send(agreed);
    await app.settled();
    // From the first lead of this server on.
    const asked = receivers.got.filter(({ path }) => path === '/token');
    expect(asked.length).toBeLessThanOrEqual(1);
    for (const { body } of asked) {
      const [head = '', claims = '', signature = ''] = assertionIn(body);
      const isSigned = createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url');
      expect(isSigned).toBe(true);
    }
  });

  it.each<[string, object, object]>([
    ['no choice', { last: { clickIds: CLICKS } }, {}],
    ['essential cookies only', { cookieConsent: 'essential', last: { clickIds: CLICKS } }, {}],
    ['consent that a partner’s page claims', agreed, { origin: 'http://localhost:3001' }],
    ['a robot’s lead', agreed, { more: { elapsedMs: 10 } }],
  ])('none with %s', async (_name, attribution, options) => {
    const { status, body } = await send(attribution, options);
    expect(status).toBe(201);
    await app.settled();
    expect([events(), await owed(body.id)]).toEqual([[], []]);
    const [lead] = await app.db('leads').where({ id: body.id }).select('body');
    if (!('more' in options)) expect(JSON.stringify(lead)).not.toMatch(/Mozilla|"cookieConsent/);
  });

  it('advertisers whose click it was not hear nothing', async () => {
    const { body } = await send({ cookieConsent: 'all' });
    expect(await owed(body.id)).toEqual(['ga4']);
    const other = await send({ cookieConsent: 'all', first: { clickIds: { gclid: 'G-first' } } });
    expect(await owed(other.body.id)).toEqual(['ga4', 'google']);
    await app.settled();
  });

  it('are tried again under the same id', async () => {
    receivers.state.failures = 2;
    const { body } = await send({ cookieConsent: 'all' });
    await app.settled();
    const ids = events().map((event) => JSON.parse(event.body).events[0].params.transaction_id);
    expect(ids).toEqual([body.id, body.id, body.id]);
  });

  it('of a suspect lead follow its release, and of an erased one none goes', async () => {
    const { body } = await send({ cookieConsent: 'all' }, { more: { elapsedMs: 10 } });
    const { database, mailRules } = app.services;
    await releaseLead(database, body.id ?? '', { now: new Date(), rules: mailRules });
    await app.settled();
    expect(events()).toHaveLength(1);
    receivers.state.failures = 1000;
    const other = await send({ cookieConsent: 'all' });
    const { dataDir } = app;
    await eraseLeads({ database, dataDir, now: new Date(), reason: 'reference', isDryRun: false }, [
      other.body.id ?? '',
    ]);
    expect(await owed(other.body.id)).toEqual([]);
  });
});
