import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { RETENTION_KINDS } from '../../../api/config/retention.ts';
import { eraseLeads } from '../../../api/erasure/eraseLeads.ts';
import { monthsBefore } from '../../../api/erasure/monthsBefore.ts';
import { eraseOld } from '../../../api/erasure/retention.ts';
import { describeApi } from '../support/engines.ts';
import { leavesOf, noOffers, QUOTED, requestOf, type RequestChanges } from '../support/requests.ts';
import { runQuotes } from '../support/runQuotes.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../support/startApp.ts';

const NAME = 'Zebedee';
const EMAIL = 'Zebedee.Sentinel@example.com';
const TABLES = ['leads', 'outbox', 'appointments', 'appointment_places', 'subscriptions', 'audit', 'suspect_lists'];

/** A moment so many months ago, ISO 8601. */
const ago = (months: number): string => monthsBefore(new Date(), months);

const boxesOf = (funnel: FunnelName): string[] =>
  leavesOf(funnel).flatMap(({ path: place }) => (/\.marketing\.\w+$/.test(place) ? [place] : []));

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
    expect(asked.json()).toEqual([
      { leads: 3, mails: 5, appointments: 0, subscriptions: 1, erased: false, whom: expect.any(Array) },
    ]);
    expect(await app.leads()).toHaveLength(4);
    const done = await quotes('leads', 'erase', EMAIL.toUpperCase(), '--yes');
    expect(done.stdout).toContain('Erased: 3 leads, 5 mails of theirs');
    expect(done.stdout + done.stderr).not.toContain(NAME);
    for (const place of ['mailboxes of others', 'backups', 'webhooks and conversions'])
      expect(done.stderr).toContain(place);
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

  it.each(['ÉLODIE_Ö@example.com', 'élodie_ö@example.com', 'E\u0301lodie_o\u0308@EXAMPLE.com'])(
    'finds somebody whose address has letters beyond ASCII by %s',
    async (typed) => {
      const others = ['elodie_o@example.com', 'élodiexö@example.com', 'xélodie_ö@example.com', '%@example.com'];
      for (const email of ['ÉLODIE_Ö@example.com', 'Élodie_ö@Example.com', ...others])
        expect((await post(solarRequest({ customerInfo: { email } }))).status).toBe(201);
      await post({ type: 'newsletter', quoteData: { email: 'Élodie_Ö@example.com' } });
      await app.settled();
      const done = await quotes('leads', 'erase', typed, '--yes', '--json');
      expect(done.json()).toMatchObject([{ leads: 3, subscriptions: 1, erased: true }]);
      const left = (await app.leads()).map(({ email }) => email);
      expect(left.toSorted()).toEqual(others.toSorted());
      for (const email of others) expect((await quotes('leads', 'erase', email, '--yes')).code).toBe(0);
      expect(await app.leads()).toEqual([]);
    },
  );

  it('names whom it would erase, and whoever is kept for good, first', async () => {
    const { body } = await post(solarRequest({ customerInfo: person }));
    const { reference = '', id = '' } = body;
    const once = await quotes('leads', 'erase', reference);
    expect(once.stdout).toMatch(
      new RegExp(
        `^Reference .*Name.*\\n${reference} .*\\d{4}.* solar +${NAME} Doe\\nWould erase: 1 lead, .*\\nAdd --yes`,
      ),
    );
    await quotes('leads', 'keep', id);
    const [asked, machine] = [await quotes('leads', 'erase', EMAIL), await quotes('leads', 'erase', id, '--json')];
    expect(asked.stdout).toMatch(/ for good\nWould erase/);
    expect(asked.stdout).toContain(`Kept for good by "leads keep": ${reference}. Add --include-kept --yes`);
    expect(machine.json()).toMatchObject([
      { whom: [{ id, reference, funnel: 'solar', name: `${NAME} Doe`, kept: true }] },
    ]);
    for (const name of [reference, EMAIL]) {
      const refused = await quotes('leads', 'erase', name, '--yes');
      expect([refused.code, refused.stdout, refused.stderr]).toEqual([
        1,
        '',
        expect.stringContaining(`Kept for good by "leads keep": ${reference}. Nothing was erased.`),
      ]);
    }
    expect(await app.leads()).toHaveLength(1);
    const odd = await quotes('leads', 'erase', '--older-than', '--include-kept');
    expect([odd.code, odd.stderr]).toEqual([2, expect.stringContaining('age never ends what is kept')]);
    expect((await quotes('leads', 'erase', EMAIL, '--include-kept')).stdout).toMatch(/\nAdd --yes to do it\.\n$/);
    expect((await quotes('leads', 'erase', EMAIL, '--include-kept', '--yes')).code).toBe(0);
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
    const withoutOffers = requestOf('solar', noOffers('solar'));
    const business = (months: number) =>
      requestOf('commercial-energy', {
        ...noOffers('commercial-energy'),
        'quoteData.contractEndDate': ago(months).slice(0, 10),
      });
    const cases: readonly (readonly [kept: boolean, months: number, request: object])[] = [
      [false, 25, withoutOffers],
      [true, 23, withoutOffers],
      [false, 25, requestOf('quick')],
      [false, 25, requestOf('contact')],
      [true, 71, requestOf('contact', { 'quoteData.subject': 'complaint' })],
      [false, 73, requestOf('contact', { 'quoteData.subject': 'data-protection' })],
      [true, 25, requestOf('ev', { ...noOffers('ev'), 'quoteData.customerInfo.marketingConsent': true })],
      [true, 25, business(11)],
      [false, 25, business(14)],
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
    const customer = (await post(withoutOffers)).body;
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

  it('by age keeps whoever has agreed to offers, by whichever box of whichever form', async () => {
    await app.db('leads').delete();
    const kept: string[] = [];
    const add = async (funnel: FunnelName, changes: RequestChanges, isKept: boolean): Promise<void> => {
      // A contract that has not ended would keep the lead by itself.
      const base = funnel === 'commercial-energy' ? { 'quoteData.contractEndDate': ago(90).slice(0, 10) } : {};
      const { body, status } = await post(requestOf(funnel, { ...noOffers(funnel), ...base, ...changes }));
      expect(status).toBe(201);
      if (isKept) kept.push(`${funnel} ${Object.keys(changes).join()} ${body.id}`);
    };
    for (const funnel of FUNNEL_NAMES) {
      await add(funnel, {}, false);
      for (const box of boxesOf(funnel)) await add(funnel, { [box]: true }, true);
    }
    // As tags have sent it that knew no `marketing`.
    for (const funnel of ['homecare', 'instant'] as const) {
      const old = { 'quoteData.customerInfo.marketing': undefined, 'quoteData.customerInfo.contactConsent': true };
      await add(funnel, { ...old }, true);
    }
    expect(kept).toHaveLength(QUOTED.length * 3 + 2);
    await app.db('leads').update({ created_at: ago(80) });
    await app.settled();
    const { database } = app.services;
    const work = { database, dataDir: app.dataDir, retention: RETENTION_KINDS, now: new Date(), isDryRun: false };
    await eraseOld(work);
    const left = new Set((await app.leads()).map(({ id }) => id));
    expect(kept.filter((name) => !left.has(name.split(' ').at(-1) ?? ''))).toEqual([]);
    expect(left.size).toBe(kept.length);
  });
});
