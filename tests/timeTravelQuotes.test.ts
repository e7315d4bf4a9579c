import { describe, expect, test, vi } from 'vitest';
import type { EstimateInputs } from '#contract/common/energy/inputs.ts';
import { pounds } from '#contract/common/money.ts';
import { homeVat, paidByHome } from '#contract/common/photovoltaic/pricing.ts';
import { datedFigures } from '#contract/datedFigures.ts';
import { chargers } from '#contract/ev/catalogue.ts';
import { grantFor, type Grant } from '#contract/ev/grant.ts';
import { PARKING_TYPES } from '#contract/ev/limits.ts';
import { grantValue, grantWords } from '#contract/ev/wording.ts';
import { solarDefaults } from '#contract/solar/limits.ts';
import { quoteSolar, solarAssumptions } from '#contract/solar/pricing.ts';
import { vatOf, workings } from '#contract/solar/wording.ts';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { openPdf } from '../api/documents/pdf/openPdf.fixture.ts';
import { renderPdf } from '../api/documents/pdf/renderPdf.ts';
import { solarDocument } from '../api/documents/quoteDocument.fixture.ts';
import { parseQuoteDocument } from '../api/documents/quoteDocument.ts';
import { renderQuotePage } from '../api/documents/quotePage.ts';
import { renderCustomerMail } from '../api/mail/customerMail.ts';
import { renderSalesMail } from '../api/mail/salesMail.ts';
import { presenterOfFunnel } from '../api/presenters/registry.ts';
import { salesSummary } from '../api/quotes/summariseForSales.ts';
import { pageText } from '../site/generate/pageText.fixture.ts';
import { answersOf } from '../widgets/wizard/estimate/useEstimate.ts';
import { requestOf, type RequestChanges } from './api/support/requests.ts';
import { MONTHLY_CLOCKS, staleSentences } from './support/staleText.ts';

// What each form sets off in each month of three years: the mails, the saved quote and its PDF, and what tags say themselves.

const URL = 'https://quotes.example/quote/t';
const REFERENCE = 'SQ-123456';

/** Answers on which what holds for a time depends, besides the forms as they are. */
const CASES: readonly (readonly [what: string, funnel: FunnelName, changes: RequestChanges])[] = [
  ...FUNNEL_NAMES.map((funnel) => [funnel, funnel, {}] as const),
  ['a charger for a tenant', 'ev', { 'quoteData.customerInfo.isRenting': true }],
  [
    'a charger on the street',
    'ev',
    { 'quoteData.customerInfo.isRenting': true, 'quoteData.customerInfo.parkingType': 'on-street' },
  ],
  ['panels without a bill', 'solar', { 'quoteData.customerInfo.electricityBill': undefined }],
  [
    'panels with a battery',
    'solar',
    { 'quoteData.quote.batteryIncluded': true, 'quoteData.quote.batteryType': 'battery-7.7kwh' },
  ],
];

/** All that a result can say of home or building, each in the case that it belongs to. */
const SAID: readonly EstimateInputs[] = [
  { direction: 'S', shade: 'modest', homeInDay: true, opening: 'daily' },
  { direction: 'E/W', homeInDay: false, tariff: 'time-of-use', batteryKwh: 0 },
];

function presentOn(day: string, funnel: FunnelName, changes: RequestChanges) {
  const now = new Date(`${day}T12:00:00Z`);
  const reading = presenterOfFunnel(funnel)?.receive(requestOf(funnel, changes).quoteData);
  if (!reading?.ok) throw new Error(`${funnel} is not read`);
  const { submission, present } = reading;
  return { now, submission, presentation: present(now) };
}

/** Everything that goes out of one lead but the PDF, as text. */
function told(day: string, funnel: FunnelName, changes: RequestChanges) {
  const { now, submission, presentation } = presentOn(day, funnel, changes);
  const credit = { claimed: '', partner: undefined, isEarned: false, origin: undefined };
  const summary = salesSummary({ submission, presentation, attribution: {}, credit });
  const receivedAt = now.toISOString();
  const sales = renderSalesMail({ ...summary, reference: REFERENCE, receivedAt, leadId: '1' });
  const { document } = presentation;
  const texts = [sales.subject, sales.text, pageText(sales.html)];
  if (!document) return { texts, input: undefined };
  const expiresAt = new Date(now.getTime() + 30 * 86_400_000).toISOString();
  const input = { document, firstName: 'Jane', reference: REFERENCE, issuedAt: receivedAt, expiresAt, quoteUrl: URL };
  const mail = renderCustomerMail(input);
  const page = renderQuotePage({ ...input, pdfUrl: `${URL}.pdf` });
  return { texts: [...texts, mail.subject, mail.text, pageText(mail.html), pageText(page.html)], input };
}

describe.each(CASES)('%s', (_what, funnel, changes) => {
  test('mails and saved quote say nothing that is over, empty or broken, in any month', () => {
    const stale = MONTHLY_CLOCKS.flatMap((day) =>
      told(day, funnel, changes).texts.flatMap((text) =>
        text.split('\n').flatMap((line) => staleSentences(line, day).map((words) => `${day}: ${words}`)),
      ),
    );
    expect(stale).toEqual([]);
  });
});

// Prices, VAT and what is said of them change at quarters of a year; months between them say the same.
const QUARTERLY_CLOCKS = MONTHLY_CLOCKS.filter((_, month) => month % 3 === 0);

describe.each([
  ['a home', 'solar', {}],
  [
    'a business',
    'solar',
    { 'quoteData.customerInfo.customerType': 'business', 'quoteData.customerInfo.businessName': 'Sample Works Ltd' },
  ],
  ['a commercial system', 'commercial-solar', {}],
] as const)('%s that says more on its result', (_what, funnel, changes: RequestChanges) => {
  const presenter = presenterOfFunnel(funnel);
  test.each(SAID)('%o: nothing that is over, empty or broken, and nothing too long to be stored', (inputs) => {
    const data = requestOf(funnel, changes).quoteData;
    const stale = QUARTERLY_CLOCKS.flatMap((day) => {
      const { batteryKwh, ...others } = inputs;
      const request = { data, totalPence: 329_686, inputs: funnel === 'solar' ? inputs : others };
      const fresh = presenter?.estimate({ ...request, now: new Date(`${day}T12:00:00Z`) });
      if (!fresh) throw new Error(`${batteryKwh} kWh: expected an estimate`);
      const { section, sections } = fresh;
      parseQuoteDocument({ ...solarDocument, sections: [section] });
      const rows = [section, ...sections].flatMap((one) => one.rows.map(({ label, value }) => `${label}: ${value}`));
      return [...rows, section.note ?? ''].flatMap((words) => staleSentences(words, day).map((at) => `${day}: ${at}`));
    });
    expect(stale).toEqual([]);
  });

  test('and is told what is assumed of somebody at home', () => {
    const noteOf = (homeInDay: boolean | undefined): string =>
      presenter?.estimate({
        data: requestOf(funnel, changes).quoteData,
        totalPence: 329_686,
        inputs: { homeInDay },
        now: new Date('2026-11-20T12:00:00Z'),
      })?.section.note ?? '';
    const words = 'With someone home we assume a quarter more use between 9am and 5pm than in a typical home.';
    const isHome = funnel === 'solar' && !('quoteData.customerInfo.customerType' in changes);
    expect([noteOf(true).includes(words), noteOf(undefined).includes('someone home')]).toEqual([isHome, false]);
    expect(noteOf(false).includes('With no one home we assume a quarter less use')).toBe(isHome);
  });
});

// A PDF is drawn of the same document: once before and once after what changes it.
test.each([
  ['solar', homeVat.zeroUntil],
  ['solar', homeVat.reducedFrom],
  ['ev', datedFigures.chargepointGrant.validUntil],
  ['ev', '2027-04-01'],
] as const)('the PDF of %s on %s says nothing that is over', async (funnel, day) => {
  const { input } = told(day, funnel, {});
  if (!input) throw new Error('expected a document');
  const { text } = openPdf(await renderPdf(input));
  expect(text.length).toBeGreaterThan(500);
  expect(staleSentences(text.replaceAll(/\s+/g, ' '), day)).toEqual([]);
});

const copies = import.meta.glob<Readonly<Record<string, unknown>>>(['../widgets/**/{copy,laterCopy}.ts'], {
  eager: true,
});
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

test('tags hold no words of their own that end with a day', () => {
  const stale = Object.entries(copies).flatMap(([file, copy]) =>
    wordsIn(copy).flatMap((words) => staleSentences(words, MONTHLY_CLOCKS.at(-1) ?? '').map((at) => `${file}: ${at}`)),
  );
  expect(Object.keys(copies).length).toBeGreaterThan(25);
  expect(Object.keys(copies)).toContain('../widgets/wizard/estimate/battery/laterCopy.ts');
  expect(Object.keys(copies)).toContain('../widgets/tools/estimate/laterCopy.ts');
  expect(stale).toEqual([]);
});

describe('the chargepoint grant, by month and answer', () => {
  const PRIVATE = ['driveway', 'garage', 'carport'];
  const price = chargers[0].price;
  // 75 % of every charger is more than either cap.
  const capOn = (day: string): number | undefined => {
    if (day < '2026-04-01') return 350;
    return day < '2027-04-01' ? 500 : undefined;
  };
  const expected = (day: string, isRenting: boolean, customerType: string, parkingType: string): string => {
    const cap = capOn(day);
    if (cap === undefined) return 'closed £0';
    if (customerType === 'business') return 'workplace £0';
    return isRenting && PRIVATE.includes(parkingType) ? `claimed £${cap}` : `possible £${cap}`;
  };
  const grants = MONTHLY_CLOCKS.flatMap((day) =>
    [true, false].flatMap((isRenting) =>
      (['home', 'business'] as const).flatMap((customerType) =>
        PARKING_TYPES.map((parkingType) => ({ price, day, isRenting, customerType, parkingType })),
      ),
    ),
  );
  const amountOf = ({ kind, amount }: Grant): string => `${kind} £${amount / pounds(1)}`;

  test('is what the scheme of that day pays, and nothing when we know of none', () => {
    expect(grants).toHaveLength(36 * 2 * 2 * PARKING_TYPES.length);
    const table = (outcome: (one: (typeof grants)[number]) => string): string[] =>
      grants.map((one) => `${one.day} ${one.isRenting} ${one.customerType} ${one.parkingType}: ${outcome(one)}`);
    expect(table((one) => amountOf(grantFor(one)))).toEqual(
      table(({ day, isRenting, customerType, parkingType }) => expected(day, isRenting, customerType, parkingType)),
    );
  });

  test('is told in sentences that hold on that day', () => {
    const stale = grants.flatMap((one) => {
      const grant = grantFor(one);
      return [grantWords(grant), grantValue(grant)].flatMap((words) => staleSentences(words, one.day));
    });
    expect(stale).toEqual([]);
  });
});

test('the price of a battery is what a home pays, for sales and customers, and says what VAT is in it', () => {
  const batteriesOn = (day: string) => {
    const { presentation } = presentOn(day, 'solar', {});
    const section = presentation.sections.find(({ heading }) => heading === 'What a battery would add');
    return section?.rows[1]?.label;
  };
  expect([batteriesOn('2027-03-31'), batteriesOn('2027-04-01')]).toEqual([
    '7.7 kWh battery, £5,040',
    '7.7 kWh battery, £5,292 with 5% VAT',
  ]);
  // So is what both read when a battery was tried on the result: £8,337 and 5% of it.
  const saidOn = (day: string) => {
    const data = requestOf('solar', {}).quoteData;
    const now = new Date(`${day}T12:00:00Z`);
    const inputs = { batteryKwh: 7.7 };
    const again = presenterOfFunnel('solar')?.estimate({
      data,
      totalPence: 329_686,
      inputs,
      now,
      mcsTable: undefined,
    });
    return [again?.section, ...(again?.sections ?? [])]
      .flatMap((section) => section?.rows ?? [])
      .map(({ value }) => value);
  };
  expect(saidOn('2027-03-31')).toContain('7.7 kWh battery; with that the system costs £8,337');
  expect(saidOn('2027-04-01')).toContain('7.7 kWh battery; with that the system costs £8,754 with 5% VAT');
});

test('the payback of a home counts the VAT that it pays', () => {
  const yearsOn = (day: string): string => {
    const { presentation } = presentOn(day, 'solar', {});
    const rows = presentation.document?.sections.flatMap((section) => section.rows) ?? [];
    return rows.find(({ label }) => label === 'Paid back in')?.value ?? '';
  };
  expect([yearsOn('2027-03-31'), yearsOn('2027-04-01')]).toEqual(['5.6 to 10.8 years', '5.9 to 11.4 years']);
  // So does the result of the tag; a business is told prices without VAT.
  const quote = quoteSolar({ ...solarDefaults, sizeKw: 4, battery: '', batteryIncluded: false });
  if (!quote) throw new Error('The catalogue knows the defaults.');
  const costOn = (day: string, kind: 'home' | 'building'): number => {
    vi.setSystemTime(`${day}T12:00:00Z`);
    return answersOf({ kind, postcode: 'NE1 4ST', monthlyBill: 80, assumptions: solarAssumptions }, quote, {}).cost;
  };
  try {
    const { total } = quote.figures;
    expect([costOn('2027-03-31', 'home'), costOn('2027-04-01', 'home')]).toEqual([
      total,
      paidByHome(total, '2027-04-01'),
    ]);
    expect(costOn('2027-04-01', 'building')).toBe(total);
  } finally {
    vi.useRealTimers();
  }
});

describe('VAT on panels, by month and customer', () => {
  const total = pounds(1000);

  test.each(MONTHLY_CLOCKS)('%s', (day) => {
    const isTaxed = day >= '2027-04-01';
    const forHome = isTaxed ? 'VAT of 5% would add £50: £1,050 in all.' : undefined;
    expect(vatOf('home', total, day)?.inAll).toBe(forHome);
    expect(vatOf('business', total, day)?.inAll).toBe('VAT of 20% would add £200: £1,200 in all.');
    const said = workings('home', day).find((line) => line.startsWith('VAT'));
    expect(said).toBe(
      isTaxed
        ? 'VAT: 5% for homes since 1 April 2027, on top of the total.'
        : 'VAT: 0% for homes until 31 March 2027, so the total is what you pay.',
    );
  });
});
