import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { newKey, SALES, startApp, wrongPaths, type AnswerBody, type TestApp } from './support/startApp.ts';

type Json = Readonly<Record<string, unknown>>;

const ACTIONS = '/functions/v1/quote-actions';
const CUSTOMER = {
  customerType: 'home',
  firstName: 'Jane',
  lastName: 'Sentinelname',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '77 Sentinel Street, Newcastle upon Tyne',
  postcode: 'ne16ee',
  propertyType: 'Terraced',
  bedrooms: '5+',
  currentProvider: 'Sentinel Power Ltd',
  contactConsent: true,
  marketing: { email: true, text: false, phone: false },
  interest: 'Fixed, from £80 a month (learn-more)',
  quoteRef: 'QTE-123456',
};
const PLAN = { type: 'Gas and electricity', price: 79.99, period: 'monthly', features: ['No exit fees'] };

const request = (plan: Json = {}, customerInfo: Json = {}) => ({
  type: 'homecare',
  quoteData: { customerInfo: { ...CUSTOMER, ...customerInfo }, plan: { ...PLAN, ...plan } },
  attribution: { funnel: 'instant' },
});

describeApi('an instant quote', (engine) => {
  let app: TestApp;
  let now = new Date('2026-11-20T14:05:00Z');
  let answer: AnswerBody;
  let sales: DeliveredMail;
  let customer: DeliveredMail;
  beforeAll(async () => {
    app = await startApp({ engine, now: () => now });
    const posted = await app.post(request(), { key: newKey() });
    expect(posted.status).toBe(201);
    answer = posted.body;
    const mails = await app.mailServer.waitFor(2);
    const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
    [sales] = to(SALES) as [DeliveredMail];
    [customer] = to(CUSTOMER.email) as [DeliveredMail];
  });
  afterAll(() => app.close());

  const stored = async (id: string | undefined) => (await app.leads()).find((lead) => lead.id === id);

  it('is stored under its own funnel, for a day', async () => {
    expect(answer.reference).toBe('QTE-123456');
    expect(answer.expiresAt).toBe('2026-11-21T14:05:00.000Z');
    expect(await stored(answer.id)).toMatchObject({
      type: 'homecare',
      funnel: 'instant',
      total_pence: 79_99,
      price_check: 'ok',
      expires_at: '2026-11-21T14:05:00.000Z',
    });
  });

  it('is told to sales with service, price and what was clicked before', () => {
    const { subject = '', text = '', html = '' } = sales.mail;
    for (const part of ['Gas and electricity', '£79.99 a month', 'Home', 'NE1', 'QTE-123456']) {
      expect(subject).toContain(part);
    }
    for (const said of [
      '£959.88',
      '77 Sentinel Street',
      'Terraced',
      '5+',
      'Sentinel Power Ltd',
      'Before this quote they were looking at: Fixed, from £80 a month (learn-more).',
      'Agreed to offers by email',
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });

  it('is mailed to the customer with the hour until which it is valid', () => {
    const { html = '', text = '' } = customer.mail;
    for (const said of ['QTE-123456', '£79.99 a month', '£959.88', '21 November 2026, 14:05', 'not a tariff']) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    for (const typed of ['Sentinel', 'NE1 6EE', '498 0123', 'learn-more']) expect(html + text).not.toContain(typed);
    expect(customer.mail.attachments[0]?.filename).toBe('quote-QTE-123456.pdf');
  });

  it.each([
    ['Boiler cover', 14.99, 'ok', 14_99],
    ['HomeCare', 24.99, 'ok', 24_99],
    ['Boiler installation', 29.99, 'ok', 29_99],
    ['Smart home', 19.99, 'ok', 19_99],
    ['Smart home', 9.99, 'mismatch', 19_99],
    ['Heat pump', 9.99, 'unknown-item', null],
  ])('%s at £%d is %s', async (type, price, priceCheck, totalPence) => {
    const { status, body } = await app.post(request({ type, price }, { quoteRef: 'QTE-500000' }), { key: newKey() });
    expect(status).toBe(201);
    expect(await stored(body.id)).toMatchObject({
      funnel: 'instant',
      price_check: priceCheck,
      total_pence: totalPence,
    });
  });

  it('gets a number from 100000 whatever was proposed', async () => {
    for (const quoteRef of ['', 'QTE-000042', 'SQ-123456', 'QTE-999999', 'QTE-999999']) {
      const { body } = await app.post(request({}, { quoteRef }), { key: newKey() });
      expect(body.reference).toMatch(/^QTE-[1-9]\d{5}$/);
    }
  });

  it('is refused field by field, in the words of the form', async () => {
    const customerInfo = { firstName: ' ', email: 'jane doe@example.com', address: '', propertyType: '' };
    const refused = await app.post(request({}, customerInfo));
    expect(refused.status).toBe(422);
    expect(wrongPaths(refused)).toEqual([
      'quoteData.customerInfo.address',
      'quoteData.customerInfo.email',
      'quoteData.customerInfo.firstName',
      'quoteData.customerInfo.propertyType',
    ]);
    expect((refused.body.errors ?? []).map(({ message }) => message)).toEqual([
      'First name is required',
      'Email is invalid',
      'Address is required',
      'Property type is required',
    ]);
  });

  describe('“Buy online”', () => {
    it('tells sales, once, and takes no payment', async () => {
      const bought = await app.post({ token: answer.token, action: 'buy' }, { path: ACTIONS });
      expect([bought.status, bought.body.action]).toEqual([200, 'buy']);
      const isAboutIt = ({ to, mail: { subject = '' } }: DeliveredMail) =>
        to.includes(SALES) && subject.includes('QTE-123456') && /buy/i.test(subject);
      const [mail] = await app.mailServer.waitFor(1, isAboutIt);
      expect(mail?.mail.replyTo?.[0]?.address).toBe('jane@example.com');
      await app.post({ token: answer.token, action: 'buy' }, { path: ACTIONS });
      expect((await app.outbox()).filter(({ event }) => event.includes('intent'))).toHaveLength(1);
    });

    it('is not for a day that was not offered, nor for anybody without the token', async () => {
      expect((await app.post({ token: 'x'.repeat(32), action: 'buy' }, { path: ACTIONS })).status).toBe(404);
      const booking = { token: answer.token, action: 'book', day: '2026-11-24', slot: 'morning' };
      expect((await app.post(booking, { path: ACTIONS })).status).toBe(422);
    });
  });

  it('ends after 24 hours', async () => {
    const opened = async () => (await app.get(`/quote/${answer.token}`)).status;
    expect(await opened()).toBe(200);
    now = new Date('2026-11-21T14:05:01Z');
    expect(await opened()).toBe(410);
    expect((await app.post({ token: answer.token, action: 'buy' }, { path: ACTIONS })).status).toBe(410);
  });
});
