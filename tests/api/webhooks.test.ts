import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FunnelName } from '#contract/tags.ts';
import type { LeadCreated } from '../../api/delivery/leadCreated.ts';
import { MAX_ATTEMPTS } from '../../api/outbox/deliver.ts';
import { listOutbox, replayWebhooks, retryOutbox } from '../../api/outbox/manageOutbox.ts';
import { releaseLead } from '../../api/quotes/releaseLead.ts';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, startApp, type AppOptions, type TestApp } from './support/startApp.ts';
import { startWebhookReceiver, type ReceivedPost, type WebhookReceiver } from './support/webhookReceiver.ts';

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [OLD, NEW, OTHER] = [secretOf('a'), secretOf('b'), secretOf('c')];

const headersOf = ({ headers }: ReceivedPost): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
const verified = (post: ReceivedPost | undefined, secret: string): LeadCreated =>
  new Webhook(secret).verify(post?.body ?? '', post ? headersOf(post) : {}) as LeadCreated;

describeApi('webhooks', (engine) => {
  let receiver: WebhookReceiver;
  let app: TestApp;
  const start = async (env: AppOptions['env']): Promise<void> => {
    app = await startApp({ engine, anyPdf: true, env });
  };
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
    await start({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: `${NEW} ${OLD}` });
  });
  afterEach(async () => {
    await app.close();
    await receiver.close();
  });

  const rows = () => listOutbox(app.db, { events: ['lead-webhook'] });
  const arrived = async (count: number) => {
    await receiver.waitFor(count);
    await expect.poll(async () => (await rows()).every(({ status }) => status === 'sent')).toBe(true);
  };

  it('tell of a lead once, signed with the present secret and the former one', async () => {
    const { id, reference, email } = await acceptLead(app, 'solar', { attribution: { partnerReference: 'ACME/12' } });
    await arrived(1);
    const [post] = receiver.posts;
    expect(post).toMatchObject({ method: 'POST', path: '/leads?token=open-sesame' });
    expect(post?.headers['content-type']).toBe('application/json');
    expect(verified(post, OLD)).toEqual(verified(post, NEW));
    expect(() => verified(post, OTHER)).toThrow('No matching signature');
    expect(verified(post, NEW)).toMatchObject({
      type: 'lead.created',
      version: 1,
      text: expect.stringMatching(/^Solar · Home · 4 kW .* · NE1 · SQ-\d{6}$/),
      data: {
        id,
        reference,
        funnel: 'solar',
        size: { kw: 4 },
        quoteUrl: expect.stringMatching(/^https?:\/\/.*\/quote\//),
        contact: { email, postcode: 'NE1 6EE' },
        price: { totalPence: 329_685, check: 'ok' },
        quoteData: { quote: { systemSize: 4 } },
        partnerReference: 'ACME/12',
      },
    });
    expect(app.logged()).not.toContain('open-sesame');
  });

  it.each<[FunnelName, object]>([
    ['homecare', { plan: 'Standard' }],
    ['instant', { plan: 'Boiler cover' }],
    ['commercial-energy', { kwh: expect.any(Number) }],
  ])('tell the size of %s', async (funnel, size) => {
    await acceptLead(app, funnel);
    await arrived(1);
    expect(verified(receiver.posts[0], NEW).data).toMatchObject({ funnel, size });
  });

  it('are tried again after an error, a redirect and a connection that is dropped, under one id', async () => {
    for (const mood of [500, 302, 'dropping'] as const) {
      receiver.mood = mood;
      const before = receiver.posts.length;
      if (before === 0) await acceptLead(app, 'ev');
      await receiver.waitFor(before + 2);
    }
    receiver.mood = 200;
    await arrived(receiver.posts.length + 1);
    expect(new Set(receiver.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.posts.map(({ path }) => path)).size).toBe(1);
    expect(app.logged()).toContain('"reason":"redirect","outcome":"retry","msg":"webhook not delivered"');
    const told = await app.services.metrics.expose();
    expect(told).toContain('mail_failures_total{event="lead-webhook",reason="5xx",outcome="retry"}');
  });

  it('that hang keep no mail waiting', async () => {
    receiver.mood = 'hanging';
    for (let count = 0; count < 8; count += 1) await acceptLead(app, 'solar');
    expect(await app.mailServer.waitFor(16)).toHaveLength(16);
    expect((await rows()).every(({ status }) => status === 'pending')).toBe(true);
  });

  it('that hang are let go of by a stop, and posted once more by the next start', async () => {
    receiver.mood = 'hanging';
    await acceptLead(app, 'solar');
    await receiver.waitFor(1);
    await app.stop();
    expect(app.logged()).toContain('"reason":"dropped","outcome":"retry","msg":"webhook not delivered"');
    receiver.mood = 204;
    const next = await startApp({
      engine,
      anyPdf: true,
      beside: app,
      env: { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: NEW },
    });
    const posts = await receiver.waitFor(2);
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await next.close();
  });

  it('are given up after three days, listed without the address, and go once they are retried', async () => {
    receiver.mood = 500;
    await app.services.worker.stop();
    const { id } = await acceptLead(app, 'solar');
    await app
      .db('outbox')
      .where({ event: 'lead-webhook' })
      .update({ attempts: MAX_ATTEMPTS - 1 });
    await app.services.worker.start();
    await expect.poll(async () => (await rows())[0]?.status).toBe('failed');
    const [dead] = await rows();
    expect(dead).toMatchObject({ leadId: id, to: 'webhook', attempts: MAX_ATTEMPTS });
    expect(dead?.lastError).toBe('The webhook was not delivered: 5xx (HTTP status 500)');
    expect((await app.get('/readyz?verbose')).text).toContain('webhook: 1 were given up');
    receiver.mood = 200;
    expect(await retryOutbox(app.db, new Date(), { events: ['lead-webhook'] })).toBe(1);
    await arrived(2);
  });

  it('are given up at once by a receiver that is gone for good', async () => {
    receiver.mood = 410;
    await acceptLead(app, 'solar');
    await expect.poll(async () => (await rows())[0]?.status).toBe('failed');
    expect((await rows())[0]?.attempts).toBe(1);
  });

  it('can be replayed under the same id; a lead that was erased is not', async () => {
    const first = await acceptLead(app, 'solar');
    const second = await acceptLead(app, 'ev');
    await arrived(2);
    await app.db('leads').where({ id: second.id }).del();
    expect(await replayWebhooks(app.db, new Date(), { since: new Date(Date.now() + 60_000) })).toBe(0);
    expect(await replayWebhooks(app.db, new Date(), { leads: ['nobody'] })).toBe(0);
    expect(await replayWebhooks(app.db, new Date(), {})).toBe(1);
    await arrived(3);
    const posts = receiver.posts.filter(({ body }) => body.includes(first.id ?? '?'));
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(posts).toHaveLength(2);
  });

  it('tell of a consent that it was withdrawn, once they are replayed', async () => {
    const marketing = { email: true, text: false, phone: false };
    const { id = '' } = await acceptLead(app, 'solar', { 'quoteData.customerInfo.marketing': marketing });
    await arrived(1);
    const at = '2026-11-24T09:00:00.000Z';
    await app.db('leads').where({ id }).update({ consent_withdrawn_at: at });
    expect(await replayWebhooks(app.db, new Date(), { leads: [id] })).toBe(1);
    await arrived(2);
    const told = receiver.posts.map((post) => verified(post, NEW).data);
    const consents = told.map(({ consentWithdrawnAt, sections }) => [
      consentWithdrawnAt,
      sections.flatMap(({ rows }) => rows).find(({ label }) => label === 'Marketing')?.value,
    ]);
    expect(consents).toEqual([
      [null, 'Agreed to offers by email'],
      [at, 'Withdrawn on 24 November 2026. Before that: Agreed to offers by email'],
    ]);
    // What the form has sent is told as it was.
    expect(told[1]?.quoteData).toMatchObject({ customerInfo: { marketing } });
  });

  it('say nothing of repeats and quick quotes', async () => {
    const key = newKey();
    for (let count = 0; count < 3; count += 1) await app.post(solarRequest(), { key });
    await acceptLead(app, 'quick');
    await arrived(1);
    expect(await rows()).toHaveLength(1);
  });

  it('tell of a suspect lead once it is released', async () => {
    const { body } = await app.post({ ...solarRequest(), leadRoute: 'x' }, { key: newKey() });
    expect(await rows()).toEqual([]);
    await releaseLead(app.services.database, body.id ?? '', { now: new Date(), rules: app.services.mailRules });
    app.services.worker.wake();
    await arrived(1);
    expect(verified(receiver.posts[0], NEW).data.id).toBe(body.id);
  });

  it('go to each address of a list, signed with its own secret', async () => {
    await app.close();
    const other = await startWebhookReceiver();
    await start({ WEBHOOK_URL: `${receiver.url}, ${other.url}`, WEBHOOK_SECRET: `${NEW},${OTHER}` });
    const { id } = await acceptLead(app, 'solar');
    await Promise.all([receiver.waitFor(1), other.waitFor(1)]);
    expect(verified(receiver.posts[0], NEW).data.id).toBe(id);
    expect(verified(other.posts[0], OTHER).data.id).toBe(id);
    expect(other.posts[0]?.headers['webhook-id']).not.toBe(receiver.posts[0]?.headers['webhook-id']);
    await other.close();
  });
});
