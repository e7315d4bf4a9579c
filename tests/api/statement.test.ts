import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/time.ts';
import { createStatementLinks } from '../../api/reports/statementLinks.ts';
import { describeApi } from './support/engines.ts';
import { runQuotes } from './support/runQuotes.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from './support/startApp.ts';

const HOME = 'https://one.example';

describeApi('the statement of a partner', (engine) => {
  let app: TestApp;
  let now = 0;
  beforeEach(() => {
    now = Date.parse('2026-11-20T10:00:00Z');
  });
  const linkFor = (partner: string): Promise<string> =>
    createStatementLinks(app.db, { publicUrl: '', now: () => new Date(now) }).make(partner, 30);

  beforeAll(async () => {
    now = Date.parse('2026-11-20T10:00:00Z');
    const env = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'boss@quotes.test' };
    app = await startApp({ engine, env, now: () => new Date(now) });
    for (const id of ['one', 'two']) {
      const row = { id, name: `Roofs <${id}>`, key: `pk_${id}`, origins: JSON.stringify([`https://${id}.example`]) };
      await app.db('partners').insert({ ...row, status: 'active', created_at: new Date(now).toISOString() });
    }
    await app.services.partners.refresh();
    const counted = { tag: 'solar-quote', campaign: '', variant: '', counts: ['opened', 'started'] };
    app.services.stepCounts.add({ ...counted, partner: 'one' });
    app.services.stepCounts.add({ ...counted, partner: 'two', counts: ['opened'] });
    await app.services.stepCounts.flush();
    const headers = { Origin: HOME, Authorization: 'Bearer pk_one' };
    const { body } = await app.post(solarRequest(), { key: newKey(), headers });
    now += 12 * 60_000;
    await app.services.desk?.claim(body.id ?? '', 'Sam Hall');
    const won = { kind: 'won', pence: 329_700, day: null, reason: null, note: 'Loves it', by: 'Sam Hall' } as const;
    await app.services.desk?.write(body.id ?? '', won);
  });
  afterAll(() => app.close());

  it('tells views, starts, quotes, what was won and how soon we answered, and nothing of a visitor', async () => {
    const link = await linkFor('one');
    const { status, headers, text } = await app.get(link);
    expect(status).toBe(200);
    expect(text.replace(/>\s+</g, '><')).toMatch(
      /<th scope="row">November 2026<\/th><td>1<\/td><td>1<\/td><td>1<\/td><td>1<\/td><td>£3,297<\/td><td>12 min<\/td>/,
    );
    expect(text).toContain('Roofs &lt;one&gt;');
    expect(text).toContain('<th scope="row">Solar quote</th>');
    // The links in it are signed, and letters of a signature mean nothing.
    const said = text.replaceAll(/href="[^"]*"/g, '');
    expect(said).not.toMatch(/<script|first@|Sam Hall|Loves it|NE1|SQ-/);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual(['no-store', 'no-referrer']);
  });

  it('says how far back it is complete, as leads are erased when their time is over', async () => {
    const { text } = await app.get(await linkFor('one'));
    expect(text).toContain(
      'complete for the last 12 months, but for people who asked us to erase theirs; older ones go',
    );
    const wordsAt = async (RETENTION_MONTHS: string): Promise<string> => {
      const file = `${app.dataDir}/at-${RETENTION_MONTHS}.html`;
      await runQuotes({ ...app.env, RETENTION_MONTHS }, 'partners', 'statement', 'one', '--output', file);
      return readFile(file, 'utf8');
    };
    expect(await wordsAt('off')).toContain('what was won are complete, but for people who asked us to erase theirs.');
    expect(await wordsAt('36')).toContain('complete for the last 36 months,');
    // The proof of a consent keeps a lead longer than its own period, and takes none away before.
    expect(await wordsAt('consent=3')).toContain('complete for the last 12 months,');
  });

  it('is a file for a spreadsheet too', async () => {
    const { headers, text } = await app.get(`${await linkFor('one')}.csv`);
    expect(headers.get('Content-Type')).toContain('text/csv');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="statement-one.csv"');
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      '"month","2026-11","1","1","1","1","3297","12"',
      '"form","solar","1","1","1","1","3297","12"',
    ]);
  });

  it('adds up to the penny', async () => {
    const headers = { Origin: 'https://two.example', Authorization: 'Bearer pk_two' };
    for (const pence of [110_10, 220_20, 3296_85]) {
      const { body } = await app.post(solarRequest(), { key: newKey(), headers });
      const won = { kind: 'won', pence, day: null, reason: null, note: '', by: 'Sam Hall' } as const;
      await app.services.desk?.claim(body.id ?? '', 'Sam Hall');
      await app.services.desk?.write(body.id ?? '', won);
    }
    const { text } = await app.get(`${await linkFor('two')}.csv`);
    expect(text).toContain('"month","2026-11","1","0","3","3","3627.15",');
    expect(text).toContain('"form","solar","1","0","3","3","3627.15",');
  });

  it('opens by its own link alone, and for as long as that says', async () => {
    const link = await linkFor('one');
    const [, , token = ''] = link.split('/');
    expect((await app.get(`/statement/${token}/two`)).status).toBe(404);
    // Not the last sign, of which some bits mean nothing.
    const forged = `${token.slice(0, -3)}${token.at(-3) === 'A' ? 'B' : 'A'}${token.slice(-2)}`;
    expect((await app.get(`/statement/${forged}/one`)).status).toBe(404);
    expect((await app.get('/statement/zzz/one')).status).toBe(404);
    now += 31 * DAY_MS;
    const { status, text } = await app.get(link);
    expect([status, text]).toEqual([410, expect.stringContaining('This link has expired')]);
    expect(text).not.toContain('3,297');
    expect(app.logged()).not.toContain(token);
  });

  it('comes from the command line: as a link, as a file', async () => {
    const [link, unknown] = await Promise.all([
      runQuotes(app.env, 'partners', 'statement', 'two', '--days', '400'),
      runQuotes(app.env, 'partners', 'statement', 'nobody'),
    ]);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('There is no partner nobody')]);
    const { status, text } = await app.get(link.stdout.trim().replace(PUBLIC_URL, ''));
    expect([status, text]).toEqual([200, expect.stringContaining('Roofs &lt;two&gt;')]);
    const file = `${app.dataDir}/two.csv`;
    expect((await runQuotes(app.env, 'partners', 'statement', 'pk_two', '--output', file)).code).toBe(0);
  });
});
