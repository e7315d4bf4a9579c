import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAX_ATTEMPTS } from '../../api/outbox/deliver.ts';
import { countOutbox, listOutbox, retryOutbox } from '../../api/outbox/manageOutbox.ts';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

describeApi('mails that do not leave', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine, anyPdf: true });
  });
  afterEach(() => app.close());

  const row = async (event: string) => (await app.outbox()).find((mail) => mail.event === event);
  const statusOf = async (event: string) => (await row(event))?.status;
  const postWithout = async (mood: TestApp['mailServer']['mood']) => {
    app.mailServer.mood = mood;
    return (await app.post(solarRequest(), { key: newKey() })).body;
  };

  it('to sales are tried for as long as it takes', async () => {
    await app.services.worker.stop();
    await postWithout('refusing-recipients');
    await app.db('outbox').update({ attempts: 5000, created_at: '2026-01-01T00:00:00.000Z' });
    await app.services.worker.start();
    await expect.poll(() => statusOf('customer-mail')).toBe('failed');
    await expect.poll(async () => (await row('sales-mail'))?.last_error).toContain('550');
    expect(await statusOf('sales-mail')).toBe('pending');
    app.mailServer.mood = 'accepting';
    await app.mailServer.waitFor(1, ({ to }) => to.includes(SALES));
  });

  it('because of a damaged lead say so without a word of it', async () => {
    await app.services.worker.stop();
    const { id } = await postWithout('accepting');
    await app.db('leads').where({ id }).update({ sales: 'Jane Doe' });
    await app.services.worker.start();
    await expect.poll(async () => (await row('sales-mail'))?.last_error).toBe('Not delivered: other (SyntaxError)');
    expect(app.logged()).toContain('"reason":"other","outcome":"retry","err":{"name":"SyntaxError"');
    expect(app.logged()).not.toContain('Jane');
  });

  it('to visitors are given up after three days', async () => {
    await app.services.worker.stop();
    await postWithout('refusing-for-now');
    await app.db('outbox').update({ attempts: MAX_ATTEMPTS - 2 });
    await app.services.worker.start();
    await expect.poll(() => statusOf('customer-mail')).toBe('failed');
    expect((await row('customer-mail'))?.attempts).toBe(MAX_ATTEMPTS);
  });

  it('to sales are taken up by every start, given up or waiting', async () => {
    await app.services.worker.stop();
    const { id } = await postWithout('accepting');
    await app.post(solarRequest({ customerInfo: { email: 'second@example.com' } }), { key: newKey() });
    const soon = new Date(Date.now() + 3_000_000).toISOString();
    await app.db('outbox').update({ next_attempt_at: soon, attempts: 40 });
    await app.db('outbox').where({ lead_id: id }).update({ status: 'failed' });
    await app.services.worker.start();
    const mails = await app.mailServer.waitFor(2);
    expect(mails.map(({ to }) => to.join())).toEqual([SALES, SALES]);
    await expect
      .poll(() => listOutbox(app.db, { statuses: ['pending', 'failed'] }))
      .toMatchObject([
        { event: 'customer-mail', status: 'failed' },
        { event: 'customer-mail', status: 'pending' },
      ]);
  });

  it('are listed without an address, and go once they are retried', async () => {
    const { id, reference } = await postWithout('refusing-recipients');
    await expect.poll(() => statusOf('customer-mail')).toBe('failed');
    const dead = await listOutbox(app.db, { statuses: ['failed'] });
    expect(dead).toMatchObject([
      { leadId: id, reference, event: 'customer-mail', to: 'visitor', attempts: 1, nextAttemptAt: null, sentAt: null },
    ]);
    expect(dead[0]?.lastError).toContain('550');
    expect(JSON.stringify(dead)).not.toContain('jane@');
    expect(await countOutbox(app.db, { events: ['customer-mail'] })).toEqual({
      pending: 0,
      sent: 0,
      failed: 1,
      suppressed: 0,
    });
    app.mailServer.mood = 'accepting';
    expect(await retryOutbox(app.db, new Date(), { ids: dead.map((entry) => entry.id) })).toBe(1);
    await app.mailServer.waitFor(1, ({ to }) => to.includes('jane@example.com'));
    await expect.poll(() => statusOf('customer-mail')).toBe('sent');
  });

  it('were sent or suppressed: a retry leaves them alone', async () => {
    for (let count = 0; count < 4; count += 1) await postWithout('accepting');
    await expect.poll(() => countOutbox(app.db)).toMatchObject({ pending: 0, sent: 7, suppressed: 1 });
    expect(await retryOutbox(app.db, new Date())).toBe(0);
  });
});
