import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/time.ts';
import { readConfig } from '../../api/config/config.ts';
import { RETENTION_KINDS } from '../../api/config/retention.ts';
import { openDatabase } from '../../api/db/client.ts';
import { monthsBefore } from '../../api/erasure/monthsBefore.ts';
import { eraseOld } from '../../api/erasure/retention.ts';
import { type AcceptedLead, acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { sleep } from './support/mailServer.ts';
import { noOffers, type RequestChanges } from './support/requests.ts';
import { type Ran, runQuotes } from './support/runQuotes.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const YEAR_DAYS = 365;

/** A moment so many days ago, ISO 8601. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

describeApi('the end of retention', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: { SMTP_URL: '' } });
  });
  beforeEach(async () => {
    await app.db('leads').delete();
    await app.db('audit').delete();
  });
  afterAll(() => app.close());

  const work = () => ({
    database: app.services.database,
    dataDir: app.dataDir,
    retention: RETENTION_KINDS,
    now: new Date(),
    isDryRun: false,
  });
  const left = async (): Promise<string[]> => (await app.leads()).map(({ id }) => id);
  const addSolar = async (): Promise<AcceptedLead> => acceptLead(app, 'solar', noOffers('solar'));
  const makeOld = (days: number) => app.db('leads').update({ created_at: daysAgo(days) });

  it.each(['', undefined])(
    'of business energy with %o as the end of a contract comes as that of quotes',
    async (end) => {
      const changes: RequestChanges = { ...noOffers('commercial-energy'), 'quoteData.contractEndDate': end };
      const { id } = await acceptLead(app, 'commercial-energy', changes);
      await app.settled();
      // After the twelve months that follow a contract.
      await makeOld(YEAR_DAYS + 60);
      await eraseOld(work());
      expect(await left()).toEqual([id]);
      await makeOld(2 * YEAR_DAYS + 60);
      await eraseOld(work());
      expect(await left()).toEqual([]);
    },
  );

  it('of a consent comes 72 months after it was withdrawn, and never before that of the lead itself', async () => {
    const ago = (months: number): string => monthsBefore(new Date(), months);
    const offers = { ...noOffers('solar'), 'quoteData.customerInfo.marketing': { phone: true } };
    const contract = (months: number): RequestChanges => ({
      ...noOffers('commercial-energy'),
      'quoteData.marketing': { email: true },
      'quoteData.contractEndDate': ago(months).slice(0, 10),
    });
    const cases: readonly (readonly [kept: boolean, withdrawn: string | null, lead: AcceptedLead])[] = [
      [true, null, await acceptLead(app, 'solar', offers)],
      [true, ago(71), await acceptLead(app, 'solar', offers)],
      [false, ago(73), await acceptLead(app, 'solar', offers)],
      // The later of both: of business energy it is twelve months after the end of the contract.
      [true, ago(73), await acceptLead(app, 'commercial-energy', contract(11))],
      [false, ago(73), await acceptLead(app, 'commercial-energy', contract(13))],
    ];
    await app.settled();
    for (const [, withdrawn, { id }] of cases)
      await app
        .db('leads')
        .where({ id })
        .update({ created_at: ago(100), consent_withdrawn_at: withdrawn });
    const young = await acceptLead(app, 'solar', offers);
    await app
      .db('leads')
      .where({ id: young.id })
      .update({ consent_withdrawn_at: ago(73) });
    await app.settled();
    await eraseOld(work());
    const expected = cases.flatMap(([isKept, , { id }]) => (isKept ? [id] : []));
    expect(new Set(await left())).toEqual(new Set([...expected, young.id]));
    // As the operator has set it.
    await eraseOld({ ...work(), retention: { ...RETENTION_KINDS, consent: 71 } });
    expect(await left()).not.toContain(cases[1]?.[2].id);
    expect(await left()).toHaveLength(3);
  });

  it('that two processes find is counted once, in one row of the audit', async () => {
    for (const _ of [1, 2, 3]) await addSolar();
    await app.settled();
    await makeOld(3 * YEAR_DAYS);
    const other = await openDatabase(readConfig(app.env, app.dataDir));
    const counts = await Promise.all([eraseOld(work()), eraseOld({ ...work(), database: other })]);
    await other.close();
    expect(await left()).toEqual([]);
    expect(counts.map(({ leads }) => leads).toSorted((one, other) => one - other)).toEqual([0, 3]);
    expect(await app.db('audit').pluck('detail')).toEqual([expect.stringContaining('"leads":3,')]);
  });

  it('spares a lead that somebody keeps for good after it was found, and erases those beside it', async () => {
    const [kept, other] = [await addSolar(), await addSolar()];
    await app.settled();
    await makeOld(3 * YEAR_DAYS);
    const { database } = app.services;
    const said: string[] = [];
    const keepFirst: typeof database.transaction = async (erase) => {
      said.push((await runQuotes(app.env, 'leads', 'keep', kept.id ?? '')).stdout);
      return database.transaction(erase);
    };
    const erased = await eraseOld({ ...work(), database: { ...database, transaction: keepFirst } });
    expect(said).toEqual([`${kept.reference} is kept for good.\n`]);
    expect(await left()).toEqual([kept.id]);
    expect(erased.leads).toBe(1);
    expect(await app.db('audit').pluck('detail')).toEqual([expect.stringContaining('"leads":1,')]);
    expect(await app.db('outbox').where({ lead_id: other.id })).toEqual([]);
  });

  it('that comes while somebody keeps the lead lets nobody be told that it is kept', async () => {
    const { id = '' } = await addSolar();
    await app.settled();
    await makeOld(3 * YEAR_DAYS);
    const { database } = app.services;
    const keeping: Promise<Ran>[] = [];
    const holdOpen: typeof database.transaction = (erase) =>
      database.transaction(async (trx) => {
        const result = await erase(trx);
        keeping.push(runQuotes(app.env, 'leads', 'keep', id));
        // Until the command has found the lead, and waits for the row of it.
        await sleep(1000);
        return result;
      });
    expect(await eraseOld({ ...work(), database: { ...database, transaction: holdOpen } })).toMatchObject({ leads: 1 });
    const [said] = await Promise.all(keeping);
    expect([said?.code, said?.stdout]).toEqual([1, '']);
  });
});
