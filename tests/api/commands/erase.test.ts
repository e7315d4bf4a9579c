import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseLeads } from '../../../api/erasure/eraseLeads.ts';
import { describeApi } from '../support/engines.ts';
import { requestOf } from '../support/requests.ts';
import { runQuotes } from '../support/runQuotes.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../support/startApp.ts';

const NAME = 'Zebedee';
const EMAIL = 'Zebedee.Sentinel@example.com';
const TABLES = ['leads', 'outbox', 'appointments', 'appointment_places', 'subscriptions', 'audit', 'suspect_lists'];

describeApi('quotes leads erase', (engine) => {
  let app: TestApp;
  const quotes = (...args: readonly string[]) => runQuotes(app.env, ...args);
  beforeAll(async () => {
    // Mails become files, which hold what the database holds.
    app = await startApp({ engine, anyPdf: true, env: { SMTP_URL: '', RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const post = (request: object) => app.post(request, { key: newKey() });
  const person = { firstName: NAME, email: EMAIL };
  const mailFolder = () => path.join(app.dataDir, 'mail');
  const allFiles = async (): Promise<string> => {
    const names = await readdir(mailFolder());
    return (await Promise.all(names.map((name) => readFile(path.join(mailFolder(), name), 'utf8')))).join('\n');
  };
  const allRows = async (): Promise<string> =>
    JSON.stringify(await Promise.all(TABLES.map((table) => app.db(table).select('*'))));

  it('leaves nothing of a person: no row, no file, and counts alone in the audit', async () => {
    await post(solarRequest({ customerInfo: person }));
    await post(solarRequest({ customerInfo: { ...person, email: EMAIL.toLowerCase() } }));
    await post({ type: 'newsletter', quoteData: { email: EMAIL } });
    const other = await post(solarRequest({ customerInfo: { firstName: 'Other', email: 'other@example.com' } }));
    await app.settled();
    expect(await allFiles()).toContain(NAME);

    const asked = await quotes('leads', 'erase', EMAIL, '--json');
    expect(asked.json()).toEqual([{ leads: 3, mails: 5, appointments: 0, subscriptions: 1, erased: false }]);
    expect(await app.leads()).toHaveLength(4);
    const done = await quotes('leads', 'erase', EMAIL.toUpperCase(), '--yes');
    expect(done.stdout).toContain('Erased: 3 leads, 5 mails of theirs');
    for (const kept of [await allRows(), await allFiles()]) {
      expect(kept).not.toMatch(/zebedee/i);
      expect(kept).toContain('other@example.com');
    }
    expect(await app.db('audit').pluck('detail')).toEqual([
      '{"reason":"email","leads":3,"mails":5,"appointments":0,"subscriptions":1}',
    ]);
    expect((await quotes('leads', 'erase', other.body.reference ?? '', '--yes')).code).toBe(0);
    expect(await app.leads()).toEqual([]);
  });

  it('that fails has taken no mail from its folder', async () => {
    await post(solarRequest());
    await app.settled();
    const before = await readdir(mailFolder());
    const ids = (await app.leads()).map(({ id }) => id);
    const { database } = app.services;
    await app.db.schema.renameTable('audit', 'away');
    const options = { database, dataDir: app.dataDir, now: new Date(), reason: 'reference', isDryRun: false } as const;
    await expect(eraseLeads(options, ids)).rejects.toThrow('audit');
    await app.db.schema.renameTable('away', 'audit');
    expect(await readdir(mailFolder())).toEqual(before);
    expect(await app.leads()).toHaveLength(ids.length);
    await eraseLeads(options, ids);
    expect([await app.leads(), await readdir(mailFolder())]).toEqual([[], []]);
  });

  it('by age takes what is older than its kind may be, and nothing of a customer or with a consent', async () => {
    const ago = (months: number): string => {
      const time = new Date();
      time.setUTCMonth(time.getUTCMonth() - months);
      return time.toISOString();
    };
    const cases: readonly (readonly [kept: boolean, months: number, request: object])[] = [
      [false, 25, solarRequest()],
      [true, 23, solarRequest()],
      [false, 25, requestOf('quick')],
      [false, 25, requestOf('contact')],
      [true, 71, requestOf('contact', { 'quoteData.subject': 'complaint' })],
      [false, 73, requestOf('contact', { 'quoteData.subject': 'data-protection' })],
      [true, 25, requestOf('ev', { 'quoteData.customerInfo.marketingConsent': true })],
      [true, 25, requestOf('commercial-energy', { 'quoteData.contractEndDate': ago(11).slice(0, 10) })],
      [false, 25, requestOf('commercial-energy', { 'quoteData.contractEndDate': ago(14).slice(0, 10) })],
    ];
    const kept: string[] = [];
    for (const [isKept, months, request] of cases) {
      const { body, status } = await post(request);
      expect(status).toBe(201);
      await app
        .db('leads')
        .where({ id: body.id })
        .update({ created_at: ago(months) });
      if (isKept) kept.push(body.id ?? '');
    }
    const customer = (await post(solarRequest())).body;
    await app
      .db('leads')
      .where({ id: customer.id })
      .update({ created_at: ago(60) });
    expect((await quotes('leads', 'keep', customer.id ?? '')).code).toBe(0);
    await app.settled();
    const plan = await quotes('leads', 'erase', '--older-than', '--dry-run', '--json');
    expect(plan.json()).toMatchObject([{ leads: 5, erased: false }]);
    expect((await quotes('leads', 'erase', '--older-than', '--yes')).stderr).toContain(
      '10 leads read\n5 leads erased\n',
    );
    const left = (await app.leads()).map(({ id }) => id);
    expect(new Set(left)).toEqual(new Set([...kept, customer.id]));
  });
});
