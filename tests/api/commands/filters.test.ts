import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPartner } from '../../../api/partners/managePartners.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { describeApi } from '../support/engines.ts';
import { runQuotes } from '../support/runQuotes.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../support/startApp.ts';

const HOME = 'https://roof.example';
const DESK = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'manager@quotes.test' };

describeApi('what commands are asked for', (engine) => {
  let app: TestApp;
  let key = '';
  const quotes = (...args: readonly string[]) => runQuotes(app.env, ...args);
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: DESK });
    const partner = await addPartner(app.db, { name: 'Roof Homes', origins: [HOME] }, new Date());
    await addPartner(app.db, { name: 'Dale Homes', origins: ['https://dale.example'] }, new Date());
    ({ key } = partner);
    await app.services.partners.refresh();
    const headers = { Origin: HOME, Authorization: `Bearer ${key}` };
    await app.post(solarRequest(), { key: newKey(), headers });
    await app.post(solarRequest({ customerInfo: { email: 'own@example.com' } }), { key: newKey() });
  });
  afterAll(() => app.close());

  it('a partner by id or key, in every report', async () => {
    const reports = ['response', 'funnel', 'price-check'].map((by) => ['leads', 'report', '--by', by]);
    for (const name of ['roof-homes', key]) {
      const told = await Promise.all(reports.map((report) => quotes(...report, '--partner', name, '--json')));
      expect(told.map(({ json }) => json().map(({ leads }) => leads))).toEqual([[1], [1], [1]]);
      expect((await quotes('leads', 'list', '--partner', name, '--json')).json()).toMatchObject([
        { partner_id: 'roof-homes' },
      ]);
    }
    expect((await quotes('leads', 'report', '--by', 'response', '--json')).json()).toMatchObject([{ leads: 2 }]);
    const none = await quotes('leads', 'report', '--by', 'response', '--partner', 'dale-homes');
    expect([none.code, none.stdout]).toEqual([0, 'No leads on the sales desk.\n']);
  });

  it.each([
    [['leads', 'list']],
    [['leads', 'export']],
    [['leads', 'report']],
    [['leads', 'report', '--by', 'step']],
    [['leads', 'report', '--by', 'variant']],
    [['leads', 'report', '--by', 'response']],
    [['leads', 'report', '--by', 'price-check']],
    [['experiments']],
    [['report', '--output', 'never-written.html']],
  ])('quotes %s refuses a partner that nobody has, and names those that there are', async (command) => {
    const { code, stdout, stderr } = await quotes(...command, '--partner', 'nobody');
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      '--partner: there is no partner nobody. Known: roof-homes, dale-homes.\n',
    ]);
  });

  it('a form that there is', async () => {
    const [unknown, known] = await Promise.all([
      quotes('leads', 'list', '--funnel', 'sollar'),
      quotes('leads', 'list', '--funnel', 'solar', '--json'),
    ]);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Allowed choices are solar, ev,')]);
    expect(known.json()).toHaveLength(2);
  });

  it('an export of no leads and of no addresses has its columns all the same', async () => {
    const file = path.join(app.dataDir, `none-${newKey()}.csv`);
    const none = await quotes('leads', 'export', '--since', '2099-01-01', '--output', file);
    expect([none.code, none.stderr]).toEqual([0, '0 leads written\n']);
    const columns = await readFile(file, 'utf8');
    expect(columns).toMatch(/^\uFEFF"reference","received",.*,"suspect","id"\r\n$/);
    const some = await quotes('leads', 'export');
    expect(some.stdout.startsWith(columns)).toBe(true);
    expect(some.stdout.split('"reference","received"')).toHaveLength(2);
    expect((await quotes('newsletter', 'export')).stdout).toBe('\uFEFF"email","confirmed","unsubscribe"\r\n');
  });

  it('the version', async () => {
    const { code, stdout } = await quotes('--version');
    expect([code, stdout]).toEqual([0, `${manifest.version}\n`]);
  });
});
