import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FunnelName } from '#contract/tags.ts';
import { acceptLead, actOn } from './support/acceptLead.ts';
import { SALES, startApp, type TestApp } from './support/startApp.ts';

const TO_NORTH = '* * NE,SR north@sales.test\n';
const ROUTES = `solar >=4kW * Large systems <large@sales.test>, two@sales.test
commercial-energy <1000000kWh * energy@sales.test
homecare standard * care@sales.test
instant * * care@sales.test
${TO_NORTH}`;

describe('mails to sales by the routing file', () => {
  let folder: string;
  let app: TestApp;
  const restart = async (routes: string): Promise<void> => {
    await app?.close();
    const file = path.join(folder, 'routing.txt');
    await writeFile(file, routes);
    app = await startApp({ engine: 'sqlite', anyPdf: true, dataDir: folder, env: { ROUTING_FILE: file } });
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'quotes-routing-'));
    await restart(ROUTES);
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const mailsTo = (name: string) => app.mailServer.waitFor(1, ({ to }) => to.includes(`${name}@sales.test`));

  it.each<[FunnelName, string]>([
    ['solar', 'two'],
    ['commercial-energy', 'energy'],
    ['homecare', 'care'],
    ['instant', 'care'],
    ['ev', 'north'],
  ])('%s goes to %s', async (funnel, name) => {
    await acceptLead(app, funnel);
    const [mail] = await mailsTo(name);
    expect(mail?.to).not.toContain(SALES);
  });

  it('that fit no line go to SALES_EMAIL', async () => {
    await acceptLead(app, 'contact');
    const [mail] = await app.mailServer.waitFor(1, ({ to }) => to.includes(SALES));
    expect(mail?.to).toEqual([SALES]);
  });

  it('about what follows a lead go where the lead went', async () => {
    const { token } = await acceptLead(app, 'instant');
    await actOn(app, token, { action: 'buy' });
    const [mail] = await app.mailServer.waitFor(1, ({ mail: { subject } }) => !!subject?.includes('Wants to buy'));
    expect(mail?.to).toEqual(['care@sales.test']);
  });

  it('that wait go where the file says when they leave: a mended file mends them', async () => {
    app.mailServer.mood = 'refusing-for-now';
    await acceptLead(app, 'solar');
    await expect.poll(async () => (await app.outbox()).every(({ attempts }) => attempts > 0)).toBe(true);
    await restart(TO_NORTH);
    const [mail] = await mailsTo('north');
    expect(mail?.to).toEqual(['north@sales.test']);
  });
});
