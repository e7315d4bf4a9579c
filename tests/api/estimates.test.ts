import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LeadEstimate } from '../../api/leads/estimates.ts';
import { acceptLead, actOn, type AcceptedLead } from './support/acceptLead.ts';
import { describeApi } from './support/engines.ts';
import { startApp, wrongPaths, type TestApp } from './support/startApp.ts';

const SOUTH = { direction: 'S', shade: 'none', homeInDay: true, tariff: 'flat', batteryKwh: 7.7 } as const;

interface Section {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly note?: string;
}

describeApi('the action estimate', (engine) => {
  let app: TestApp;
  const now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => now });
  });
  afterAll(() => app.close());

  const estimate = ({ token }: AcceptedLead, inputs: unknown, figures?: object) =>
    actOn(app, token, { action: 'estimate', inputs, ...(figures && { figures }) });
  const leadOf = async ({ id }: AcceptedLead) => {
    const lead = (await app.leads()).find((one) => one.id === id);
    if (!lead) throw new Error('The lead is not stored');
    const sales = JSON.parse(lead.sales) as { sections: Section[]; flags: string[] };
    const document = JSON.parse(lead.document) as { sections: Section[] };
    return { lead, sales, document, stored: JSON.parse(lead.estimate ?? 'null') as LeadEstimate | null };
  };
  const textOf = (section: Section | undefined): string =>
    [...(section?.rows ?? []).map(({ label, value }) => `${label}: ${value}`), section?.note ?? ''].join('\n');

  it('is worked out again, stored with its inputs, and told wherever it was told', async () => {
    const accepted = await acceptLead(app, 'solar');
    const before = await leadOf(accepted);
    // Of the answers that everybody gives, before anything was said of the roof.
    expect(before.stored).toEqual({
      at: now.toISOString(),
      method: 'SAP 10.2',
      version: 2,
      prices: { period: 'July to September 2026', validUntil: '2026-09-30' },
      inputs: {},
      figures: { madeLow: 2850, madeHigh: 3719, savingLow: 313, savingHigh: 592 },
      mcsKwh: null,
      shown: null,
      differs: false,
    });
    const { status, body } = await estimate(accepted, SOUTH);
    expect([status, body]).toEqual([
      200,
      {
        action: 'estimate',
        estimate: {
          differs: false,
          figures: { madeLow: 3419, madeHigh: 3719, savingLow: expect.any(Number), savingHigh: expect.any(Number) },
        },
      },
    ]);
    const { stored, document, sales, lead } = await leadOf(accepted);
    expect(stored).toEqual({
      at: now.toISOString(),
      method: 'SAP 10.2',
      version: 2,
      prices: { period: 'July to September 2026', validUntil: '2026-09-30' },
      inputs: SOUTH,
      figures: body.estimate?.figures,
      mcsKwh: null,
      shown: null,
      differs: false,
    });
    expect(lead.viewed_at).toBe(now.toISOString());
    const headings = (sections: readonly Section[]) => sections.map(({ heading }) => heading);
    expect(headings(document.sections)).toEqual(headings(before.document.sections));
    expect(headings(sales.sections)).toEqual(headings(before.sales.sections));
    const forCustomer = textOf(document.sections.find(({ heading }) => heading === 'For your home: an estimate'));
    const said = 'Roof facing south, no shade, at home in the day, flat tariff, 7.7 kWh battery';
    expect(forCustomer).toContain(`You told us: ${said}; with that the system costs £8,337`);
    expect(forCustomer).toContain('Made a year: 3,419 to 3,719 kWh');
    expect(forCustomer).not.toContain('facing east or west');
    const forSales = textOf(sales.sections.find(({ heading }) => heading === 'Estimate for this home'));
    expect(forSales).toContain(`Customer told us: ${said}`);
    // The saved quote is drawn from the same words, and nobody was mailed again.
    expect((await app.get(`/quote/${accepted.token}`)).text).toContain('3,419 to 3,719\u00A0kWh');
    // So is the PDF, which is kept for one document only.
    const keptPdfs = async () => {
      await app.get(`/quote/${accepted.token}.pdf`);
      return app.db('quote_pdfs').where({ lead_id: accepted.id }).pluck('drawn_from');
    };
    await expect.poll(keptPdfs).toHaveLength(1);
    const [drawnFrom] = await keptPdfs();
    await estimate(accepted, {});
    await expect.poll(async () => (await keptPdfs())[0]).not.toBe(drawnFrom);
    const mails = (await app.outbox()).filter((row) => row.lead_id === accepted.id);
    expect(mails.map(({ event }) => event).toSorted()).toEqual(['customer-mail', 'sales-mail']);
  });

  it('the last one wins, and later mails tell it', async () => {
    const accepted = await acceptLead(app, 'solar');
    await estimate(accepted, SOUTH, { madeLow: 1, madeHigh: 2, savingLow: 3, savingHigh: 4 });
    expect((await leadOf(accepted)).sales.flags).toEqual([
      expect.stringMatching(/^The page showed another estimate \(£3 to £4 a year\); ours, £\d+ to £\d+ a year, is the/),
    ]);
    const { body } = await estimate(accepted, { direction: 'N', tariff: 'time-of-use' });
    const { stored, sales } = await leadOf(accepted);
    expect(stored).toMatchObject({
      inputs: { direction: 'N' },
      prices: { period: 'June 2026', validUntil: '2026-06-30' },
    });
    expect(sales.flags).toEqual([]);
    // What the page shows may be a unit off: engines round each in their way.
    const { madeLow = 0, ...others } = body.estimate?.figures ?? {};
    const again = await estimate(
      accepted,
      { direction: 'N', tariff: 'time-of-use' },
      { madeLow: madeLow + 1, ...others },
    );
    expect(again.body.estimate).toEqual({ ...body.estimate, differs: false });
    await actOn(app, accepted.token, { action: 'email' });
    const mails = await app.mailServer.waitFor(2, ({ to }) => to.includes(accepted.email));
    // Either of the two may come first.
    expect(mails.map(({ mail }) => mail.text).join('\n')).toContain('Roof facing north, time-of-use tariff');
  });

  it.each([
    ['a direction that is none', { inputs: { direction: 'up' } }, ['inputs.direction']],
    ['no inputs', {}, ['inputs']],
    ['a battery that is not in the catalogue', { inputs: { batteryKwh: 3 } }, ['inputs']],
    [
      'figures that are no numbers',
      { inputs: {}, figures: { madeLow: '1' } },
      expect.arrayContaining(['figures.madeLow']),
    ],
  ])('refuses %s and stores nothing', async (_name, request, paths) => {
    const accepted = await acceptLead(app, 'solar');
    const { stored } = await leadOf(accepted);
    const answer = await actOn(app, accepted.token, { action: 'estimate', ...request });
    expect([answer.status, wrongPaths(answer)]).toEqual([422, paths]);
    expect((await leadOf(accepted)).stored).toEqual(stored);
  });

  it('says why there is no range', async () => {
    const guernsey = await acceptLead(app, 'solar', { 'quoteData.customerInfo.postcode': 'GY1 1AA' });
    expect((await estimate(guernsey, { direction: 'S' })).body.estimate).toEqual({ differs: false });
    const { stored, document } = await leadOf(guernsey);
    expect(stored).toMatchObject({ figures: null, inputs: { direction: 'S' } });
    expect(textOf(document.sections.find(({ heading }) => heading.startsWith('For your home')))).toContain(
      'no weather data',
    );
  });

  it('is led by an MCS estimate where a licensed table says something of the roof, and only there', async () => {
    const before = await leadOf(await acceptLead(app, 'solar'));
    expect(JSON.stringify(before.document)).not.toContain('MCS');
    // Invented: no figure of it is anybody's.
    const folder = await mkdtemp(path.join(tmpdir(), 'mcs-'));
    const file = path.join(folder, 'table.txt');
    await writeFile(file, 'NE S 30 801 # area direction tilt kWh\n');
    const licensed = await startApp({ engine, anyPdf: true, now: () => now, env: { MCS_TABLE_FILE: file } });
    try {
      const accepted = await acceptLead(licensed, 'solar');
      const act = (inputs: object) => actOn(licensed, accepted.token, { action: 'estimate', inputs });
      const wordsOfLead = async () => JSON.stringify(await licensed.leads());
      expect((await act({ direction: 'S', shade: 'none' })).body.estimate).toMatchObject({ mcsKwh: 3204 });
      const [lead] = await licensed.leads();
      const { sections } = JSON.parse(lead?.document ?? '{}') as { sections: Section[] };
      const section = sections.find(({ heading }) => heading === 'For your home: an estimate');
      expect(section?.rows[0]).toEqual({ label: 'MCS estimate', value: '3,204 kWh a year' });
      expect(section?.note).toMatch(/^The MCS estimate follows the scheme’s tables/);
      expect(JSON.parse(lead?.sales ?? '{}')).toMatchObject({
        sections: expect.arrayContaining([
          expect.objectContaining({
            rows: expect.arrayContaining([{ label: 'MCS estimate', value: '3,204 kWh a year' }]),
          }),
        ]),
      });
      // Not of a roof that nobody knows, nor of one in shade, nor of one that the table lacks.
      for (const inputs of [
        { shade: 'none' },
        { direction: 'S', shade: 'modest' },
        { direction: 'N', shade: 'none' },
      ]) {
        expect((await act(inputs)).body.estimate).not.toHaveProperty('mcsKwh');
        expect(await wordsOfLead()).not.toContain('MCS estimate');
      }
    } finally {
      await licensed.close();
      await rm(folder, { recursive: true });
    }
  });

  // Of the customer as of the server: what the block on the result computes, by the same lines of the contract.
  it.each([
    [
      'a business with a solar quote',
      'solar',
      { 'quoteData.customerInfo.customerType': 'business', 'quoteData.customerInfo.businessName': 'Acme Ltd' },
    ],
    ['a commercial solar quote', 'commercial-solar', { 'quoteData.quote.systemSize': 20 }],
  ] as const)('of %s is by its hours, and told in the words of a building', async (_what, funnel, fields) => {
    const accepted = await acceptLead(app, funnel, fields);
    const headingsOf = async () => {
      const { document, sales } = await leadOf(accepted);
      return [...document.sections, ...sales.sections].map(({ heading }) => heading);
    };
    const first = await leadOf(accepted);
    expect(first.stored).toMatchObject({ method: 'SAP 10.2', inputs: {}, shown: null, differs: false });
    const atFirst = textOf(first.document.sections.find(({ heading }) => heading === 'For your building: an estimate'));
    expect(atFirst).toContain(`Made a year: ${first.stored?.figures?.madeLow.toLocaleString('en-GB')} to `);
    expect(atFirst).toContain(
      'used Monday to Friday, 8am to 6pm, and a quarter as much when closed: a stylised office',
    );
    expect(atFirst).not.toContain('You told us');
    const lines = first.sales.sections.find(({ heading }) => heading === 'Estimate for this building')?.rows;
    expect(lines?.map(({ label }) => label)).toEqual(['Made and used', 'Worth', 'Payback']);
    expect(lines?.[0]?.value).toMatch(/^[\d,]+ to [\d,]+ kWh a year, [\d to]+% of it on site$/);
    const [mail] = await app.mailServer.waitFor(1, ({ to }) => to.includes(accepted.email));
    expect(mail?.mail.text).toContain('Used on site');
    const inputs = { direction: 'S', shade: 'none', opening: 'daily' } as const;
    const shown = { madeLow: 1, madeHigh: 2, savingLow: 3, savingHigh: 4 };
    const { status, body } = await estimate(accepted, inputs, shown);
    expect([status, body.estimate?.differs]).toEqual([200, true]);
    const { stored, document, sales } = await leadOf(accepted);
    expect(stored).toMatchObject({ method: 'SAP 10.2', inputs, shown, differs: true, figures: body.estimate?.figures });
    expect(sales.flags.join()).toContain('The page showed another estimate (£3 to £4 a year); ours, £');
    const forCustomer = textOf(document.sections.find(({ heading }) => heading === 'For your building: an estimate'));
    expect(forCustomer).toContain('You told us: Roof facing south, no shade, open every day, 8am to 8pm');
    expect(forCustomer).toMatch(/Made a year: [\d,]+ to [\d,]+ kWh\nUsed on site: /);
    expect(forCustomer).toContain('There’s no price cap for businesses');
    expect(forCustomer).not.toMatch(/at home|your home/);
    const forSales = textOf(sales.sections.find(({ heading }) => heading === 'Estimate for this building'));
    expect(forSales).toContain('Customer told us: Roof facing south');
    // The last one counts, and what the page shows now is what we have.
    const always = await estimate(accepted, { ...inputs, opening: 'always' });
    const again = await estimate(accepted, { ...inputs, opening: 'always' }, always.body.estimate?.figures);
    expect(again.body.estimate).toEqual({ ...always.body.estimate, differs: false });
    expect(always.body.estimate?.figures?.savingHigh).not.toBe(body.estimate?.figures?.savingHigh);
    const after = await leadOf(accepted);
    expect(after.sales.flags.join()).not.toContain('another estimate');
    expect((await headingsOf()).filter((heading) => /estimate/i.test(heading))).toHaveLength(2);
    expect((await app.get(`/quote/${accepted.token}`)).text).toContain('open round the clock');
    await actOn(app, accepted.token, { action: 'email' });
    const mails = await app.mailServer.waitFor(2, ({ to }) => to.includes(accepted.email));
    expect(mails.map(({ mail }) => mail.text).join('\n')).toContain('open round the clock');
  });

  it.each([
    ['solar', 'a bill below the standing charge', { 'quoteData.customerInfo.electricityBill': 10 }, undefined],
    ['solar', 'Jersey', { 'quoteData.customerInfo.postcode': 'JE2 3AB' }, 'no weather data'],
    ['solar', 'the Isle of Man', { 'quoteData.customerInfo.postcode': 'IM1 1AA' }, 'no weather data'],
    ['commercial-solar', '100 kW', { 'quoteData.quote.systemSize': 100 }, 'There’s no estimate above 50 kW'],
    ['commercial-solar', 'no bill', { 'quoteData.customerInfo.electricityBill': 0 }, 'Your bill doesn’t tell us'],
  ] as const)('<%s> with %s and no inputs at all: a sentence, and never a figure that is none', async (...row) => {
    const [funnel, , fields, sentence = 'a typical home’s'] = row;
    const accepted = await acceptLead(app, funnel, fields);
    expect((await estimate(accepted, {})).status).toBe(200);
    const { document, sales } = await leadOf(accepted);
    const told = document.sections.filter(({ heading }) => heading.endsWith(': an estimate')).map(textOf);
    const forSales = sales.sections.filter(({ heading }) => heading.startsWith('Estimate for')).map(textOf);
    expect([told.length, forSales.length]).toEqual([1, 1]);
    expect(told.join()).toContain(sentence);
    for (const text of [...told, ...forSales]) expect(text).not.toMatch(/NaN|Infinity|undefined|null|[-−]£|£[-−]|: $/m);
  });

  it('is for solar quotes only', async () => {
    const charger = await acceptLead(app, 'ev');
    expect((await leadOf(charger)).stored).toBeNull();
    expect(wrongPaths(await estimate(charger, {}))).toEqual(['action']);
  });
});
