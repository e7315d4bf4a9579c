import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/time.ts';
import { variantName, type Variant, type VariantAnswer } from '#contract/common/wire.ts';
import { readExperiments } from '../../api/reports/allExperiments.ts';
import { createStatementLinks } from '../../api/reports/statementLinks.ts';
import { describeApi } from './support/engines.ts';
import { runQuotes, type Ran } from './support/runQuotes.ts';
import { startApp, type TestApp } from './support/startApp.ts';

const HOME = 'https://one.example';
const BROWSERS = 100;

describeApi('two versions of a tag on pages of a partner', (engine) => {
  let app: TestApp;
  let now = Date.parse('2026-11-20T12:00:00Z');
  const quotes = (...args: readonly string[]): Promise<Ran> => runQuotes(app.env, ...args);

  beforeAll(async () => {
    app = await startApp({ engine, now: () => new Date(now) });
    for (const id of ['one', 'two']) {
      const row = { id, name: id, key: `pk_${id}`, origins: JSON.stringify([`https://${id}.example`]) };
      await app.db('partners').insert({ ...row, status: 'active', created_at: new Date(now).toISOString() });
    }
    await app.services.partners.refresh();
    const [spring, other] = await Promise.all([
      quotes('experiments', 'start', 'one', 'spring', '--sent', '100'),
      quotes('experiments', 'start', 'two', 'spring', '--sent', '50'),
    ]);
    expect([spring.code, other.code, spring.stdout]).toEqual([
      0,
      0,
      expect.stringContaining('data-two-versions="spring"'),
    ]);
    // Commands have the clock of the machine.
    await app.db('partner_tests').update({ starts: '2026-11-20' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.services.stepCounts.flush();
    await app.db('step_counts').delete();
  });

  const ask = (browser: number, headers: Readonly<Record<string, string>> = {}, query = 'partner=pk_one&test=spring') =>
    app.get(`/functions/v1/variant?${query}`, {
      headers: { 'User-Agent': `Sample/${browser}`, Origin: HOME, ...headers },
    });
  const choose = async (browser: number, ...rest: readonly [Record<string, string>?]): Promise<VariantAnswer> =>
    JSON.parse((await ask(browser, ...rest)).text);
  const count = (variant: Variant, counts: readonly string[], times: number): void => {
    const counted = {
      tag: 'solar-quote',
      partner: 'one',
      campaign: 'x',
      variant: variantName('spring', variant),
      counts,
    };
    for (let visit = 0; visit < times; visit += 1) app.services.stepCounts.add(counted);
  };
  const state = async () => {
    await app.services.stepCounts.flush();
    return readExperiments(app.db, { pages: {}, partner: 'one' });
  };

  it('each are given to half of the visitors, all day the same; that they were is counted, and nothing else is kept', async () => {
    const choices = async (): Promise<string> =>
      (await Promise.all(Array.from({ length: BROWSERS }, (_, browser) => choose(browser))))
        .map((one) => one.variant)
        .join('');
    const first = await choices();
    const second = [...first].filter((variant) => variant === 'b').length;
    expect(second).toBeGreaterThan(BROWSERS * 0.3);
    expect(second).toBeLessThan(BROWSERS * 0.7);
    expect(await state()).toMatchObject([{ shown: { a: BROWSERS - second, b: second }, opened: { a: 0, b: 0 } }]);
    expect(await choices()).toBe(first);
    const { headers } = await ask(1);
    expect([headers.get('Set-Cookie'), headers.get('Cache-Control')]).toEqual([null, 'private, max-age=3600']);
    expect(JSON.stringify(await app.db('step_counts').select('*'))).not.toContain('Sample');
    expect(app.logged()).not.toContain('Sample/');
    now += DAY_MS / 2 - 60_000;
    expect((await ask(1)).headers.get('Cache-Control')).toBe('private, max-age=60');
    now += DAY_MS;
    expect(await choices()).not.toBe(first);
    now -= DAY_MS + DAY_MS / 2 - 60_000;
  });

  it('are counted on pages of the partner alone, and of nobody who declines it', async () => {
    expect(await choose(1, { 'Sec-GPC': '1' })).toMatchObject({ isCounted: false });
    expect(await choose(1, { Origin: 'https://two.example' })).toMatchObject({ isCounted: false });
    expect(await state()).toMatchObject([{ shown: { a: 0, b: 0 } }]);
    const unknown = await Promise.all(
      ['partner=pk_one&test=summer', 'partner=pk_no&test=spring', ''].map((query) => ask(1, {}, query)),
    );
    expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ask(1, { Origin: 'https://nobody.example' })).status).toBe(403);
  });

  it('are judged: continue, until one is ahead by 2.25 times the root of the forms that were fixed', async () => {
    count('a', ['opened', 'sent'], 10);
    count('b', ['opened', 'sent'], 12);
    expect(await state()).toMatchObject([
      { name: 'spring', partner: 'one', most: 100, sent: { a: 10, b: 12 }, verdict: { kind: 'continue' } },
    ]);
    count('b', ['opened', 'sent'], 21);
    expect(await state()).toMatchObject([{ verdict: { kind: 'b', since: '2026-11-20' } }]);
    const { stdout } = await quotes('leads', 'report', '--by', 'variant');
    expect(stdout).toMatch(/one: spring .* 100 +B is better: decided on 20 November 2026\./);
    expect(stdout).toMatch(/two: spring .* 50 +Continue\. Nothing has been sent yet/);
  });

  it('may be touched as unequally as visitors like, and not be given so', async () => {
    count('a', ['opened'], 100);
    count('b', ['opened', 'sent'], 10);
    expect(await state()).toMatchObject([{ opened: { a: 100, b: 10 }, verdict: { kind: 'continue' } }]);
    count('a', ['shown'], 100);
    count('b', ['shown'], 40);
    expect(await state()).toMatchObject([{ verdict: { kind: 'uneven' } }]);
  });

  it('stand in the report and in the statement of that partner', async () => {
    count('b', ['opened', 'sent'], 30);
    count('b', ['shown'], 33);
    count('a', ['shown'], 31);
    await app.services.stepCounts.flush();
    const file = path.join(app.dataDir, 'report.html');
    expect((await quotes('report', '--output', file)).code).toBe(0);
    const link = (id: string) => createStatementLinks(app.db, { publicUrl: '', now: () => new Date(now) }).make(id, 1);
    const report = await readFile(file, 'utf8');
    const [own, others] = await Promise.all(['one', 'two'].map(async (id) => (await app.get(await link(id))).text));
    for (const page of [report, own]) expect(page).toContain('B is better: decided on 20 November 2026.');
    expect(report).toContain('one: spring');
    expect(others).toContain('until 50 are sent');
    expect(others).not.toContain('until 100 are sent');
  });

  it('end when the operator says so: everyone sees one, and nobody is counted', async () => {
    const again = await quotes('experiments', 'start', 'one', 'spring', '--sent', '100');
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('take another name')]);
    const ended = await quotes('experiments', 'end', 'one', 'spring', '--keep', 'b');
    expect([ended.code, ended.stdout]).toEqual([0, expect.stringContaining('everyone sees B')]);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, browser) => choose(browser)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"variant":"b","isCounted":false}']),
    );
    expect(await state()).toMatchObject([{ shown: { a: 0, b: 0 }, kept: 'b' }]);
    expect((await quotes('experiments', 'end', 'one', 'spring', '--keep', 'a')).stderr).toContain('already ended on');
  });

  it.each([
    [['start', 'one', 'tel-07700900123', '--sent', '100'], 'Give a name like spring'],
    [['start', 'one', 'autumn', '--sent', '20'], 'Give a number from 50 to 20000'],
    [['end', 'one', 'autumn', '--keep', 'a'], 'has no test called autumn'],
  ])('is told what is wrong with %s', async (args, words) => {
    const { code, stderr } = await quotes('experiments', ...args);
    expect(code).not.toBe(0);
    expect(stderr).toContain(words);
  });
});
