import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptLead } from '../support/acceptLead.ts';
import { describeApi } from '../support/engines.ts';
import { runQuotes } from '../support/runQuotes.ts';
import { startApp, type TestApp } from '../support/startApp.ts';

describeApi('quotes outbox', (engine) => {
  let app: TestApp;
  const outbox = (...args: readonly string[]) => runQuotes(app.env, 'outbox', ...args);
  const setStatus = (id: string | undefined, status: string) => app.db('outbox').where({ id }).update({ status });
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true });
    for (const funnel of ['solar', 'ev', 'homecare'] as const) await acceptLead(app, funnel);
  });
  afterAll(() => app.close());

  it('lists what has not left, oldest first, and how many more there are', async () => {
    await app.settled();
    const [oldest, second, third, fourth] = await app.db('outbox').orderBy('created_at').orderBy('id').pluck('id');
    const nothing = await outbox('list');
    expect(nothing.stdout).toContain('nothing is owed. --status all lists what has left too');
    for (const id of [second, third, fourth]) await setStatus(id, 'failed');
    await setStatus(oldest, 'suppressed');
    const [owed, two, sent, all] = await Promise.all([
      outbox('list', '--json'),
      outbox('list', '--limit', '2'),
      outbox('list', '--status', 'sent', '--json'),
      outbox('list', '--status', 'all', '--json'),
    ]);
    expect(new Set(owed.json().map(({ id }) => id))).toEqual(new Set([second, third, fourth]));
    expect(two.stderr).toContain('… and 1 more: give a greater --limit\nAll mails: 0 pending, ');
    expect(sent.json().map(({ status }) => status)).toEqual(sent.json().map(() => 'sent'));
    // Half past midnight of the 2nd in London.
    await app.db('outbox').where({ id: second }).update({ created_at: '2026-07-01T23:30:00.000Z' });
    expect((await outbox('list')).stdout).toMatch(/\nThu, 2 Jul 2026, 00:30 BST +/);
    expect([sent.json().length, all.json().length]).toEqual([2, 6]);
  });

  it('tries again what is owed, and says of anything else why not', async () => {
    const sent = await app.db('outbox').where({ status: 'sent' }).first('id');
    const failed = await app.db('outbox').where({ status: 'failed' }).first('id');
    const id = String(sent?.id);
    const [unknown, left, both, never] = await Promise.all([
      outbox('retry', 'nonsense'),
      outbox('retry', id),
      outbox('retry', String(failed?.id), id),
      outbox('retry', '--status', 'sent'),
    ]);
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      'Nothing was changed. There is no mail nonsense: quotes outbox list names them\n',
    ]);
    for (const { code, stderr } of [left, both])
      expect([code, stderr]).toEqual([1, expect.stringContaining(`${id} was sent already`)]);
    expect([never.code, never.stderr]).toEqual([2, expect.stringContaining('Allowed choices are pending, failed')]);
    expect(await app.db('outbox').where({ id: failed?.id }).first('status')).toEqual({ status: 'failed' });
    const done = await outbox('retry', String(failed?.id));
    expect([done.code, done.stdout]).toEqual([0, expect.stringContaining('1 mail is due now')]);
    await app.settled();
  });
});
