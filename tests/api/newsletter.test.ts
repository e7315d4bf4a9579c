import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/common/time.ts';
import type { SubscriptionRow } from '../../api/newsletter/subscriptions.ts';
import { describeApi } from './support/engines.ts';
import type { DeliveredMail } from './support/mailServerMoods.ts';
import { newKey, PUBLIC_URL, startApp, type Answer, type TestApp } from './support/startApp.ts';

const START = Date.parse('2026-11-20T17:14:00.000Z');

describeApi('the newsletter', (engine) => {
  let app: TestApp;
  let time = START;
  beforeAll(async () => {
    app = await startApp({ engine, now: () => new Date(time) });
  });
  afterAll(() => app.close());

  const signUp = (email: string, envelope: object = {}): Promise<Answer> =>
    app.post({ type: 'newsletter', quoteData: { email }, ...envelope }, { key: newKey() });
  const rowOf = async (email: string): Promise<SubscriptionRow | undefined> =>
    app.db<SubscriptionRow>('subscriptions').where({ email_key: email.toLowerCase() }).first();
  const mailsTo = (email: string): DeliveredMail[] =>
    app.mailServer.mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === email.toLowerCase()));
  const linksIn = ({ mail }: DeliveredMail): string[] =>
    [...(mail.text ?? '').matchAll(/https:\S+/g)].map(([address]) => address.replace(PUBLIC_URL, ''));
  const press = (path: string, body = ''): Promise<Answer> =>
    app.get(path, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body });

  /** Signs up, waits for the mail, and returns the ways in and out that it holds. */
  async function asked(email: string): Promise<{ confirm: string; leave: string; mail: DeliveredMail }> {
    expect((await signUp(email)).status).toBe(201);
    await app.settled();
    const mail = mailsTo(email).at(-1);
    if (!mail) throw new Error('expected a mail');
    const [confirm = '', leave = ''] = linksIn(mail);
    return { confirm, leave, mail };
  }

  it('asks the address first: no reference and no link in the answer', async () => {
    const { status, body } = await signUp('first@example.com');
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'customerMail']]);
    await app.settled();
    const [mail, ...others] = mailsTo('first@example.com');
    expect(others).toEqual([]);
    expect(mail?.mail.subject).toMatch(/^Confirm your newsletter/);
    expect(await rowOf('first@example.com')).toMatchObject({ status: 'pending', lead_id: body.id, confirmed_at: null });
    // Sales are told nothing.
    expect(app.mailServer.mails).toHaveLength(1);
  });

  it('lets a mail program unsubscribe with one click (RFC 8058)', async () => {
    const { leave, mail } = await asked('one.click@example.com');
    const header = (name: string) => mail.mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${PUBLIC_URL}${leave}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await press(leave, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await rowOf('one.click@example.com')).toMatchObject({ status: 'unsubscribed' });
  });

  it('is confirmed by a button and not by opening the link', async () => {
    const { confirm } = await asked('jane@example.com');
    for (const _scan of [1, 2]) {
      const page = await app.get(confirm);
      expect(page.status).toBe(200);
      expect(page.text).toContain('<form method="post">');
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.headers.get('X-Robots-Tag')).toContain('noindex');
      expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
      expect(page.text).not.toMatch(/<script|jane@example/);
    }
    expect(await rowOf('jane@example.com')).toMatchObject({ status: 'pending' });
    for (const _press of [1, 2]) {
      const page = await press(confirm);
      expect(page.status).toBe(200);
      expect(page.text).toContain('You’re subscribed');
    }
    expect(await rowOf('jane@example.com')).toMatchObject({
      status: 'confirmed',
      confirmed_at: new Date(time).toISOString(),
    });
  });

  it('answers a confirmed address like any other, and sends it no second mail', async () => {
    const known = await signUp('JANE@example.com');
    const unknown = await signUp('nobody.yet@example.com');
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
    await app.settled();
    expect(mailsTo('jane@example.com')).toHaveLength(1);
    expect(mailsTo('nobody.yet@example.com')).toHaveLength(1);
    expect(await rowOf('jane@example.com')).toMatchObject({ status: 'confirmed' });
  });

  it('sends a pending address at most three mails an hour, all with the same working link', async () => {
    const links = new Set<string>();
    for (let count = 0; count < 5; count += 1) {
      await signUp('often@example.com');
      await app.settled();
    }
    for (const mail of mailsTo('often@example.com')) links.add(linksIn(mail)[0] ?? '');
    expect([mailsTo('often@example.com').length, links.size]).toEqual([3, 1]);
    const [link = ''] = links;
    expect((await press(link)).status).toBe(200);
  });

  it('can be left for ever, and be wanted again', async () => {
    const { confirm, leave } = await asked('leaver@example.com');
    await press(confirm);
    expect((await app.get(leave)).text).toContain('<form method="post">');
    expect(await rowOf('leaver@example.com')).toMatchObject({ status: 'confirmed' });
    time += 4000 * DAY_MS;
    const gone = await press(leave);
    expect([gone.status, gone.text.includes('You’re unsubscribed')]).toEqual([200, true]);
    expect(await rowOf('leaver@example.com')).toMatchObject({ status: 'unsubscribed' });
    // The old link does not sign up again.
    expect((await press(confirm)).status).toBe(410);
    expect(await rowOf('leaver@example.com')).toMatchObject({ status: 'unsubscribed' });
    time += HOUR_MS;
    const again = await asked('leaver@example.com');
    expect(again.confirm).not.toBe(confirm);
    expect(again.leave).toBe(leave);
    await press(again.confirm);
    expect(await rowOf('leaver@example.com')).toMatchObject({ status: 'confirmed' });
  });

  it('a link to confirm ends after seven days', async () => {
    const { confirm } = await asked('late@example.com');
    time += 7 * DAY_MS;
    const [look, act] = [await app.get(confirm), await press(confirm)];
    expect([look.status, act.status]).toEqual([410, 410]);
    expect(act.text).toContain(`${PUBLIC_URL}/blog`);
    expect(await rowOf('late@example.com')).toMatchObject({ status: 'pending' });
    // A new sign-up brings a new link.
    const again = await asked('late@example.com');
    expect(again.confirm).not.toBe(confirm);
    expect((await press(again.confirm)).status).toBe(200);
  });

  it.each(['/newsletter/confirm/', '/newsletter/unsubscribe/'])('knows no other links under %s', async (path) => {
    for (const token of ['x', 'a'.repeat(32), '%00'.repeat(20), "'--".repeat(10)]) {
      expect((await app.get(path + encodeURIComponent(token))).status).toBe(404);
      expect((await press(path + encodeURIComponent(token))).status).toBe(404);
    }
  });

  it('a link of one kind does nothing as the other', async () => {
    const { confirm, leave } = await asked('kinds@example.com');
    expect((await press(confirm.replace('confirm', 'unsubscribe'))).status).toBe(404);
    expect((await press(leave.replace('unsubscribe', 'confirm'))).status).toBe(404);
  });

  it('asks nobody for a robot', async () => {
    await signUp('robot@example.com', { leadRoute: 'x' });
    await app.settled();
    expect(await rowOf('robot@example.com')).toBeUndefined();
    expect(mailsTo('robot@example.com')).toEqual([]);
  });

  it('logs no address and no link', async () => {
    const { confirm } = await asked('secret.reader@example.com');
    await app.get(confirm);
    expect(app.logged()).not.toMatch(/secret\.reader/);
    expect(app.logged()).not.toContain(confirm.split('/').at(-1));
  });
});
