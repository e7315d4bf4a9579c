import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FunnelName } from '#contract/tags.ts';
import { planUndo } from '../../../api/db/undo.ts';
import type { LeadRow } from '../../../api/leads/leadRow.ts';
import { salesMailsAbout } from '../support/acceptLead.ts';
import { describeApi } from '../support/engines.ts';
import { noOffers, requestOf, type RequestChanges } from '../support/requests.ts';
import { runQuotes, type Ran } from '../support/runQuotes.ts';
import { newKey, PUBLIC_URL, startApp, type AnswerBody, type TestApp } from '../support/startApp.ts';

const DESK = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.test', SALES_MANAGER: 'manager@quotes.test' };
const JANE = 'Jane.Sentinel@example.com';
const MIGRATION = '024-consent-withdrawals';

describeApi('quotes leads withdraw', (engine) => {
  let app: TestApp;
  const quotes = (...args: readonly string[]): Promise<Ran> => runQuotes(app.env, ...args);
  const withdraw = (...args: readonly string[]): Promise<Ran> => quotes('leads', 'withdraw', ...args);
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, env: { ...DESK, RATE_LIMIT: 'off' } });
  });
  beforeEach(async () => {
    await app.db('leads').delete();
    await app.db('subscriptions').delete();
  });
  afterAll(() => app.close());

  const post = async (funnel: FunnelName, email: string, changes: RequestChanges = {}): Promise<AnswerBody> => {
    const address = { 'quoteData.customerInfo.email': email };
    const { body, status } = await app.post(requestOf(funnel, { ...address, ...changes }), { key: newKey() });
    expect(status).toBe(201);
    return body;
  };
  const offers = { 'quoteData.customerInfo.marketing': { email: true, text: false, phone: true } };
  const rowOf = async ({ id }: AnswerBody): Promise<LeadRow | undefined> =>
    app.db<LeadRow>('leads').where({ id }).first();
  const withdrawnAt = async (lead: AnswerBody): Promise<string | null | undefined> =>
    (await rowOf(lead))?.consent_withdrawn_at;
  const subscribe = async (email: string): Promise<void> => {
    await app.post({ type: 'newsletter', quoteData: { email } }, { key: newKey() });
    await app.settled();
    await app.db('subscriptions').update({ status: 'confirmed', confirmed_at: new Date().toISOString() });
  };

  it('says which leads, and which ways of contact, and marks nothing without --yes', async () => {
    const solar = await post('solar', JANE, offers);
    const plan = await post('homecare', JANE, {
      ...noOffers('homecare'),
      'quoteData.customerInfo.contactConsent': true,
    });
    const none = await post('ev', JANE, noOffers('ev'));
    const { code, stdout } = await withdraw(JANE.toUpperCase());
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Reference +Received +Funnel +Name +Agreed to +Withdrawn\n/);
    expect(stdout).toMatch(new RegExp(`\\n${solar.reference} .* solar +Jane Doe +email, phone\\n`));
    expect(stdout).toMatch(new RegExp(`\\n${plan.reference} .* homecare .* contact about the quote\\n`));
    expect(stdout).toContain('\nWould withdraw the consent of 2 leads. Add --yes to do it.\n');
    expect(stdout).not.toContain(none.reference);
    expect((await withdraw(JANE, '--json')).json()).toEqual([
      {
        done: false,
        marked: 0,
        newsletter: null,
        leads: [
          expect.objectContaining({ id: solar.id, agreedTo: ['email', 'phone'], withdrawn: null }),
          expect.objectContaining({ id: plan.id, agreedTo: ['contact about the quote'], withdrawn: null }),
        ],
      },
    ]);
    expect(await app.db('leads').whereNotNull('consent_withdrawn_at')).toEqual([]);
  });

  it('by any lead of somebody marks all of theirs that have a consent, once', async () => {
    const mine = [
      await post('solar', JANE, offers),
      // As older tags have sent it.
      await post('ev', JANE.toLowerCase(), { ...noOffers('ev'), 'quoteData.customerInfo.marketingConsent': true }),
    ];
    const none = await post('solar', JANE, noOffers('solar'));
    const other = await post('solar', 'other@example.com', offers);
    const done = await withdraw(none.reference ?? '', '--yes', '--json');
    expect(done.json()).toMatchObject([{ done: true, marked: 2 }]);
    const [first, second] = [await withdrawnAt(mine[0] ?? {}), await withdrawnAt(mine[1] ?? {})];
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
    expect([second, await withdrawnAt(none), await withdrawnAt(other)]).toEqual([first, null, null]);
    // A consent that was given since is another one.
    const later = await post('solar', JANE, { ...offers, 'quoteData.customerInfo.notes': 'Once more' });
    const again = await withdraw(JANE, '--yes');
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('Withdrawn: the consent of 1 lead.')]);
    expect(again.stderr).toContain('Lists that were exported before, and other systems, still say yes');
    expect([await withdrawnAt(mine[0] ?? {}), typeof (await withdrawnAt(later))]).toEqual([first, 'string']);
    const thrice = await withdraw(JANE, '--yes');
    expect([thrice.code, thrice.stdout]).toEqual([0, expect.stringContaining('the first time stays')]);
    expect((await withdraw(JANE)).stdout).toContain('nothing is left to do');
    expect(await withdrawnAt(mine[0] ?? {})).toBe(first);
  });

  it.each(['ÉLODIE_Ö@example.com', 'E\u0301lodie_o\u0308@EXAMPLE.com'])('finds an address by %s', async (typed) => {
    const lead = await post('solar', 'Élodie_ö@example.com', offers);
    const other = await post('solar', 'elodie_o@example.com', offers);
    await subscribe('Élodie_ö@example.com');
    const done = await withdraw(typed, '--yes', '--json');
    expect(done.json()).toMatchObject([{ marked: 1, newsletter: expect.stringContaining('/newsletter/unsubscribe/') }]);
    expect([typeof (await withdrawnAt(lead)), await withdrawnAt(other)]).toEqual(['string', null]);
  });

  it('leaves the newsletter, and says how it is ended', async () => {
    await post('solar', JANE, offers);
    await subscribe(JANE);
    const { stdout } = await withdraw(JANE, '--yes');
    const [, link = ''] = /still on\. To end it, open (\S+)\n/.exec(stdout) ?? [];
    expect(await app.db('subscriptions').pluck('status')).toEqual(['confirmed']);
    const address = link.replace(PUBLIC_URL, '');
    expect((await app.get(address, { method: 'POST' })).text).toContain('unsubscribed');
    expect(await app.db('subscriptions').pluck('status')).toEqual(['unsubscribed']);
    expect((await withdraw(JANE)).stdout).not.toContain('newsletter');
  });

  it('fails where there is nobody, and where nothing was agreed to', async () => {
    const [nobody, unknown] = [await withdraw('nobody@example.com', '--yes'), await withdraw('SQ-000000', '--yes')];
    expect([nobody.code, nobody.stdout, nobody.stderr]).toEqual([1, '', 'Nothing found for nobody@example.com.\n']);
    expect([unknown.code, unknown.stderr]).toEqual([1, 'Nothing found for SQ-000000.\n']);
    const { reference = '' } = await post('solar', JANE, noOffers('solar'));
    await subscribe(JANE);
    const none = await withdraw(reference, '--yes');
    expect([none.code, none.stdout]).toEqual([1, '']);
    expect(none.stderr).toMatch(
      / has 2 leads, and agreed to no offers with any: nothing to withdraw\.\n.*\/newsletter\//,
    );
    // Quick quotes have no address: they are nobody's together.
    for (const _ of [1, 2]) await app.post(requestOf('quick'), { key: newKey() });
    const quick = await app.db<LeadRow>('leads').where({ funnel: 'quick' }).first();
    expect((await withdraw(quick?.id ?? '')).stderr).toContain(' has 1 lead, ');
  });

  it('is seen by whoever reads the lead: shown, exported, on the sales desk and in later mails', async () => {
    const { reference = '', id = '' } = await post('solar', JANE, offers);
    const file = path.join(app.dataDir, `${engine}-leads.csv`);
    const deskPage = async (): Promise<string> => {
      const link = await app.services.desk?.links.lead(id);
      return (await app.get((link ?? '').replace(PUBLIC_URL, ''))).text;
    };
    expect((await quotes('leads', 'show', reference)).stdout).toMatch(
      /\nMarketing +Agreed to offers by email, phone\n/,
    );
    expect(await deskPage()).not.toContain('withdrawn');
    await withdraw(reference, '--yes');
    const day = /\d{1,2} [A-Z][a-z]+ \d{4}/.source;
    const [shown, exported] = [await quotes('leads', 'show', reference), await quotes('leads', 'export', '--json')];
    expect(shown.stdout).toMatch(
      new RegExp(`\\nMarketing +Withdrawn on ${day}\\. Before that: Agreed to offers by email, phone\\n`),
    );
    expect(shown.stdout).toMatch(/\nConsent withdrawn +\w{3}, \d/);
    const at = await withdrawnAt({ id });
    expect(exported.json()).toMatchObject([{ id, consent_withdrawn_at: at }]);
    expect(JSON.stringify(exported.json()[0]?.['sales'])).toMatch(/"Withdrawn on .*Before that: Agreed to offers/);
    await quotes('leads', 'export', '--output', file);
    const [head = '', row = ''] = (await readFile(file, 'utf8')).split('\r\n');
    expect(head).toContain('"wants_to_buy","consent_withdrawn","suspect"');
    expect(row).toContain(`,"${at}",`);
    expect(await deskPage()).toMatch(new RegExp(`No offers: consent withdrawn on ${day}`));
    await app.settled();
    await quotes('leads', 'resend', reference);
    const mails = await salesMailsAbout(app, { id }, { count: 2, fits: () => true });
    expect(mails.map(({ mail }) => mail.text?.includes('Withdrawn on'))).toEqual([false, true]);
    // What the customer has sent is the proof of it, and stays.
    expect((await rowOf({ id }))?.sales).not.toContain('Withdrawn');
  });

  it('is not taken back with the tables: an older version would know nothing of it', async () => {
    const lead = await post('solar', JANE, offers);
    const obstacle = async () => (await planUndo(app.services.database, [MIGRATION]))[0]?.obstacle;
    expect(await obstacle()).toBeUndefined();
    await withdraw(lead.reference ?? '', '--yes');
    expect(await obstacle()).toContain('leads.consent_withdrawn_at, 1 row');
  });
});
