import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPartner, findPartner } from '../../../api/partners/managePartners.ts';
import { acceptLead } from '../support/acceptLead.ts';
import { describeApi } from '../support/engines.ts';
import { runQuotes } from '../support/runQuotes.ts';
import { PUBLIC_URL, startApp, type TestApp } from '../support/startApp.ts';

const DESK = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'manager@quotes.test' };
const ORIGINS = ['https://roof.example', 'https://www.roof.example'] as const;

describeApi('--json', (engine) => {
  let app: TestApp;
  const quotes = (...args: readonly string[]) => runQuotes(app.env, ...args);
  const told = async (...args: readonly string[]) => {
    const { code, json } = await quotes(...args, '--json');
    expect(code).toBe(0);
    return json();
  };
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: DESK });
    await addPartner(app.db, { name: 'Roof Homes', origins: ORIGINS }, new Date());
  });
  afterAll(() => app.close());

  it('of what a partner would be, with done: false, and of what was done', async () => {
    const partner = await findPartner(app.db, 'roof-homes');
    const rotated = { key: null, former_key: partner?.key, former_until: '2099-01-01T00:00:00.000Z', done: false };
    const [disabled, newKey, fewer] = [
      await told('partners', 'disable', 'roof-homes'),
      await told('partners', 'rotate', 'roof-homes', '--until', '2099-01-01'),
      await told('partners', 'origins', 'roof-homes', '--remove', ORIGINS[0]),
    ];
    expect([disabled, newKey, fewer]).toMatchObject([
      [{ id: 'roof-homes', status: 'disabled', done: false }],
      [{ id: 'roof-homes', ...rotated }],
      [{ id: 'roof-homes', origins: [ORIGINS[1]], done: false }],
    ]);
    expect(await findPartner(app.db, 'roof-homes')).toEqual(partner);
    expect(await told('partners', 'origins', 'roof-homes', '--remove', ORIGINS[0], '--yes')).toMatchObject([
      { origins: [ORIGINS[1]], done: true },
    ]);
    expect(await told('partners', 'origins', 'roof-homes', '--add', ORIGINS[1])).toMatchObject([{ done: false }]);
    const [link] = await told('partners', 'statement', 'roof-homes', '--days', '3');
    expect(link).toEqual({ partner: 'roof-homes', link: expect.stringContaining(PUBLIC_URL), days: 3 });
  });

  it('of addresses that a partner has not, and of none, no change is claimed', async () => {
    const [never, nothing] = await Promise.all([
      quotes('partners', 'origins', 'roof-homes', '--remove', 'https://never.example', '--yes'),
      quotes('partners', 'origins', 'roof-homes'),
    ]);
    expect([never.code, never.stdout, never.stderr]).toEqual([
      1,
      '',
      expect.stringContaining('https://never.example is not among the addresses of roof-homes: '),
    ]);
    expect([nothing.code, nothing.stdout, nothing.stderr]).toEqual([
      2,
      '',
      expect.stringContaining('Give --add or --remove. Now roof-homes has '),
    ]);
  });

  it('of leads, the desk and tests', async () => {
    const { id, reference } = await acceptLead(app, 'solar');
    expect(await told('leads', 'export')).toMatchObject([{ id }]);
    expect((await quotes('leads', 'export', '--json', '--format', 'csv')).code).toBe(2);
    expect(await told('leads', 'keep', reference ?? '')).toEqual([{ id, reference, kept: true }]);
    expect(await told('leads', 'keep', id ?? '', '--undo')).toEqual([{ id, reference, kept: false }]);
    const [desk] = await told('desk', 'link', '--name', 'Sam Hall');
    expect(desk).toEqual({ link: expect.stringContaining(`${PUBLIC_URL}/desk/`), name: 'Sam Hall' });
    expect(await told('experiments', 'start', 'roof-homes', 'spring', '--sent', '100')).toMatchObject([
      { partner: 'roof-homes', name: 'spring', most: 100, starts: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect(await told('experiments', 'end', 'roof-homes', 'spring', '--keep', 'b')).toMatchObject([
      { partner: 'roof-homes', name: 'spring', kept: 'b' },
    ]);
  });

  it('of the configuration, and of what is wrong with it', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-config-'));
    const [right, wrong] = [
      await runQuotes({ DATA_DIR: dataDir, SMTP_URL: '' }, 'check-config', '--json'),
      await runQuotes({ DATA_DIR: dataDir, PORT: 'x' }, 'check-config', '--json'),
    ];
    expect(right.json()).toMatchObject([{ settings: { PUBLIC_URL, DATA_DIR: dataDir, PORT: '3000' } }]);
    expect([wrong.code, wrong.json()]).toEqual([78, [{ problems: [expect.stringContaining('PORT:')] }]]);
    await rm(dataDir, { recursive: true, force: true });
  });
});
