import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainWords } from '../support/wordsOf.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { newKey, PUBLIC_URL, SALES, startApp, wrongPaths, type AnswerBody, type TestApp } from './support/startApp.ts';

type Json = Readonly<Record<string, unknown>>;

/** 30 kW: 75 × (112.50 + 62.50) + 6 × 899 + 3 × 6,149.99 = 36,968.97; × 1.3 = 48,059.66. */
const QUOTE = {
  systemSize: 30,
  panelType: 'commercial-panel-440w',
  panelCount: 75,
  inverterType: 'commercial-inverter-three-phase',
  mountingType: 'commercial-mounting-flat',
  batteryIncluded: true,
  batteryType: 'commercial-battery-15kwh',
  equipmentCost: 36_968.97,
  installationCost: 9242.24,
  designCost: 1848.45,
  totalCost: 48_059.66,
  annualProduction: 28_500,
  estimatedAnnualSavings: 5130,
  estimatedPaybackYears: 9.4,
  co2Offset: 6641,
  quoteRef: 'CS-COM-123456',
};
const CUSTOMER = {
  propertyType: 'Warehouse',
  roofType: 'Flat',
  electricityBill: 812.5,
  businessName: 'Sample Works Ltd',
  businessType: 'Manufacturing',
  firstName: 'Jane',
  lastName: 'Sentinelname',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '77 Sentinel Street',
  postcode: 'ne16ee',
  notes: 'Please call after five.',
  marketing: { email: false, text: false, phone: true },
};

const request = (quote: Json = {}, customerInfo: Json = {}) => ({
  type: 'commercial-solar',
  quoteData: { quote: { ...QUOTE, ...quote }, customerInfo: { ...CUSTOMER, ...customerInfo } },
  attribution: { funnel: 'commercial-solar', pageOrigin: 'https://partner.example', pagePath: '/roofs' },
});

describeApi('a commercial solar lead', (engine) => {
  let app: TestApp;
  let answer: AnswerBody;
  let sales: DeliveredMail;
  let customer: DeliveredMail;
  const key = newKey();
  beforeAll(async () => {
    app = await startApp({ engine });
    const posted = await app.post(request(), { key });
    expect(posted.status).toBe(201);
    answer = posted.body;
    const mails = await app.mailServer.waitFor(2);
    const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
    [sales] = to(SALES) as [DeliveredMail];
    [customer] = to(CUSTOMER.email) as [DeliveredMail];
  });
  afterAll(() => app.close());

  const stored = async (id: string | undefined) => (await app.leads()).find((lead) => lead.id === id);

  it('is stored with the server’s own price', async () => {
    expect(answer.reference).toBe('CS-COM-123456');
    expect(await stored(answer.id)).toMatchObject({
      type: 'commercial-solar',
      funnel: 'commercial-solar',
      idempotency_key: key,
      email: 'jane@example.com',
      postcode: 'NE1 6EE',
      total_pence: 4_805_966,
      price_check: 'ok',
    });
  });

  it('is one lead, however often it comes', async () => {
    const again = await app.post(request({ quoteRef: answer.reference, totalCost: 1 }), { key });
    expect(again.status).toBe(200);
    expect(again.body.id).toBe(answer.id);
    const changed = await app.post(request({ systemSize: 35 }), { key });
    expect(changed.status).toBe(409);
  });

  it('gets the next free reference of its own format', async () => {
    const other = await app.post(request({}, { email: 'other@example.com' }), { key: newKey() });
    expect(other.body.reference).toBe('CS-COM-123457');
  });

  it('is told to sales with every answer, the counts and the grid', () => {
    const { subject = '', html = '', text = '', replyTo } = sales.mail;
    for (const part of ['Commercial solar', '30 kW with 3 × 15 kWh battery', '£48,060', 'NE1', 'CS-COM-123456']) {
      expect(subject).toContain(part);
    }
    expect(replyTo?.[0]?.address).toBe('jane@example.com');
    for (const said of [
      'Jane Sentinelname',
      '77 Sentinel Street',
      'Sample Works Ltd',
      'Manufacturing',
      'Warehouse',
      '£812.50 a month',
      '75 panels, 33 kWp installed',
      '6 × Three-phase inverter',
      '3 × 15 kWh battery',
      'G99',
      '20%',
      'Please call after five.',
      'Agreed to offers by phone',
      'https://partner.example/roofs',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('comes to the customer with figures, link and PDF, without VAT and without what was typed', () => {
    const { html = '', text = '', attachments } = customer.mail;
    for (const part of [html, text]) {
      for (const said of ['CS-COM-123456', '£48,060', 'without VAT', `${PUBLIC_URL}/quote/${answer.token}`]) {
        expect(part).toContain(said);
      }
      for (const typed of ['Sentinel', 'Sample Works', 'NE1 6EE', 'after five']) expect(part).not.toContain(typed);
    }
    expect(attachments.map(({ filename }) => filename)).toEqual(['quote-CS-COM-123456.pdf']);
  });

  it('is kept behind its link, as a page and as a PDF', async () => {
    const page = await app.get(`/quote/${answer.token}`);
    expect(page.status).toBe(200);
    for (const shown of [
      'Your commercial solar quote',
      '£48,060',
      '9.4 years',
      '6 × Three-phase inverter',
      '950 kWh a year',
      'Structural Survey',
      'G99',
      'without VAT',
    ]) {
      expect(plainWords(page.text)).toContain(shown);
    }
    for (const typed of ['Sentinel', 'Sample Works', 'after five']) expect(page.text).not.toContain(typed);
    const pdf = await app.get(`/quote/${answer.token}.pdf`);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
  });

  describe('with figures of its own', () => {
    it('is kept and flagged', async () => {
      const { status, body } = await app.post(request({ totalCost: 30_000 }, { email: 'a@example.com' }), {
        key: newKey(),
      });
      expect(status).toBe(201);
      const lead = await stored(body.id);
      expect(lead).toMatchObject({ total_pence: 4_805_966, stated_total_pence: 3_000_000, price_check: 'mismatch' });
      expect(JSON.parse(lead?.sales ?? '{}').flags[0]).toContain('£48,060');
    });

    it('and an item of another catalogue is left to sales', async () => {
      const { status, body } = await app.post(request({ panelType: 'panel-455w' }, { email: 'b@example.com' }), {
        key: newKey(),
      });
      expect(status).toBe(201);
      const lead = await stored(body.id);
      expect(lead).toMatchObject({ total_pence: null, price_check: 'unknown-item' });
      expect(lead?.document).not.toContain('panel-455w');
      expect(lead?.document).not.toContain('Total cost');
      expect(lead?.sales).toContain('panel-455w');
    });
  });

  it.each([
    ['a size between two steps', { systemSize: 12 }, {}, 'quoteData.quote.systemSize'],
    ['a size beyond the largest', { systemSize: 105 }, {}, 'quoteData.quote.systemSize'],
    ['no business name', {}, { businessName: ' ' }, 'quoteData.customerInfo.businessName'],
    ['a negative bill', {}, { electricityBill: -1 }, 'quoteData.customerInfo.electricityBill'],
    ['a home', {}, { propertyType: 'Detached' }, 'quoteData.customerInfo.propertyType'],
  ])('is refused with %s', async (_what, quote, customerInfo, path) => {
    const refused = await app.post(request(quote, customerInfo), { key: newKey() });
    expect(refused.status).toBe(422);
    expect(wrongPaths(refused)).toEqual([path]);
  });
});
