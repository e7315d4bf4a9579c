import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { newKey, SALES, startApp, wrongPaths, type Answer, type TestApp } from './support/startApp.ts';

const MESSAGE = 'Do you fit panels on slate?\nSee www.example.com for a picture.';

const contactRequest = (quoteData: object = {}, envelope: object = {}) => ({
  type: 'contact',
  quoteData: {
    name: 'Jane Doe',
    email: 'jane@example.com',
    phone: '0191 498 0123',
    subject: 'boiler',
    message: MESSAGE,
    privacyConsent: true,
    consent: { version: 'contact-1', time: '2026-11-20T17:14:00.000Z' },
    ...quoteData,
  },
  ...envelope,
});

describeApi('an enquiry', (engine) => {
  let app: TestApp;
  let posted: Answer;
  let sales: DeliveredMail;
  let customer: DeliveredMail;
  beforeAll(async () => {
    app = await startApp({ engine });
    const attribution = { pageOrigin: 'https://partner.example', pagePath: '/contact', consentVersion: 'contact-1' };
    posted = await app.post(contactRequest({}, { attribution }), { key: newKey() });
    const mails = await app.mailServer.waitFor(2);
    const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
    [sales] = to(SALES) as [DeliveredMail];
    [customer] = to('jane@example.com') as [DeliveredMail];
  });
  afterAll(() => app.close());

  it('is stored with the consent, and answered without a reference or a link', async () => {
    expect([posted.status, posted.body]).toEqual([201, { id: posted.body.id, customerMail: 'queued' }]);
    const [lead] = await app.leads();
    expect(lead).toMatchObject({ type: 'contact', reference: null, email: 'jane@example.com', postcode: '' });
    expect(JSON.parse(lead?.body ?? '')).toMatchObject({
      quoteData: { message: MESSAGE, privacyConsent: true, consent: { version: 'contact-1' } },
      attribution: { pageOrigin: 'https://partner.example', consentVersion: 'contact-1' },
    });
    expect((await app.get(`/quote/${lead?.token}`)).status).toBe(404);
  });

  it('reaches sales with every answer, and a reply reaches the visitor', () => {
    const { subject, from, replyTo, html = '', text = '' } = sales.mail;
    expect(subject).toBe('Contact · Boiler services · Jane Doe');
    expect(replyTo?.[0]).toEqual({ name: 'Jane Doe', address: 'jane@example.com' });
    expect(from).toEqual({ name: 'Staithes Energy', address: 'quotes@quotes.test' });
    for (const part of [html, text]) {
      for (const said of ['Jane Doe', '0191 498 0123', 'Boiler services', 'on slate?', 'Privacy Policy', 'contact-1']) {
        expect(part).toContain(said);
      }
    }
    expect(html).toContain('tel:+441914980123');
  });

  it('is acknowledged with its subject and nothing else that was typed', () => {
    const { subject, html = '', text = '', attachments } = customer.mail;
    expect(subject).toContain('We have your message');
    expect(attachments).toEqual([]);
    for (const part of [html, text]) {
      expect(part).toContain('Boiler services');
      for (const typed of ['slate', 'example.com/', 'www.example.com', '498 0123']) expect(part).not.toContain(typed);
      expect(part).not.toMatch(/reference (is|\b[A-Z]+-\d)/i);
    }
  });

  it('names what is wrong', async () => {
    const wrong = { name: '', email: 'jane', message: ' ', privacyConsent: false };
    const answer = await app.post(contactRequest(wrong), { key: newKey() });
    const fields = ['email', 'message', 'name', 'privacyConsent'].map((field) => `quoteData.${field}`);
    expect([answer.status, wrongPaths(answer)]).toEqual([422, fields]);
  });

  it('without a phone number and a subject is a general one', async () => {
    const quoteData = { email: 'joe@example.com', phone: '', subject: '' };
    const { status } = await app.post(contactRequest(quoteData), { key: newKey() });
    expect(status).toBe(201);
    const mails = await app.mailServer.waitFor(4);
    const subjects = mails.filter((mail) => mail.to.includes(SALES)).map(({ mail }) => mail.subject);
    expect(subjects).toContain('Contact · General enquiry · Jane Doe');
  });

  it('that a robot wrote is kept and mailed to nobody', async () => {
    const { body } = await app.post(contactRequest({ email: 'robot@example.com' }, { leadRoute: 'x' }), {
      key: newKey(),
    });
    expect((await app.outbox()).filter(({ lead_id }) => lead_id === body.id)).toEqual([]);
  });
});
