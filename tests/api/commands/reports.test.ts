import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPartner, findPartner } from '../../../api/partners/managePartners.ts';
import { describeApi } from '../support/engines.ts';
import { requestOf } from '../support/requests.ts';
import { runQuotes, type Ran } from '../support/runQuotes.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, startApp, type TestApp } from '../support/startApp.ts';

describeApi('reports', (engine) => {
  let app: TestApp;
  const quotes = (...args: readonly string[]): Promise<Ran> => runQuotes(app.env, ...args);
  const count = (counts: readonly string[], campaign: string) =>
    app.services.stepCounts.add({ tag: 'solar-quote', partner: undefined, campaign, variant: undefined, counts });

  beforeAll(async () => {
    app = await startApp({
      engine,
      env: { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'boss@quotes.test' },
    });
    for (let visit = 0; visit < 8; visit += 1) count(['opened', 'ready-300'], 'winter');
    for (let visit = 0; visit < 4; visit += 1) count(['opened', 'started', 'step-2', 'ready-1200'], 'winter');
    count(['opened', 'sent'], 'quiet');
    count(['opened'], 'quieter');
    await app.services.stepCounts.flush();
    const attribution = { campaign: 'Winter' };
    const { body } = await app.post({ ...solarRequest(), attribution }, { key: newKey() });
    await app.services.desk?.claim(body.id ?? '', 'Sam Hall');
    const outcome = { kind: 'won', pence: 329_700, day: null, reason: null, note: '', by: 'Sam Hall' } as const;
    await app.services.desk?.write(body.id ?? '', outcome);
  });
  afterAll(() => app.close());

  it('join counts, leads and what was won, by campaign', async () => {
    const { json } = await quotes('leads', 'report', '--by', 'campaign', '--json');
    const none = { opened: 1, started: 0, leads: 0, won: 0, wonPounds: 0, readyMs: null };
    expect(json()).toMatchObject([
      { value: 'quiet', ...none },
      { value: 'quieter', ...none },
      { value: 'winter', opened: 12, started: 4, leads: 1, won: 1, wonPounds: 3297, readyMs: 1200 },
    ]);
  });

  it('join the same by partner, form, week and month', async () => {
    const groups = ['partner', 'funnel', 'day', 'week', 'month'];
    const told = await Promise.all(groups.map((by) => quotes('leads', 'report', '--by', by, '--json')));
    const all = { opened: 14, started: 4, leads: 1, won: 1, wonPounds: 3297 };
    expect(told.map(({ json }) => json())).toMatchObject([
      [{ value: null, ...all }],
      [{ value: 'solar', ...all }],
      [{ value: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ...all }],
      [{ value: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ...all }],
      [{ value: expect.stringMatching(/^\d{4}-\d\d$/), ...all }],
    ]);
  });

  it('by step say how far visitors got, as a table', async () => {
    const { stdout } = await quotes('leads', 'report', '--by', 'step');
    expect(stdout).toMatch(/solar-quote +opened +14 +100%\n.*started +4 +29%\n.*step-2 +4 +29%\n.*sent +1 +7%/);
  });

  it('are one page that fetches and runs nothing, and tells small campaigns together', async () => {
    const file = path.join(app.dataDir, 'report.html');
    const { code, stderr } = await quotes('report', '--output', file);
    expect([code, stderr]).toEqual([0, expect.stringContaining(`Written: ${file}`)]);
    // Each lead once, whatever the page is divided by.
    expect(stderr).toContain('1 lead read\n');
    const page = await readFile(file, 'utf8');
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(|@import|first@|NE1/i);
    expect(page).toContain('£3,297');
    expect(page).toContain('<svg');
    expect(page).toContain('2 with fewer than 5 each');
    expect(page).toContain('Leads and what was won are complete for the last 12 months, but for');
    expect(page).not.toContain('quieter');
  });

  it('name the campaigns of leads as those of steps: none that could be a person’s', async () => {
    const names = ['Jane.Doe@example.com', 'Reader-12345678', 'Spring/Sale', ' Spring ~ Sale '];
    const told = names.map((campaign) => count(['opened'], campaign));
    await app.services.stepCounts.flush();
    const leads: string[] = [];
    for (const [index, campaign] of names.entries()) {
      const attribution = index % 2 === 0 ? { campaign } : { utm: { campaign } };
      const customerInfo = { email: `named${index}@example.com` };
      const { body } = await app.post({ ...solarRequest({ customerInfo }), attribution }, { key: newKey() });
      leads.push(body.id ?? '');
    }
    const file = path.join(app.dataDir, 'named.html');
    const [{ json }] = await Promise.all([
      quotes('leads', 'report', '--by', 'campaign', '--json'),
      quotes('report', '--output', file),
    ]);
    const known = json().filter(({ leads: sent }) => sent !== 0);
    expect([told, known.map(({ value, opened, leads: sent }) => [value, opened, sent])]).toEqual([
      [true, true, true, true],
      [
        ['other', 3, 3],
        ['spring ~ sale', 1, 1],
        ['winter', 12, 1],
      ],
    ]);
    expect(await readFile(file, 'utf8')).not.toMatch(/jane|12345678|spring\/sale/i);
    await app.db('outbox').delete();
    for (const id of leads) await app.db('leads').where({ id }).delete();
    await app.db('step_counts').whereIn('campaign', ['other', 'spring ~ sale']).delete();
  });

  it('of a partner or a time have that alone', async () => {
    await addPartner(app.db, { name: 'Quiet Roofs', origins: ['https://quiet.example'] }, new Date());
    const [partner, later] = await Promise.all([
      quotes('leads', 'report', '--by', 'week', '--partner', 'quiet-roofs'),
      quotes('leads', 'report', '--by', 'month', '--since', '2199-01-01'),
    ]);
    for (const { stdout } of [partner, later]) expect(stdout).toContain('Nothing counted and no leads.');
  });

  it('refuse a period that ends before it begins', async () => {
    const told = await quotes('leads', 'report', '--since', '2026-11-20', '--until', '2026-11-20');
    expect([told.code, told.stdout]).toEqual([2, '']);
    expect(told.stderr).toContain('--since is to be a day before --until');
  });

  it('count the same leads by day as by week and month, on days of the United Kingdom', async () => {
    const { body } = await app.post(requestOf('quick'), { key: newKey() });
    // Twelve minutes past midnight of the 2nd in London.
    const inSummer = { created_at: '2026-07-01T23:12:00.000Z' };
    const lead = await app.post(solarRequest({ customerInfo: { email: 'night@example.com' } }), { key: newKey() });
    for (const { id } of [body, lead.body]) await app.db('leads').where({ id }).update(inSummer);
    const span = ['--since', '2026-07-01', '--until', '2026-07-05', '--json'];
    const groups = ['day', 'week', 'month', 'price-check'];
    const told = await Promise.all(groups.map((by) => quotes('leads', 'report', '--by', by, ...span)));
    expect(told.map(({ json }) => json().map(({ value, leads }) => [value, leads]))).toEqual([
      [['2026-07-02', 1]],
      [['2026-06-29', 1]],
      [['2026-07', 1]],
      [['ok', 1]],
    ]);
    await app.db('outbox').delete();
    for (const { id } of [body, lead.body]) await app.db('leads').where({ id }).delete();
  });

  it.each([
    [['report'], '.html', '<h1'],
    [['partners', 'statement', 'moor-homes'], '.csv', '"by","value"'],
  ])('quotes %s replaces no file but with --yes, and says where it cannot write', async (command, ending, words) => {
    const file = path.join(app.dataDir, `taken-${newKey()}${ending}`);
    await writeFile(file, 'mine', { mode: 0o644 });
    if (!(await findPartner(app.db, 'moor-homes')))
      await addPartner(app.db, { name: 'Moor Homes', origins: ['https://moor.example'] }, new Date());
    const nowhere = path.join(app.dataDir, 'none', `x${ending}`);
    const [taken, missing] = await Promise.all([
      quotes(...command, '--output', file),
      quotes(...command, '--output', nowhere),
    ]);
    expect([taken.code, taken.stderr]).toEqual([
      1,
      `${file} is there already: choose another name, or add --yes to replace it\n`,
    ]);
    expect([missing.code, missing.stderr]).toEqual([1, `${nowhere} cannot be written\n`]);
    expect(await readFile(file, 'utf8')).toBe('mine');
    const replaced = await quotes(...command, '--output', file, '--yes', '--json');
    expect(replaced.json()).toEqual([{ file }]);
    expect(await readFile(file, 'utf8')).toContain(words);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
