import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainWords } from '../support/wordsOf.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { requestOf, type RequestChanges } from './support/requests.ts';
import { newKey, PUBLIC_URL, SALES, startApp, wrongPaths, type AnswerBody, type TestApp } from './support/startApp.ts';

const customer = (changes: Readonly<Record<string, unknown>>): RequestChanges =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`quoteData.customerInfo.${name}`, value]));

// Renting, a typed model, and figures of an old tag.
const RENTING = {
  ...customer({
    email: 'renter@example.com',
    lastName: 'Sentinelname',
    address: '77 Sentinel Street',
    notes: 'Please call after five.',
    isRenting: true,
    hasEV: false,
    deliveryDate: '2027-03-01',
    carModel: 'Cybertruck Sentinel',
    parkingType: 'on-street',
    meterDistance: '20-30',
    marketingConsent: true,
    marketing: undefined,
  }),
  'quoteData.charger': { id: 'charger-4', name: 'Sentinel charger', price: 549 },
};

describeApi('an EV charger lead', (engine) => {
  let app: TestApp;
  let now = new Date('2026-11-20T10:00:00Z');
  let answer: AnswerBody;
  let sales: DeliveredMail;
  let mailed: DeliveredMail;
  const key = newKey();
  beforeAll(async () => {
    app = await startApp({ engine, now: () => now, env: { RATE_LIMIT: 'off' } });
    const posted = await app.post(requestOf('ev', RENTING), { key });
    expect(posted.status).toBe(201);
    answer = posted.body;
    const mails = await app.mailServer.waitFor(2);
    const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
    [sales] = to(SALES) as [DeliveredMail];
    [mailed] = to('renter@example.com') as [DeliveredMail];
  });
  afterAll(() => app.close());

  const stored = async (id: string | undefined) => (await app.leads()).find((lead) => lead.id === id);
  const accept = async (changes: RequestChanges) => {
    const posted = await app.post(requestOf('ev', { ...customer({ email: `${newKey()}@example.com` }), ...changes }), {
      key: newKey(),
    });
    expect(posted.status).toBe(201);
    return { answer: posted.body, lead: await stored(posted.body.id) };
  };
  const pageOf = async ({ token }: AnswerBody) => plainWords((await app.get(`/quote/${token}`)).text);

  it('is stored with the price of the charger, whatever grant it may have, and the difference flagged', async () => {
    expect(answer.reference).toBe('EVQ-123456');
    expect(await stored(answer.id)).toMatchObject({
      type: 'ev',
      funnel: 'ev',
      idempotency_key: key,
      total_pence: 1049_00,
      stated_total_pence: 549_00,
      price_check: 'mismatch',
      postcode: 'NE1 6EE',
    });
  });

  it('is told to sales with every answer, the grant, and what must not be promised', () => {
    const { subject = '', html = '', text = '', replyTo } = sales.mail;
    for (const part of ['EV charger', 'Solar long-cable charger', '£1,049', 'NE1', 'EVQ-123456']) {
      expect(subject).toContain(part);
    }
    expect(subject).not.toContain('NE1 6EE');
    expect(replyTo?.[0]?.address).toBe('renter@example.com');
    for (const said of [
      'Jane Sentinelname',
      '77 Sentinel Street',
      'Tesla Cybertruck Sentinel',
      'Delivery on 1 March 2027',
      'On the street',
      '20 to 30 metres',
      'Rented',
      'Not deducted. Rents without a private space: up to £500 after the survey',
      'Needs a survey: more than 10 metres from the meter.',
      'Promise no installation.',
      'Please call after five.',
      'Agreed to offers by email',
    ]) {
      expect(html.replaceAll('&#39;', "'")).toContain(said);
      expect(text).toContain(said);
    }
  });

  it('is mailed to the customer with breakdown, next steps and PDF, and nothing that was typed', () => {
    const { html = '', text = '', attachments } = mailed.mail;
    for (const part of [html, text]) {
      for (const said of [
        'EVQ-123456',
        'Solar long-cable charger',
        '£1,049',
        'May qualify after survey',
        'Site Survey',
      ]) {
        expect(part).toContain(said);
      }
      expect(part).not.toMatch(/−£|£549/);
      expect(part).toContain(`${PUBLIC_URL}/quote/${answer.token}`);
      for (const typed of ['Sentinel', 'NE1 6EE', 'after five', '498 0123']) expect(part).not.toContain(typed);
    }
    expect(attachments[0]?.filename).toBe('quote-EVQ-123456.pdf');
    const bytes = Buffer.from(attachments[0]?.content as ArrayBuffer);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has a saved page with guarantee and warranty apart, and no promise for the street', async () => {
    const page = await pageOf(answer);
    for (const said of [
      'Product guarantee',
      '5 years',
      'Installation warranty',
      '3 years',
      'Needs a survey',
      'cross-pavement solution',
      'until 31 March 2027',
      'off-peak hours',
      'May qualify after survey',
    ]) {
      expect(page).toContain(said);
    }
    expect(page).not.toContain('88%');
    expect(page).not.toMatch(/−£|£549/);
  });

  it('is one lead, however often it comes', async () => {
    const again = await app.post(requestOf('ev', { ...RENTING, ...customer({ quoteRef: answer.reference }) }), { key });
    expect([again.status, again.body.id]).toEqual([200, answer.id]);
    const changed = await app.post(requestOf('ev', { ...RENTING, ...customer({ isRenting: false }) }), { key });
    expect(changed.status).toBe(409);
    expect((await app.leads()).filter(({ email }) => email === 'renter@example.com')).toHaveLength(1);
    expect((await stored(answer.id))?.viewed_at).not.toBeNull();
  });

  describe('the grant', () => {
    it('is not deducted for owners, who may qualify', async () => {
      const page = await pageOf((await accept({})).answer);
      expect(page).toContain('Not deducted');
      expect(page).toContain('you may qualify');
      expect(page).not.toContain('−£');
    });

    it.each(['driveway', 'garage', 'carport'])('is deducted for a renter with a %s', async (parkingType) => {
      const { answer: saved, lead } = await accept(customer({ isRenting: true, parkingType }));
      const page = await pageOf(saved);
      for (const said of ['−£500', '£299', 'we make the claim']) expect(page).toContain(said);
      const [told] = await app.mailServer.waitFor(
        1,
        ({ to, mail: { text = '' } }) => to.includes(SALES) && text.includes(lead?.id ?? '?'),
      );
      expect(told?.mail.text).toContain('£500: rents a home, claim it');
    });

    it('follows the day on which the lead is accepted: the scheme ends', async () => {
      now = new Date('2027-03-31T22:59:00Z');
      const last = await accept(customer({ isRenting: true }));
      expect(await pageOf(last.answer)).toContain('−£500');
      now = new Date('2027-03-31T23:00:00Z');
      const late = await accept(customer({ isRenting: true }));
      expect(late.lead).toMatchObject({ total_pence: 799_00, price_check: 'ok' });
      const page = await pageOf(late.answer);
      expect(page).not.toContain('−£');
      expect(page).toContain('no chargepoint grant');
      now = new Date('2026-11-20T10:00:00Z');
    });

    it('for homes is not promised to a business', async () => {
      const { answer: business } = await accept(customer({ isRenting: true, customerType: 'business' }));
      const page = await pageOf(business);
      expect(page).toContain('doesn’t cover businesses');
      expect(page).not.toContain('−£');
    });
  });

  it('without a postcode is kept, and sales are told to ask for it', async () => {
    const { answer: kept, lead } = await accept(customer({ postcode: '' }));
    expect(lead?.postcode).toBe('');
    const [told] = await app.mailServer.waitFor(
      1,
      ({ to, mail }) => to.includes(SALES) && !!mail.text?.includes(kept.id ?? '?'),
    );
    expect(told?.mail.text).toContain('No postcode yet');
  });

  it('of a charger that the catalogue does not know is kept without a price', async () => {
    const { answer: kept, lead } = await accept({ 'quoteData.charger.id': 'charger-9' });
    expect(lead).toMatchObject({ total_pence: null, price_check: 'unknown-item' });
    const page = await pageOf(kept);
    expect(page).toContain('We’ll call you with a price');
    expect(page).not.toMatch(/£\d/);
  });

  it('with wrong answers is refused with their paths', async () => {
    const wrong = await app.post(
      requestOf('ev', {
        ...customer({ carBrand: '', meterDistance: 'far', email: 'jane' }),
        'quoteData.charger.id': '',
      }),
    );
    expect(wrong.status).toBe(422);
    expect(wrongPaths(wrong)).toEqual([
      'quoteData.charger.id',
      'quoteData.customerInfo.carBrand',
      'quoteData.customerInfo.email',
      'quoteData.customerInfo.meterDistance',
    ]);
  });
});
