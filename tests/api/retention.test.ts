import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/time.ts';
import { RETENTION_KINDS } from '../../api/config/retention.ts';
import { eraseOld } from '../../api/erasure/retention.ts';
import { acceptLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { noOffers, type RequestChanges } from './support/requests.ts';
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
  const makeOld = (days: number) => app.db('leads').update({ created_at: daysAgo(days) });

  it.each(['', undefined])('of business energy with %o as the end of a contract comes as that of quotes', async (end) => {
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
  });
});
