import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { solarRequest } from './support/solarRequest.ts';
import { DEMO_ORIGIN, newKey, PUBLIC_URL, SALES, startApp, type AnswerBody, type TestApp } from './support/startApp.ts';

describeApi('mails of a solar lead', (engine) => {
  let app: TestApp;
  let answer: AnswerBody;
  let sales: DeliveredMail;
  let customer: DeliveredMail;
  beforeAll(async () => {
    app = await startApp({ engine });
    const customerInfo = {
      customerType: 'business',
      businessName: 'Sample Works Ltd',
      businessType: 'Retail',
      propertyType: 'Warehouse',
      roofType: 'Flat',
      electricityBill: 500,
      electricityBillAtLeast: true,
      notes: 'Please call after five.',
      marketing: { email: true, text: false, phone: false },
      interest: 'Heat pump',
    };
    // (129.50 × 75 + 599.99 + 45.99 × 75 + 6999.99) × 1.4 = 20761.73 × 1.4 = 29066.42
    const quote = { systemSize: 30, batteryIncluded: true, batteryType: 'battery-13.5kwh' };
    const last = { utm: { source: 'news' }, landingPath: '/offers', clickIds: { gclid: 'click-1', other: 'x' } };
    const first = {
      utm: { source: 'ads', medium: 'cpc' },
      referrerOrigin: 'https://search.example',
      landingPath: '/blog',
    };
    const where = { pageOrigin: 'https://partner.example', pagePath: '/solar' };
    const attribution = { ...where, utm: { source: 'news' }, first, last };
    const posted = await app.post(solarRequest({ customerInfo, quote, envelope: { attribution } }), {
      key: newKey(),
      headers: { Authorization: 'Bearer pk_demo', Origin: DEMO_ORIGIN },
    });
    answer = posted.body;
    const mails = await app.mailServer.waitFor(2);
    const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
    [sales] = to(SALES) as [DeliveredMail];
    [customer] = to('jane@example.com') as [DeliveredMail];
  });
  afterAll(() => app.close());

  it('the sales mail can be sorted by its subject and answered to the customer', () => {
    const subject = sales.mail.subject ?? '';
    for (const part of ['Solar', 'Business', '30 kW with 13.5 kWh battery', '£29,066', 'NE1', 'SQ-123456']) {
      expect(subject).toContain(part);
    }
    expect(sales.mail.replyTo?.[0]?.address).toBe('jane@example.com');
    expect(sales.mail.html).toContain('tel:+441914980123');
  });

  it('the sales mail holds every answer in both parts', () => {
    const { html = '', text = '' } = sales.mail;
    for (const said of [
      'Jane Doe',
      'jane@example.com',
      '0191 498 0123',
      '1 Test Street',
      'NE1 6EE',
      'Sample Works Ltd',
      'Retail',
      'Warehouse',
      'Flat',
      '£500 a month or more',
      'Please call after five.',
      'Agreed to offers by email',
      'Heat pump',
      '75 panels, 34.13 kWp installed',
      'https://partner.example/solar',
      'news',
      '/offers',
      'gclid click-1',
      'ads / cpc · https://search.example · /blog',
      'pk_demo',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('the sales mail warns of figures that differ', () => {
    expect(sales.mail.text).toContain('The page showed other figures');
    expect(sales.mail.text).toContain('Price check: Differs from what the visitor saw');
    expect(sales.mail.subject).toMatch(/^\[Check price\] /);
  });

  it('the customer’s mail has the server’s figures, the link and the PDF', () => {
    const { html = '', text = '', attachments } = customer.mail;
    for (const part of [html, text]) {
      expect(part).toContain('SQ-123456');
      expect(part).toContain(`${PUBLIC_URL}/quote/${answer.token}`);
      expect(part).toContain('13.5 kWh battery');
    }
    expect(attachments).toHaveLength(1);
    const [pdf] = attachments;
    expect([pdf?.filename, pdf?.mimeType]).toEqual(['quote-SQ-123456.pdf', 'application/pdf']);
    const bytes = Buffer.from(pdf?.content as ArrayBuffer);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-8).toString()).toContain('%%EOF');
  });

  it('the customer’s mail holds nothing that was typed but the first name', () => {
    const { html = '', text = '' } = customer.mail;
    for (const typed of ['Doe', 'Sample Works', 'Test Street', 'NE1 6EE', 'after five', '498 0123']) {
      expect(html + text).not.toContain(typed);
    }
    expect(text).toContain('Jane');
  });
});
