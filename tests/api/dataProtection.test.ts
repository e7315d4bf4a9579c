import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { requestOf, type RequestChanges } from './support/requests.ts';
import { newKey, SALES, startApp, type TestApp } from './support/startApp.ts';

const PRIVACY = 'privacy@quotes.test';

describeApi('a data-protection complaint', (engine) => {
  let app: TestApp;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => now, env: { PRIVACY_EMAIL: PRIVACY } });
  });
  afterAll(() => app.close());

  const complain = async (changes: RequestChanges = {}) => {
    const request = requestOf('contact', {
      'quoteData.subject': 'data-protection',
      'quoteData.message': 'You called me although I had said no.',
      ...changes,
    });
    const { status, body } = await app.post(request, { key: newKey() });
    expect(status).toBe(201);
    return body;
  };
  const mailsTo = (address: string) => app.mailServer.mails.filter(({ to }) => to.includes(address));

  it('goes to whoever answers for personal data, with the day of the law, and to nobody in sales', async () => {
    await complain();
    const [privacy, ...others] = await app.mailServer.waitFor(1, ({ to }) => to.includes(PRIVACY));
    expect(others).toEqual([]);
    // The day it arrives is the first of thirty.
    expect(privacy?.mail.subject).toBe(
      'Acknowledge by 19 December 2026 · Contact · Data protection complaint · Jane Doe',
    );
    expect(privacy?.mail.replyTo?.[0]?.address).toBe('jane@example.com');
    for (const part of [privacy?.mail.text, privacy?.mail.html]) {
      expect(part).toContain('Acknowledge by 19 December 2026, then tell the outcome');
      expect(part).toContain('You called me although I had said no.');
    }
    await app.mailServer.waitFor(1, ({ to }) => to.includes('jane@example.com'));
    expect(mailsTo(SALES)).toEqual([]);
  });

  it('is confirmed with what happens to it, and nothing that was written', () => {
    const [mail] = mailsTo('jane@example.com');
    expect(mail?.mail.subject).toContain('We have your complaint');
    for (const part of [mail?.mail.text, mail?.mail.html]) {
      for (const said of ['within 30 days', 'outcome', 'Information Commissioner’s Office'])
        expect(part).toContain(said);
      expect(part).not.toContain('You called me');
    }
  });

  it('that looks like a robot’s is read by a person, and is in no list for sales', async () => {
    await complain({ leadRoute: 'x', 'quoteData.email': 'quick@example.com' });
    await app.mailServer.waitFor(2, ({ to }) => to.includes(PRIVACY));
    expect(mailsTo('quick@example.com')).toEqual([]);
    await app.settled();
    now = new Date('2026-11-21T09:00:00Z');
    app.services.worker.wake();
    await expect.poll(() => app.db('suspect_lists').where({ day: '2026-11-21' }).first()).toBeTruthy();
    expect(mailsTo(SALES)).toEqual([]);
  });

  it('any other message still goes to sales', async () => {
    await complain({ 'quoteData.subject': 'complaint', 'quoteData.email': 'other@example.com' });
    await app.mailServer.waitFor(1, ({ to }) => to.includes(SALES));
    expect(mailsTo(PRIVACY)).toHaveLength(2);
  });
});
