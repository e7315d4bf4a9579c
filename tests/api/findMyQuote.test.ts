import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/common/time.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, startApp, type Answer, type TestApp } from './support/startApp.ts';

const START = Date.parse('2026-11-21T10:00:00.000Z');

describeApi('find my quote', (engine) => {
  let app: TestApp;
  let time = START;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => new Date(time) });
  });
  afterAll(() => app.close());

  const ask = (reference: string, email: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    app.get('/enquiry/quote-link', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ reference, email }).toString(),
    });
  const mailsTo = (email: string): readonly DeliveredMail[] =>
    app.mailServer.mails.filter(({ to }) => to.includes(email));

  /** A stored quote whose first mail has left. */
  async function quoteOf(email: string): Promise<{ reference: string; page: string }> {
    const { body } = await app.post(solarRequest({ customerInfo: { email } }), { key: newKey() });
    await app.settled();
    expect(mailsTo(email)).toHaveLength(1);
    return { reference: body.reference ?? '', page: body.quoteUrl ?? '' };
  }

  /** Everything of an answer that a stranger could tell two cases apart by. */
  const looks = ({ status, headers, text }: Answer) => {
    const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return { status, text, headers: Object.fromEntries(kept) };
  };

  it('sends the quote once more, to its own address, however the reference is written', async () => {
    const { reference, page } = await quoteOf('ada@example.com');
    const answer = await ask(` ${reference.toLowerCase().replace('-', ' – ')} `, 'Ada@Example.com');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/find-my-quote/sent']);
    await expect.poll(() => mailsTo('ada@example.com').length).toBe(2);
    expect(mailsTo('ada@example.com')[1]?.mail.text).toContain(page);
  });

  it('tells nobody whether there is such a quote', async () => {
    const { reference } = await quoteOf('secret@example.com');
    const known = await ask(reference, 'secret@example.com');
    const others = [
      await ask(reference, 'stranger@example.com'),
      await ask('SQ-999999', 'secret@example.com'),
      await ask('SQ-999999', 'stranger@example.com'),
    ];
    for (const other of others) expect(looks(other)).toEqual(looks(known));
    await app.settled();
    expect(mailsTo('stranger@example.com')).toEqual([]);
  });

  it('fills no mailbox: three mails an hour, the answer stays the same', async () => {
    const { reference } = await quoteOf('many@example.com');
    for (const _press of [1, 2, 3, 4]) expect((await ask(reference, 'many@example.com')).status).toBe(303);
    // The answer does not wait for the mail to be queued: who listens to the clock learns nothing.
    await expect.poll(() => mailsTo('many@example.com').length).toBe(3);
    await app.settled();
    expect(mailsTo('many@example.com')).toHaveLength(3);
  });

  it('sends no link that would open nothing', async () => {
    time = START;
    const { reference } = await quoteOf('late@example.com');
    time = START + 31 * DAY_MS;
    expect((await ask(reference, 'late@example.com')).status).toBe(303);
    await app.settled();
    expect(mailsTo('late@example.com')).toHaveLength(1);
    time = START;
  });

  describe('what cannot be right is told at once, whoever asks', () => {
    it.each([
      ['', '', ['reference', 'email']],
      ['SQ-123456', 'ada', ['email']],
      ["SQ-1' OR 1=1", 'ada@example.com', ['reference']],
      ['SQ-123456', 'ada@example.com, eve@example.com', ['email']],
    ])('%j, %j', async (reference, email, wrong) => {
      const { status, text } = await ask(reference, email);
      expect(status).toBe(422);
      expect([...text.matchAll(/id="error-(\w+)"/g)].map(([, name]) => name)).toEqual(wrong);
      expect(text).toContain('action="/enquiry/quote-link"');
    });
  });

  it('is for our own pages only', async () => {
    expect((await ask('SQ-123456', 'ada@example.com', { Origin: 'https://evil.example' })).status).toBe(403);
  });
});
