import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTNER_CHECK_PATH } from '#contract/common/wire.ts';
import { tagLink } from '#contract/linkWords.ts';
import {
  addPartner,
  findPartner,
  listPartners,
  registerPartner,
  rotateKey,
  setPartnerNotify,
  setPartnerOrigins,
} from '../../../api/partners/managePartners.ts';
import { describeApi } from '../support/engines.ts';
import { runQuotes, startQuotes } from '../support/runQuotes.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from '../support/startApp.ts';

const HOME = 'https://roof.example';
describeApi('quotes partners', (engine) => {
  let app: TestApp;
  let now = new Date();
  const quotes = (...args: readonly string[]) => runQuotes(app.env, ...args);
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => now });
  });
  afterAll(() => app.close());

  const send = (key: string, origin = HOME) =>
    app.post(solarRequest(), { key: newKey(), headers: { Origin: origin, Authorization: `Bearer ${key}` } });
  const stateOf = async (key: string) =>
    (await app.get(`${PARTNER_CHECK_PATH}?key=${key}`, { headers: { Origin: HOME } })).body;

  it('a running server takes over what is added, rotated and disabled, and says why it refuses', async () => {
    const refused = await send('pk_none');
    expect(refused.status).toBe(403);
    expect(refused.body.error).toContain('Ask us to add the exact origin of the page');

    const added = await quotes('partners', 'add', 'Roof & Söhne', HOME, '--notify', 'office@roof.example');
    const key = /pk_\w{20}/.exec(added.stdout)?.[0] ?? '?';
    expect(added.stdout).toContain('<script type="module" src="https://quotes.test/widgets/v1/quote-widgets.js">');
    // The page keeps room for the form, and waits for no style sheet of ours.
    expect(added.stdout).toMatch(
      /<style>\n {2}solar-quote:not\(:defined\) \{ display: block; min-height: \d{3,4}px \}/,
    );
    expect(added.stdout).not.toContain('rel="stylesheet"');
    expect(added.stdout).toContain(`<solar-quote partner="${key}">\n  <a href="https://quotes.test/solar-quote">`);
    await expect.poll(() => stateOf(key)).toEqual({ status: 'active', origin: 'registered' });
    expect((await send(key)).status).toBe(201);

    const rotated = await quotes('partners', 'rotate', 'roof-sohne', '--until', '2099-01-01', '--yes', '--json');
    const newer = String(rotated.json()[0]?.['key']);
    expect(newer).not.toBe(key);
    await app.services.partners.refresh();
    expect(await stateOf(newer)).toMatchObject({ status: 'active' });
    expect(await stateOf(key)).toMatchObject({ status: 'active' });
    for (const each of [key, newer]) expect((await send(each)).status).toBe(201);
    expect((await app.leads()).map(({ partner_id }) => partner_id)).toEqual(['roof-sohne', 'roof-sohne', 'roof-sohne']);
    const listed = await quotes('partners', 'list', '--json');
    expect(listed.json()).toMatchObject([{ id: 'roof-sohne', key: newer, leads: 3 }]);
    now = new Date('2099-01-01T00:00:01Z');
    expect(await stateOf(key)).toMatchObject({ status: 'unknown' });
    now = new Date();
  });

  it('the link inside a tag says what the form is, as the tag builder has it', async () => {
    const { knex } = app.services.database;
    await addPartner(knex, { name: 'Beck Homes', origins: ['https://beck.example'] }, now);
    const newsletter = ['--tag', 'newsletter-signup'];
    const [added, rotated] = await Promise.all([
      quotes('partners', 'add', 'Holm Homes', 'https://holm.example', '--tag', 'contact-form', '--json'),
      quotes('partners', 'rotate', 'beck-homes', '--until', '2099-01-01', '--yes', ...newsletter),
    ]);
    expect(added.json()[0]?.['tag']).toContain(`  ${tagLink({ tag: 'contact-form', base: PUBLIC_URL })}\n`);
    expect(rotated.stdout).toContain('  <a href="https://quotes.test/blog">Get our newsletter</a>\n');
  });

  it('of two that rotate one does, and another change beside it leaves the new key alone', async () => {
    const { id } = await addPartner(app.db, { name: 'Two hands', origins: [] }, now);
    const read = async () => (await findPartner(app.db, id)) ?? expect.fail('a partner');
    const before = await read();
    const until = '2099-01-01T00:00:00.000Z';
    const [one, other] = await Promise.all([rotateKey(app.db, before, until), rotateKey(app.db, before, until)]);
    expect([one, other]).toContain(undefined);
    const { key } = one ?? other ?? expect.fail('one of two that rotate at once');
    const former = { key, former_key: before.key, former_until: '2099-01-01T00:00:00.000Z' };
    expect(await setPartnerOrigins(app.db, before, [HOME])).toMatchObject({ ...former, origins: [HOME] });
    await setPartnerNotify(app.db, before, 'office@roof.example');
    expect(await read()).toMatchObject({ ...former, origins: [HOME], notify: 'office@roof.example' });
  });

  it('tells where leads are told of, and nothing is sent with a key that is disabled', async () => {
    const origin = 'https://moor.example';
    const added = await quotes('partners', 'add', 'Moor Homes', origin, '--notify', 'office@moor.example');
    const key = /pk_\w{20}/.exec(added.stdout)?.[0] ?? '?';
    const moved = await quotes('partners', 'notify', 'moor-homes', 'leads@moor.example');
    expect([moved.code, moved.stdout]).toEqual([0, expect.stringContaining('leads@moor.example is told of each lead')]);
    const [listed, unsure] = await Promise.all([
      quotes('partners', 'list', '--json'),
      quotes('partners', 'disable', 'moor-homes'),
    ]);
    const active = { origins: [origin], status: 'active', notify: 'leads@moor.example' };
    expect(listed.json()).toContainEqual(expect.objectContaining({ id: 'moor-homes', key, ...active }));
    expect(unsure.stdout).toContain('Would disable');
    const disabled = await quotes('partners', 'disable', key, '--yes');
    const [off, neither] = await Promise.all([
      quotes('partners', 'notify', 'moor-homes', '--off', '--json'),
      quotes('partners', 'notify', 'moor-homes'),
    ]);
    expect([neither.code, neither.stderr]).toEqual([2, expect.stringContaining('Give an address, or --off.')]);
    expect(off.json()).toMatchObject([{ id: 'moor-homes', notify: null }]);
    expect(disabled.code).toBe(0);
    await app.services.partners.refresh();
    expect((await send(key, origin)).status).toBe(403);
  });

  it('adds nobody twice, and says whose address it is and which is not encrypted', async () => {
    const { knex } = app.services.database;
    const origins = ['https://gill.example'];
    const { key } = await addPartner(knex, { name: 'Gill Homes', origins }, now);
    const count = async () => (await listPartners(knex)).length;
    const before = await count();
    const again = await quotes('partners', 'add', 'gill homes', 'https://www.gill.example', 'https://gill.example');
    expect([again.code, again.stdout, await count()]).toEqual([1, '', before]);
    expect(again.stderr).toContain(`gill homes is gill-homes already, with key ${key}, for https://gill.example.`);
    expect(again.stderr).toContain('quotes partners origins gill-homes --add https://their.site');

    const local = 'http://localhost:8080';
    const added = await quotes('partners', 'add', 'Gill Kitchens', ...origins, 'http://gill.example', local, '--json');
    expect(added.json()).toMatchObject([{ id: 'gill-kitchens', origins: [...origins, 'http://gill.example', local] }]);
    expect(added.stderr).toContain('Note: https://gill.example is an address of gill-homes too.');
    expect(added.stderr).toContain('Note: http://gill.example is not encrypted.');
    expect(added.stderr).not.toContain(local);
  });

  it('ends no former key before its day without being told to', async () => {
    const { knex } = app.services.database;
    const origins = ['https://tarn.example'];
    const { key: first } = await addPartner(knex, { name: 'Tarn Homes', origins }, now);
    const rotate = (...args: readonly string[]) =>
      quotes('partners', 'rotate', 'tarn-homes', '--until', '2099-07-01', ...args);
    const stored = async () => (await listPartners(knex)).find(({ id }) => id === 'tarn-homes');
    const plain = await rotate();
    expect(plain.stdout).toBe(
      `Would give tarn-homes a new key; ${first} works until 1 July 2099.\nAdd --yes to do it.\n`,
    );
    const once = await rotate('--yes', '--json');
    expect(once.json()).toMatchObject([{ former_key: first, dropped_key: null, dropped_until: null }]);
    const before = await stored();

    // The day that was given, not the one before it by Greenwich.
    expect((await quotes('partners', 'list')).stdout).toMatch(/^tarn-homes .* 2099-07-01$/m);

    const asked = await rotate();
    const end = `${first}, which was to work until 1 July 2099`;
    expect(asked.stdout).toContain(
      `Would end ${end}: pages that still carry it would show a link, no form.\nAdd --drop-former --yes to do it`,
    );
    expect((await rotate('--drop-former')).stdout).toMatch(/Would end .*\nAdd --yes to do it\.\n$/);
    const refused = await rotate('--yes');
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain(`tarn-homes has been promised that ${first} works until 1 July 2099`);
    expect(refused.stderr).toContain('add --drop-former');
    expect(await stored()).toEqual(before);

    const dropped = await rotate('--yes', '--drop-former', '--json');
    expect(dropped.json()).toMatchObject([
      { former_key: before?.key, dropped_key: first, dropped_until: before?.former_until },
    ]);
    expect(dropped.stderr).toContain(`Ended: ${end}.`);
    // One whose day has come holds nobody up.
    await knex('partners').where({ id: 'tarn-homes' }).update({ former_until: '2026-01-01T00:00:00.000Z' });
    const later = await rotate('--yes');
    expect([later.code, later.stderr]).toEqual([0, expect.not.stringContaining('Ended')]);
  });

  it('of two that add the same partner at once one does, and the other is told so', async () => {
    const partner = { name: 'Ghyll Homes', origins: ['https://ghyll.example'] };
    const add = () => registerPartner(app.services.database, partner, now);
    const both = await Promise.all([add(), add()]);
    expect(both.flatMap((one) => one.partner?.id ?? [])).toEqual(['ghyll-homes']);
    expect(both.flatMap(({ same }) => same?.id ?? [])).toEqual(['ghyll-homes']);
  });

  it('takes an origin away with --yes alone', async () => {
    const origins = ['https://fell.example', 'https://www.fell.example'] as const;
    const { knex } = app.services.database;
    for (const name of ['Fell Homes', 'Dale Homes']) await addPartner(knex, { name, origins }, now);
    const remove = (id: string, ...args: readonly string[]) =>
      quotes('partners', 'origins', id, '--remove', origins[0], ...args);
    const [unsure, done] = await Promise.all([remove('fell-homes'), remove('dale-homes', '--yes')]);
    expect([unsure.code, unsure.stdout, done.code]).toEqual([
      0,
      `Would take ${origins[0]} from fell-homes, which keeps ${origins[1]}. Tags on pages there show a link in the place of the form. Add --yes to do it.\n`,
      0,
    ]);
    const listed = await listPartners(knex);
    const stored = (of: string) => listed.find(({ id }) => id === of)?.origins;
    expect([stored('fell-homes'), stored('dale-homes')]).toEqual([origins, [origins[1]]]);
  });
});

describe('a wrong call', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'quotes-commands-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('ends with 2 where it makes no sense, with 78 where the configuration is wrong', async () => {
    const env = { DATA_DIR: dataDir };
    const [unknown, origin, config, folder, help] = await Promise.all([
      startQuotes(env, 'leads', 'sell'),
      startQuotes(env, 'partners', 'add', 'Name', 'ftp://their.site'),
      startQuotes({ ...env, PORT: 'x', SMTP_URI: 'y' }, 'check-config'),
      startQuotes(env, 'leads', 'list'),
      startQuotes(env, 'leads', 'export', '--help'),
    ]);
    expect([unknown, origin, config, folder, help].map(({ code }) => code)).toEqual([2, 2, 78, 78, 0]);
    expect(origin.stderr).toContain('https://partner.example');
    for (const name of ['PORT:', 'SMTP_URI:']) expect(config.stderr).toContain(name);
    expect(folder.stderr).toContain('found no leads.sqlite');
    expect(help.stdout).toContain('--format');
  });
});
