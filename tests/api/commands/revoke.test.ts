import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeskLinks } from '../../../api/desk/links.ts';
import { createFramePasses } from '../../../api/partners/framePasses.ts';
import { createStatementLinks } from '../../../api/reports/statementLinks.ts';
import { describeApi } from '../support/engines.ts';
import { runQuotes, type Ran } from '../support/runQuotes.ts';
import { PUBLIC_URL, startApp, type TestApp } from '../support/startApp.ts';

const DESK = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'boss@quotes.test' };
const PARTNER = { id: 'one', name: 'Roofs', key: 'pk_one', origins: '["https://one.example"]', status: 'active' };

describeApi('links that are revoked', (engine) => {
  let app: TestApp;
  let desk = '';
  let statement = '';
  let pass = '';
  const now = (): Date => new Date();
  const quotes = (...args: readonly string[]): Promise<Ran> => runQuotes(app.env, ...args);
  /** What a server that is started now says of what was made at the beginning: it reads the keys anew. */
  async function afterStart(): Promise<unknown[]> {
    const links = { publicUrl: PUBLIC_URL, now };
    const [, , , , token = ''] = desk.split('/');
    const [, , , , signed = ''] = statement.split('/');
    const opened = await createDeskLinks(app.db, links).read(token);
    return [
      typeof opened === 'string' ? opened : 'open',
      await createStatementLinks(app.db, links).read(signed, 'one'),
      await createFramePasses(app.db, now).isValid(pass),
    ];
  }

  beforeAll(async () => {
    app = await startApp({ engine, env: DESK });
    await app.db('partners').insert({ ...PARTNER, created_at: now().toISOString() });
    desk = (await quotes('desk', 'link', '--name', 'Sam Hall')).stdout.trim();
    statement = (await quotes('partners', 'statement', 'one')).stdout.trim();
    pass = await createFramePasses(app.db, now).issue();
  });
  afterAll(() => app.close());

  it('are described until --yes is given', async () => {
    const [said, json] = [await quotes('desk', 'revoke'), await quotes('partners', 'revoke-statements', '--json')];
    expect(said.stdout).toBe(
      'Would make every link to the sales desk worthless. Add --yes to do it, then start every server anew.\n',
    );
    expect(json.json()).toEqual([{ done: false }]);
    expect(await afterStart()).toEqual(['open', 'open', true]);
  });

  it('are those of the sales desk alone, or those of statements alone, and no form in a frame loses its pass', async () => {
    expect((await quotes('desk', 'revoke', '--yes')).stdout).toContain('Start every server anew');
    expect(await afterStart()).toEqual(['unknown', 'open', true]);
    expect((await quotes('partners', 'revoke-statements', '--yes', '--json')).json()).toEqual([{ done: true }]);
    expect(await afterStart()).toEqual(['unknown', 'unknown', true]);
  });

  it('are followed by new ones', async () => {
    desk = (await quotes('desk', 'link')).stdout.trim();
    statement = (await quotes('partners', 'statement', 'one')).stdout.trim();
    expect(await afterStart()).toEqual(['open', 'open', true]);
  });
});
