import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainWords } from '../support/wordsOf.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { newKey, PUBLIC_URL, SALES, startApp, wrongPaths, type AnswerBody, type TestApp } from './support/startApp.ts';

type Json = Readonly<Record<string, unknown>>;

const CUSTOMER = {
  firstName: 'Jane',
  lastName: 'Sentinelname',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  address: '',
  postcode: 'ne16ee',
  propertyType: 'Semi-Detached',
  bedrooms: '3',
  currentProvider: 'Sentinel Cover Ltd',
  contactConsent: false,
  notes: 'Please call after five.',
  quoteRef: 'HC-123456',
};
const PLAN = { type: 'Standard', price: 14, period: 'monthly', features: ['Annual boiler service'], catalogue: 'home' };

const request = (plan: Json = {}, customerInfo: Json = {}) => ({
  type: 'homecare',
  quoteData: { customerInfo: { ...CUSTOMER, ...customerInfo }, plan: { ...PLAN, ...plan } },
  attribution: { funnel: 'homecare', pageOrigin: 'https://partner.example', pagePath: '/cover' },
});

describeApi('a HomeCare lead', (engine) => {
  let app: TestApp;
  let answer: AnswerBody;
  let sales: DeliveredMail;
  let customer: DeliveredMail;
  const key = newKey();
  beforeAll(async () => {
    app = await startApp({ engine, now: () => new Date('2026-11-20T16:30:00Z') });
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

  it('is stored with the price of a month', async () => {
    expect(answer.reference).toBe('HC-123456');
    const lead = await stored(answer.id);
    expect(lead).toMatchObject({
      type: 'homecare',
      funnel: 'homecare',
      idempotency_key: key,
      postcode: 'NE1 6EE',
      total_pence: 14_00,
      price_check: 'ok',
    });
    expect(JSON.parse(lead?.body ?? '{}').quoteData.customerInfo.propertyType).toBe('Semi-detached');
  });

  it('is one lead, however often it comes', async () => {
    const again = await app.post(request({ price: 1 }, { quoteRef: 'HC-777777' }), { key });
    expect([again.status, again.body.id]).toEqual([200, answer.id]);
    expect((await app.post(request({ type: 'Plus', price: 18 }), { key })).status).toBe(409);
  });

  it('is told to sales with plan, terms and every answer', () => {
    const { subject = '', html = '', text = '', replyTo } = sales.mail;
    expect(subject).toBe('Call by 16:30 Monday · HomeCare · Standard · £14 a month · NE1 · HC-123456');
    expect(replyTo?.[0]?.address).toBe('jane@example.com');
    for (const said of [
      'Jane Sentinelname',
      'HomeCare plan',
      '£168 for 12 months',
      'Annual boiler service; 24/7 emergency helpline; Parts and labour included; Unlimited callouts',
      'Semi-detached',
      'Sentinel Cover Ltd',
      'Please call after five.',
      'No offers: contact about this quote only',
      'No address yet',
      'Call by 16:30 on Monday 23 November',
      'https://partner.example/cover',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it.each([
    ['an empty box', { contactConsent: false }, 'To answer the request, as always'],
    ['a ticked box', { contactConsent: true }, 'Yes, by phone, text or email'],
    ['a tag that sends none', { contactConsent: undefined }, 'To answer the request, as always'],
    [
      'the box of an earlier form, which was for offers',
      {
        contactConsent: true,
        marketing: { email: true },
        consent: { version: 'homecare-notice-2026-11', time: '2026-11-20T12:00:00Z' },
      },
      'To answer the request, as always',
    ],
  ])('tells sales of contact without alarm: %s', async (_what, customerInfo, words) => {
    const { body } = await app.post(request({}, { ...customerInfo, quoteRef: '' }), { key: newKey() });
    const [told] = await app.mailServer.waitFor(
      1,
      ({ to, mail: { subject = '' } }) => to.includes(SALES) && subject.includes(body.reference ?? '-'),
    );
    expect(told?.mail.text).toContain(`Contact about this quote: ${words}`);
    expect(told?.mail.text).toContain(`Marketing: ${'marketing' in customerInfo ? 'Agreed' : 'No offers'}`);
    expect(told?.mail.text).not.toMatch(/not ticked/i);
  });

  it('is mailed to the customer with terms and a PDF, and nothing that was typed', () => {
    const { html = '', text = '', attachments } = customer.mail;
    for (const said of [
      'HC-123456',
      '£14 a month',
      '£168',
      '14 days to cancel',
      'After a wait of 14 days',
      'before it began',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    for (const typed of ['Sentinel', '498 0123', 'NE1 6EE', 'after five']) expect(html + text).not.toContain(typed);
    const [pdf] = attachments;
    expect(pdf?.filename).toBe('quote-HC-123456.pdf');
    expect(
      Buffer.from(pdf?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('can be opened again, by page and as a PDF', async () => {
    const page = await app.get(`/quote/${answer.token}`);
    expect(page.status).toBe(200);
    for (const shown of ['HC-123456', 'Standard', '£14 a month', '12 months', 'Key facts']) {
      expect(plainWords(page.text)).toContain(shown);
    }
    expect(page.text).not.toContain('Sentinel');
    expect(answer.pdfUrl).toBe(`${PUBLIC_URL}/quote/${answer.token}.pdf`);
    expect((await app.get(`/quote/${answer.token}.pdf`)).headers.get('Content-Type')).toBe('application/pdf');
  });

  describe('of another list', () => {
    it.each([
      ['the plans page', { type: 'Basic Care', price: 8, catalogue: 'plans' }, 'ok', 8_00],
      ['the learn-more page', { type: 'Two', price: 19, catalogue: 'learn-more' }, 'ok', 19_00],
      ['the instant quote', { type: 'Boiler cover', price: 14.99, catalogue: 'instant' }, 'ok', 14_99],
      ['an old tag without the list', { type: 'Complete', price: 15, catalogue: undefined }, 'ok', 15_00],
      ['a page that was tampered with', { type: 'Complete', price: 1 }, 'mismatch', 22_00],
      ['a list that it is not in', { type: 'Basic Care', price: 8, catalogue: 'home' }, 'unknown-item', null],
      ['no list at all', { type: 'Gold', price: 1, catalogue: undefined }, 'unknown-item', null],
    ])('%s', async (_what, plan, priceCheck, totalPence) => {
      const { status, body } = await app.post(request(plan, { quoteRef: '' }), { key: newKey() });
      expect(status).toBe(201);
      expect(body.reference).toMatch(/^HC-\d{6}$/);
      expect(await stored(body.id)).toMatchObject({
        funnel: 'homecare',
        price_check: priceCheck,
        total_pence: totalPence,
      });
    });

    it('names the limit of Basic Care and the price in pence of Boiler cover', async () => {
      const basic = await app.post(request({ type: 'Basic Care', price: 8, catalogue: 'plans' }), { key: newKey() });
      expect((await app.get(`/quote/${basic.body.token}`)).text).toContain('Parts and labour up to £500');
      const wrong = await app.post(request({ type: 'Boiler cover', price: 15, catalogue: 'instant' }), {
        key: newKey(),
      });
      const [mail] = await app.mailServer.waitFor(
        1,
        ({ mail: { subject = '' } }) =>
          subject.includes(wrong.body.reference ?? '-') && subject.includes('Check price'),
      );
      expect(mail?.mail.text).toContain('(total £15). Ours, £14.99,');
    });
  });

  it('is refused field by field', async () => {
    const customerInfo = { firstName: '', email: 'jane@', phone: '123', postcode: '', bedrooms: '12' };
    const refused = await app.post(request({ type: '', period: 'weekly' }, customerInfo));
    expect(refused.status).toBe(422);
    expect(wrongPaths(refused)).toEqual([
      'quoteData.customerInfo.bedrooms',
      'quoteData.customerInfo.email',
      'quoteData.customerInfo.firstName',
      'quoteData.customerInfo.phone',
      'quoteData.customerInfo.postcode',
      'quoteData.plan.period',
      'quoteData.plan.type',
    ]);
  });
});
