import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptLead } from '../support/acceptLead.ts';
import { describeApi } from '../support/engines.ts';
import { runQuotes } from '../support/runQuotes.ts';
import { startApp, type TestApp } from '../support/startApp.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

describeApi('quotes webhooks replay', (engine) => {
  let receiver: WebhookReceiver;
  let app: TestApp;
  const replay = (...args: readonly string[]) => runQuotes(app.env, 'webhooks', 'replay', ...args);
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    const secret = `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`;
    app = await startApp({ engine, anyPdf: true, env: { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret } });
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  it('says what it would do, and does it with --yes, for those that were named', async () => {
    const first = await acceptLead(app, 'solar');
    await acceptLead(app, 'ev');
    const isTold = async () => (await app.outbox()).every(({ status }) => status === 'sent');
    await expect.poll(isTold).toBe(true);
    const [nothing, planned, late] = await Promise.all([
      replay(),
      replay('--since', '2026-01-01'),
      replay('--since', '2099-01-01', '--json'),
    ]);
    expect([nothing.code, nothing.stderr]).toEqual([
      2,
      expect.stringContaining('Name leads, or give --since or --all'),
    ]);
    expect([planned.code, planned.stdout]).toEqual([0, expect.stringContaining('Would send 2 webhooks again')]);
    expect(late.json()).toEqual([{ webhooks: 0, replayed: false }]);
    expect(receiver.posts).toHaveLength(2);

    const done = await replay(first.reference ?? '?', '--yes');
    expect([done.code, done.stdout]).toEqual([0, expect.stringContaining('1 webhook due now')]);
    const posts = (await receiver.waitFor(3)).filter(({ body }) => body.includes(first.id ?? '?'));
    expect(posts).toHaveLength(2);
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});
