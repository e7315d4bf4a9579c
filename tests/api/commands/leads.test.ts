import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPOINTMENTS_PATH, type AppointmentsAnswer } from '#contract/common/wire.ts';
import { actOn } from '../support/acceptLead.ts';
import { describeApi } from '../support/engines.ts';
import { runQuotes } from '../support/runQuotes.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, PUBLIC_URL, SALES, startApp, type AnswerBody, type TestApp } from '../support/startApp.ts';

// What a spreadsheet would calculate and what a terminal would obey.
const FORMULA = '=HYPERLINK("https://evil.example";"Jane")';
const TERMINAL = 'Kim\u009b31m';

const DESK = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'manager@quotes.test' };

describeApi('quotes leads', (engine) => {
  let app: TestApp;
  let first: AnswerBody;
  let suspect: AnswerBody;
  const quotes = (...args: readonly string[]) => runQuotes(app.env, ...args);
  const post = async (customerInfo: object, envelope = {}) =>
    (await app.post(solarRequest({ customerInfo: { ...customerInfo }, envelope }), { key: newKey() })).body;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: DESK });
    first = await post(
      { firstName: FORMULA, lastName: TERMINAL, email: 'first@example.com', phone: '+44 191 498 0123' },
      { attribution: { partnerReference: 'ACME/12' } },
    );
    await actOn(app, first.token ?? '', {
      action: 'estimate',
      inputs: { direction: 'S', shade: 'none' },
      figures: { madeLow: 1, madeHigh: 2, savingLow: 3, savingHigh: 4 },
    });
    suspect = await post({ email: 'robot@example.com', firstName: 'Robin' }, { leadRoute: 'filled' });
  });
  afterAll(() => app.close());

  it('are listed for people and machines, and exported without a formula', async () => {
    const file = path.join(app.dataDir, 'leads.csv');
    const [table, suspects, exported] = await Promise.all([
      quotes('leads', 'list'),
      quotes('leads', 'list', '--suspect', '--json'),
      quotes('leads', 'export', '--output', file),
    ]);
    expect([table.code, table.stdout.split('\n').length]).toEqual([0, 4]);
    expect(table.stdout).toMatch(/^Received +Reference +Funnel/);
    expect(table.stdout).toContain(first.reference ?? '?');
    expect(table.stdout).toMatch(/ {2}Hidden field filled in\n/);
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(table.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(suspects.json()).toMatchObject([{ id: suspect.id, suspect: true, suspicion: 'trap' }]);
    expect(suspects.stdout).not.toContain('token');
    const csv = await readFile(file, 'utf8');
    expect(csv.startsWith('\uFEFF"reference","received"')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"";""Jane"")`);
    expect(csv).toContain(`"'+44 191 498 0123"`);
    expect(csv).toContain('"ACME/12"');
    // The range of ours, and that the page has shown another; the other lead has said nothing of its roof.
    const names = 'kwh_from kwh_to pounds_from pounds_to method flagged'.split(' ').map((name) => `"estimate_${name}"`);
    expect(csv).toContain(`,"price_check",${names.join()},"wishes",`);
    expect(csv).toMatch(/,"3419","3719","\d{3}","\d{3}","SAP 10\.2","yes",/);
    expect(csv).toContain(',"2850","3719","313","592","SAP 10.2","",');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(exported.stderr).toContain('2 leads written');
  });

  it('are shown with their mails, resent, released and counted', async () => {
    await app.mailServer.waitFor(2);
    // Arrived is not yet written down as sent.
    await app.settled();
    const name = first.reference ?? '';
    const [looked, shown, resent, released] = await Promise.all([
      quotes('leads', 'show', suspect.reference ?? ''),
      quotes('leads', 'show', name.toLowerCase()),
      quotes('leads', 'resend', name),
      quotes('leads', 'release', suspect.reference ?? ''),
    ]);
    expect(looked.stdout).toMatch(/Suspect +A field that people can’t see was filled in\n/);
    expect(shown.stdout).toMatch(/Email +first@example\.com/);
    expect(shown.stdout).toMatch(/sales-mail +sent/);
    // In the time of the United Kingdom, as everything else that people read.
    expect(shown.stdout).toMatch(/customer-mail +sent +\d +(\w{3}, \d+ \w{3} \d{4}, \d\d:\d\d (GMT|BST) *){2}\n/);
    // The payback of the estimate under its heading, as in the mail: the quote has another.
    expect(shown.stdout).toMatch(/\nESTIMATE FOR THIS HOME\n(\S.* {2}.+\n)+Payback /);
    expect(shown.stdout).toMatch(/Partner’s reference +ACME\/12/);
    expect(resent.stdout).toContain('sales-mail');
    expect(released.stdout).toContain('sales-mail, customer-mail');
    const toSales = await app.mailServer.waitFor(3, ({ to }) => to.includes(SALES));
    expect(toSales.filter(({ mail }) => mail.subject?.includes(name))).toHaveLength(2);
    await app.mailServer.waitFor(1, ({ to }) => to.includes('robot@example.com'));
    const [report, twice, ordinary] = await Promise.all([
      quotes('leads', 'report', '--json'),
      quotes('leads', 'release', suspect.id ?? ''),
      quotes('leads', 'release', name),
    ]);
    expect(report.json()).toMatchObject([{ value: 'solar', leads: 2, suspect: 0, booked: 0, bought: 0 }]);
    expect([twice.code, ordinary.code]).toEqual([1, 1]);
    expect(twice.stderr).toContain(`${suspect.reference} is not suspect any more: it was released before. Its mails: `);
    expect(twice.stderr).toMatch(/\bcustomer-mail sent\b/);
    expect(ordinary.stderr).toMatch(new RegExp(`^${name} is not suspect\\. Its mails: .*sales-mail `));
  });

  it('are not said to have been mailed where nothing has left', async () => {
    const { id = '' } = await post({ email: 'waits@example.com', address: '3 Test Street' });
    await app.settled();
    await app.db('outbox').where({ lead_id: id, event: 'sales-mail' }).update({ status: 'failed' });
    await app.db('outbox').where({ lead_id: id, event: 'customer-mail' }).delete();
    const some = await quotes('leads', 'release', id);
    await app.db('outbox').where({ lead_id: id }).delete();
    const none = await quotes('leads', 'release', id);
    expect([some.stderr, none.stderr]).toEqual([
      expect.stringContaining('is not suspect. Its mails: sales-mail failed.'),
      expect.stringContaining('is not suspect. It has no mails.'),
    ]);
    await app.db('leads').where({ id }).delete();
  });

  it('are shown with what their customer has booked', async () => {
    const { text } = await app.get(`${APPOINTMENTS_PATH}?token=${first.token}`);
    const [choice] = (JSON.parse(text) as AppointmentsAnswer).appointments.filter(({ kind }) => kind === 'survey');
    const halfDay = choice?.free[0];
    await actOn(app, first.token ?? '', { action: 'book', kind: 'survey', ...halfDay });
    const [shown, machine] = [
      await quotes('leads', 'show', first.reference ?? ''),
      await quotes('leads', 'show', first.reference ?? '', '--json'),
    ];
    expect(shown.stdout).toMatch(/\nSurvey +[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}, (8am to 12pm|12pm to 4pm)\n/);
    expect(machine.json()).toMatchObject([{ appointments: [{ kind: 'survey', ...halfDay }], desk: [] }]);
  });

  it('are on the sales desk, which has a link from the command line', async () => {
    await app.services.desk?.claim(first.id ?? '', 'Sam Hall');
    const [link, off, report, shown] = await Promise.all([
      quotes('desk', 'link', '--name', 'Sam Hall'),
      runQuotes({ ...app.env, SALES_DESK: 'off' }, 'desk', 'link'),
      quotes('leads', 'report', '--by', 'response', '--per', 'funnel'),
      quotes('leads', 'show', first.reference ?? ''),
    ]);
    expect(link.stdout.startsWith(`${PUBLIC_URL}/desk/`)).toBe(true);
    expect((await app.get(link.stdout.trim().replace(PUBLIC_URL, ''))).text).toContain(
      'You’re <strong>Sam Hall</strong>',
    );
    expect([off.code, off.stderr]).toEqual([1, expect.stringContaining('SALES_DESK=on')]);
    expect(report.stdout).toMatch(/^funnel +leads +taken +median +90th +≤15 min +≤60 min/);
    expect(report.stdout).toMatch(/\nsolar +\d +1 +\d min/);
    expect(shown.stdout).toMatch(/Taken +Sam Hall, \d\d:\d\d on /);
  });
});
