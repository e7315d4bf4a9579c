import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainWords } from '../support/wordsOf.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { newKey, PUBLIC_URL, SALES, startApp, wrongPaths, type AnswerBody, type TestApp } from './support/startApp.ts';

type Json = Readonly<Record<string, unknown>>;

const REQUEST = {
  businessName: 'Sentinel Coffee Ltd',
  businessType: 'hospitality',
  postcode: 'ne16ee',
  address: '77 Sentinel Street',
  currentSupplier: 'Sentinel Power',
  contractEndDate: '2027-03-31',
  energyType: 'both',
  usageAmount: 'medium',
  usageKwh: '',
  spendMonthly: '',
  numMeters: '2',
  mprn: '98 7654 3210',
  mpan: '15 0000 0000 006\n1500000000007',
  contactName: 'Jane Sentinelname',
  contactPosition: 'Sentinel Manager',
  contactEmail: 'jane@example.com',
  contactPhone: '0191 498 0123',
  preferredContactMethod: 'either',
  notes: 'Please call after five.',
  consentToContact: true,
  quoteRef: 'CE-123456',
  consent: { version: 'energy-consent-9', time: '2026-11-20T12:00:00Z' },
};

const request = (changes: Json = {}) => ({
  type: 'commercial',
  quoteData: { ...REQUEST, ...changes },
  attribution: { funnel: 'commercial-energy', pageOrigin: 'https://partner.example', pagePath: '/energy' },
});

describeApi('a business energy lead', (engine) => {
  let app: TestApp;
  let answer: AnswerBody;
  let sales: DeliveredMail;
  let customer: DeliveredMail;
  const key = newKey();
  beforeAll(async () => {
    // A Saturday: the two promised hours begin on Monday.
    app = await startApp({ engine, now: () => new Date('2026-11-21T12:00:00Z') });
    const posted = await app.post(request(), { key });
    expect(posted.status).toBe(201);
    answer = posted.body;
    const mails = await app.mailServer.waitFor(2);
    const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
    [sales] = to(SALES) as [DeliveredMail];
    [customer] = to(REQUEST.contactEmail) as [DeliveredMail];
  });
  afterAll(() => app.close());

  const stored = async (id: string | undefined) => (await app.leads()).find((lead) => lead.id === id);
  const flagsOf = async (changes: Json): Promise<string[]> => {
    const { body } = await app.post(request(changes), { key: newKey() });
    return JSON.parse((await stored(body.id))?.sales ?? '{}').flags;
  };

  it('is stored without a price, its numbers as digits', async () => {
    expect(answer.reference).toBe('CE-123456');
    const lead = await stored(answer.id);
    expect(lead).toMatchObject({
      type: 'commercial',
      funnel: 'commercial-energy',
      idempotency_key: key,
      email: 'jane@example.com',
      postcode: 'NE1 6EE',
      first_name: 'Jane Sentinelname',
      total_pence: null,
      stated_total_pence: null,
      price_check: null,
    });
    expect(JSON.parse(lead?.body ?? '{}').quoteData).toMatchObject({
      mpan: '1500000000006\n1500000000007',
      mprn: '9876543210',
      consentToContact: true,
      consent: { version: 'energy-consent-9', time: '2026-11-20T12:00:00Z' },
    });
  });

  it('is one lead, however often it comes', async () => {
    const again = await app.post(request({ quoteRef: 'CE-999999' }), { key });
    expect([again.status, again.body.id]).toEqual([200, answer.id]);
    expect((await app.post(request({ numMeters: '3' }), { key })).status).toBe(409);
    expect((await app.leads()).length).toBe(1);
    // An old tag sends no key: the answer to its repeat opens nothing.
    const old = { contactEmail: 'old@example.com' };
    const first = await app.post(request(old));
    const repeat = await app.post(request(old));
    expect([repeat.status, repeat.body]).toEqual([200, { id: first.body.id, reference: first.body.reference }]);
    expect(first.body.reference).toBe('CE-123457');
  });

  it('is told to sales with every answer, what it means, and what to look at first', () => {
    const { subject = '', html = '', text = '', replyTo } = sales.mail;
    expect(subject).toBe(
      'Call or email by 11:00 Monday · Business energy · Sentinel Coffee Ltd · Gas and electricity · 40,000 kWh a year · NE1 · CE-123456',
    );
    expect(replyTo?.[0]?.address).toBe('jane@example.com');
    expect(html).toContain('tel:+441914980123');
    for (const said of [
      'Jane Sentinelname',
      'Call or email by 11:00 on Monday 23 November',
      'Sentinel Coffee Ltd',
      'Hospitality',
      'Microbusiness',
      '25,000 kWh gas and 15,000 kWh electricity a year',
      'Sentinel Power',
      '31 March 2027',
      '1500000000006, 1500000000007 (check digit wrong)',
      '9876543210',
      'Sentinel Manager',
      'Either',
      'Please call after five.',
      'energy-consent-9',
      'The check digit of MPAN 1500000000007 is wrong',
      'https://partner.example/energy',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('is confirmed to the customer as a request, with chosen answers and no free text', () => {
    const { subject = '', html = '', text = '', attachments } = customer.mail;
    expect(subject).toContain('Your energy quote request #123456');
    for (const said of [
      '40,000',
      'Hospitality',
      '31 March 2027',
      '#123456',
      'Within 2 hours',
      'Commission',
      '11:00 on Monday 23 November',
    ]) {
      expect(html).toContain(said);
      expect(text).toContain(said);
    }
    expect(text).toContain('Jane, we’ve got your request');
    for (const secret of ['Coffee', 'Street', 'Sentinel Power', 'Manager', '150000', '9876543210', 'after five']) {
      expect(html + text).not.toContain(secret);
    }
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['quote-CE-123456.pdf', 'application/pdf'],
    ]);
  });

  it('has a page and a PDF under its token', async () => {
    const page = await app.get(`/quote/${answer.token}`);
    expect(page.status).toBe(200);
    for (const said of [
      'Your energy quote request',
      '#123456',
      '25,000 kWh',
      'Microbusiness',
      'How we’re paid',
      '11:00 on Monday',
    ]) {
      expect(plainWords(page.text)).toContain(said);
    }
    expect(page.text).not.toContain('Sentinel Coffee');
    const pdf = await app.get(`/quote/${answer.token}.pdf`);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    expect(pdf.headers.get('Content-Disposition')).toContain('quote-CE-123456.pdf');
    expect(answer.quoteUrl).toBe(`${PUBLIC_URL}/quote/${answer.token}`);
  });

  describe('sales are told', () => {
    it.each([
      ['electricity without any usage', { energyType: 'electricity', usageAmount: 'custom' }, /No usage given/],
      ['a place without a common energy market', { postcode: 'BT1 1AA' }, /outside the area/],
    ])('of %s', async (_what, changes, words) => {
      expect(await flagsOf({ mpan: '', ...changes })).toEqual([expect.stringMatching(words)]);
    });

    it('nothing where there is nothing', async () => {
      expect(await flagsOf({ mpan: '1500000000006' })).toEqual([]);
    });
  });

  it('names every wrong answer by its path', async () => {
    const answerToWrong = await app.post(
      request({
        postcode: '',
        contactEmail: 'bob@firm',
        consentToContact: false,
        businessType: 'castle',
        numMeters: 2,
        mpan: '123',
        usageKwh: -1,
      }),
    );
    expect(answerToWrong.status).toBe(422);
    expect(wrongPaths(answerToWrong)).toEqual([
      'quoteData.businessType',
      'quoteData.consentToContact',
      'quoteData.contactEmail',
      'quoteData.mpan',
      'quoteData.numMeters',
      'quoteData.postcode',
      'quoteData.usageKwh',
    ]);
  });
});
