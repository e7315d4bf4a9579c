import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '../../api/outbox/outbox.ts';
import type { OutboxRow } from '../../api/outbox/outboxRow.ts';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 45_000, interval: 30 });

describeApi('outbox', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ engine, anyPdf: true });
  });
  afterEach(() => app.close());

  const statuses = async () => (await app.outbox()).map(({ event, status }) => `${event} ${status}`).toSorted();
  const allSent = () =>
    eventually(async () => expect(await statuses()).toEqual(['customer-mail sent', 'sales-mail sent']));

  it('mails sales and the customer once, and marks both', async () => {
    await app.post(solarRequest(), { key: newKey() });
    const mails = await app.mailServer.waitFor(2);
    expect(mails.map(({ to }) => to.join()).toSorted()).toEqual(['jane@example.com', SALES]);
    await allSent();
    const rows = await app.outbox();
    expect(rows.every(({ sent_at, attempts, claim }) => sent_at !== null && attempts === 1 && claim === null)).toBe(
      true,
    );
  });

  it('gives every mail the Message-ID of its row', async () => {
    await app.post(solarRequest(), { key: newKey() });
    const mails = await app.mailServer.waitFor(2);
    const rows = await app.outbox();
    expect(mails.map(({ mail }) => mail.messageId ?? '').toSorted()).toEqual(
      rows.map((row) => row.message_id).toSorted(),
    );
    expect(rows.every(({ message_id }) => /^<[\w-]+@quotes\.test>$/.test(message_id))).toBe(true);
  });

  it.each([
    ['first@quotes.test', 'first@quotes.test'],
    // The mailer writes its domain as DNS has it.
    ['Sales@münchen.example', 'Sales@xn--mnchen-3ya.example'],
  ])('tries an address of sales again that was refused, and not %s, which was not', async (first, written) => {
    const second = 'second@quotes.test';
    const team = await startApp({ engine, anyPdf: true, env: { SALES_EMAIL: `${first},${second}` } });
    try {
      const refusals = [451, 550];
      team.mailServer.refuse = (address) => (address === second ? refusals.shift() : undefined);
      await team.post(solarRequest(), { key: newKey() });
      await team.settled();
      const mails = team.mailServer.mails.filter(({ to }) => !to.includes('jane@example.com'));
      expect(mails.map(({ to }) => to)).toEqual([[first], [second]]);
      expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(1);
      for (const { mail } of mails) expect(mail.to?.map(({ address }) => address)).toEqual([written, second]);
      const metrics = await team.services.metrics.expose();
      for (const reason of ['4xx', '5xx'])
        expect(metrics).toContain(`mail_failures_total{event="sales-mail",reason="${reason}",outcome="retry"} 1`);
      expect(team.logged()).toContain('"reason":"4xx"');
      expect(team.logged()).not.toContain(second);
    } finally {
      await team.close();
    }
  });

  it('sends from an address whose domain is not ASCII', async () => {
    const foreign = await startApp({ engine, anyPdf: true, env: { MAIL_FROM: 'quotes@münchen.example' } });
    try {
      await foreign.post(solarRequest(), { key: newKey() });
      const mails = await foreign.mailServer.waitFor(2);
      for (const { mail } of mails) expect(mail.messageId).toMatch(/^<[\w-]+@xn--mnchen-3ya\.example>$/);
    } finally {
      await foreign.close();
    }
  });

  it('does not wait for the day that a clock which was ahead has written', async () => {
    await app.services.worker.stop();
    await app.post(solarRequest(), { key: newKey() });
    await app.db('outbox').update({ next_attempt_at: '2100-01-01T00:00:00.000Z' });
    expect(await createOutbox(app.services.database, () => new Date()).claim(5)).toHaveLength(2);
  });

  it('tries again while the mail server refuses for now, under the same Message-ID', async () => {
    app.mailServer.mood = 'refusing-for-now';
    const { body } = await app.post(solarRequest(), { key: newKey() });
    await eventually(async () => {
      const rows = await app.outbox();
      expect(rows.every(({ attempts, last_error }) => attempts >= 2 && last_error !== null)).toBe(true);
    });
    const before = (await app.outbox()).map((row) => row.message_id).toSorted();
    app.mailServer.mood = 'accepting';
    const mails = await app.mailServer.waitFor(2);
    expect(mails.map(({ mail }) => mail.messageId ?? '').toSorted()).toEqual(before);
    await allSent();
    expect(body.reference).toBe('SQ-123456');
  });

  it('gives a refused customer up, but never the sales mail', async () => {
    app.mailServer.mood = 'refusing-recipients';
    await app.post(solarRequest(), { key: newKey() });
    await eventually(async () => expect(await statuses()).toEqual(['customer-mail failed', 'sales-mail pending']));
    const failed = (await app.outbox()).find(({ status }) => status === 'failed');
    expect(failed?.last_error).toContain('550');
    expect(failed?.last_error).not.toContain('jane@');
  });

  describe('claims', () => {
    const paused = async () => {
      await app.services.worker.stop();
      await app.post(solarRequest(), { key: newKey() });
      await app.post(solarRequest({ customerInfo: { email: 'second@example.com' } }), { key: newKey() });
    };

    it('never give one mail to two workers', async () => {
      await paused();
      const outbox = createOutbox(app.services.database, () => new Date());
      const claims = await Promise.all([outbox.claim(3), outbox.claim(3), outbox.claim(3)]);
      const ids = claims.flat().map(({ id }) => id);
      expect(ids).toHaveLength(4);
      expect(new Set(ids).size).toBe(4);
    });

    it('fall due again when their worker has died', async () => {
      await paused();
      let now = new Date();
      const outbox = createOutbox(app.services.database, () => now);
      expect(await outbox.claim(10)).toHaveLength(4);
      expect(await outbox.claim(10)).toHaveLength(0);
      now = new Date(now.getTime() + 5 * 60_000 + 1);
      const again = await outbox.claim(10);
      expect(again.map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2]);
    });

    it('last as long as they are extended, while they are nobody else’s', async () => {
      await paused();
      const start = Date.now();
      let now = new Date(start);
      const after = (ms: number) => {
        now = new Date(start + ms);
      };
      const [one, other] = [1, 2].map(() => createOutbox(app.services.database, () => now));
      const claimed = (await one?.claim(10)) ?? [];
      const [kept, ...left] = claimed;
      after(4 * 60_000);
      await one?.extend(claimed.slice(0, 1));
      after(5 * 60_000 + 1);
      expect((await other?.claim(10))?.map(({ id }) => id).toSorted()).toEqual(left.map(({ id }) => id).toSorted());
      // Those of the other are over at ten minutes, whatever the first still has in hand.
      after(9 * 60_000);
      await one?.extend(claimed);
      after(10 * 60_000 + 2);
      expect(await other?.claim(10)).toHaveLength(left.length);
      after(14 * 60_000 + 1);
      expect((await other?.claim(10))?.map(({ id }) => id)).toEqual([kept?.id]);
    });

    it('outlast what an earlier worker says of a try that failed, and not that a mail has left', async () => {
      await paused();
      let now = new Date();
      const outbox = createOutbox(app.services.database, () => now);
      const [first, second, third] = (await outbox.claim(10)) as [OutboxRow, OutboxRow, OutboxRow];
      now = new Date(now.getTime() + 5 * 60_000 + 1);
      const [again] = (await outbox.claim(10)) as [OutboxRow];
      const error = 'too late';
      const former = { id: first.id, claim: first.claim, error };
      await outbox.settle({ kind: 'retry', ...former, dueAt: now, accepted: null });
      await outbox.settle({ kind: 'failed', ...former });
      await outbox.settle({ kind: 'sent', id: second.id });
      const rows = new Map((await app.outbox()).map((row) => [row.id, row]));
      expect(rows.get(first.id)).toMatchObject({ status: 'pending', claim: again.claim, last_error: null });
      expect(rows.get(second.id)).toMatchObject({ status: 'sent', claim: null });
      await outbox.settle({ kind: 'failed', id: third.id, claim: again.claim, error });
      expect((await app.outbox()).find(({ id }) => id === third.id)?.status).toBe('failed');
    });

    it('leave alone what is sent, given up or suppressed, however old it is', async () => {
      await paused();
      for (const status of ['sent', 'failed', 'suppressed']) {
        await app.db('outbox').update({ status, next_attempt_at: '2000-01-01T00:00:00.000Z' });
        expect(await createOutbox(app.services.database, () => new Date()).claim(10)).toEqual([]);
      }
    });

    it('are taken back at the start of the only process', async () => {
      await paused();
      const outbox = createOutbox(app.services.database, () => new Date());
      await outbox.claim(10);
      await outbox.takeBackClaims();
      expect(await outbox.claim(10)).toHaveLength(app.services.database.dialect.isSingleProcess ? 4 : 0);
    });
  });

  it('sends what an earlier process left behind', async () => {
    const { database, worker } = app.services;
    await worker.stop();
    await app.post(solarRequest(), { key: newKey() });
    // Beside others nobody knows who has died: there the claim has to run out.
    const age = database.dialect.isSingleProcess ? 0 : 5 * 60_000;
    await createOutbox(database, () => new Date(Date.now() - age)).claim(10);
    await worker.start();
    expect(await app.mailServer.waitFor(2)).toHaveLength(2);
    await allSent();
  });
});
