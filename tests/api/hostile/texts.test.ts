import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FUNNEL_NAMES, type FunnelName } from '#contract/tags.ts';
import { describeApi } from '../support/engines.ts';
import type { DeliveredMail } from '../support/mailServerMoods.ts';
import { emailPathOf, freeTextPaths, QUOTED, requestOf } from '../support/requests.ts';
import { newKey, SALES, startApp, wrongPaths, type Answer, type TestApp } from '../support/startApp.ts';

const EVIL = 'evil.example';
/** What means something to a mail server, a browser, a shell, a database or a reader's eye. */
const HOSTILE = [
  `<script src=//${EVIL}></script>"><img src=x onerror=alert(1)>`,
  `Doe\r\nBcc: victim@${EVIL}\r\n\r\n<b>hi</b>\r\n.\r\nMAIL FROM:<a@${EVIL}>`,
  `'); drop table leads; -- \${7*7} {{7*7}} $(id) ${EVIL}`,
  `=HYPERLINK("http://${EVIL}")\u202Egnp.exe\u2066\u200B\u00AD`,
  `Zoë 李小龍 محمد 🙂 ${EVIL}`,
] as const;
const WITH_TEXTS = FUNNEL_NAMES.filter((name) => freeTextPaths(name).length > 0);

const headerNames = ({ raw }: DeliveredMail): string[] => {
  const [head = ''] = raw.split('\r\n\r\n');
  return head
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(':')[0] ?? '')
    .toSorted();
};
const elements = ({ mail }: DeliveredMail): Set<string> =>
  new Set([...(mail.html ?? '').matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag));
const linksOf = ({ mail }: DeliveredMail): string[] =>
  [...(mail.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
const attachedLinks = ({ mail }: DeliveredMail): string[] =>
  mail.attachments.flatMap(({ content }) => {
    const bytes = Buffer.from(content as ArrayBuffer).toString('latin1');
    return [...bytes.matchAll(/\/URI \(([^)]*)\)/g)].map(([, link = '']) => link);
  });

describeApi('hostile: texts in every form', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  interface Told {
    readonly answer: Answer;
    readonly sales: DeliveredMail;
    readonly customer: DeliveredMail;
  }

  async function send(funnel: FunnelName, text: string): Promise<Told> {
    const email = `${funnel}-${newKey()}@example.com`;
    const texts = Object.fromEntries(freeTextPaths(funnel, text).map((path) => [path, text]));
    const attribution = { pageOrigin: text, campaign: text, utm: { source: text }, visitId: text };
    const changes = { ...texts, [emailPathOf(funnel) ?? '']: email, attribution };
    const answer = await app.post(requestOf(funnel, changes), { key: newKey() });
    expect(answer.status).toBe(201);
    const id = answer.body.id ?? '?';
    const toSales = ({ to, mail }: DeliveredMail) => to.includes(SALES) && !!mail.text?.includes(id);
    const [sales] = await app.mailServer.waitFor(1, toSales);
    const [customer] = await app.mailServer.waitFor(1, ({ to }) => to.includes(email));
    if (!sales || !customer) throw new Error('No mails');
    expect([sales.to, customer.to]).toEqual([[SALES], [email]]);
    return { answer, sales, customer };
  }

  describe.each(WITH_TEXTS)('%s', (funnel) => {
    let benign: Told;
    beforeAll(async () => {
      benign = await send(funnel, 'Plain words');
    });

    it.each(HOSTILE)('%j stays literal for sales and reaches nobody else', async (text) => {
      const { answer, sales, customer } = await send(funnel, text);
      expect(headerNames(sales)).toEqual(headerNames(benign.sales));
      expect(headerNames(customer)).toEqual(headerNames(benign.customer));
      expect([...elements(sales)].filter((tag) => tag !== 'br' && !elements(benign.sales).has(tag))).toEqual([]);
      expect(sales.mail.subject).not.toContain(EVIL);
      expect(linksOf(sales).filter((link) => link.includes(EVIL))).toEqual([]);
      expect(sales.mail.text).toContain(EVIL);
      for (const { html = '', text: plain = '', subject = '' } of [sales.mail, customer.mail]) {
        expect(html + plain + subject).not.toMatch(/[\u00AD\u200B\u202E\u2066]/);
      }
      const { html = '', text: plain = '', subject = '' } = customer.mail;
      expect(html + plain + subject).not.toContain(EVIL);
      expect(attachedLinks(customer).filter((link) => !link.startsWith('https://quotes.test/'))).toEqual(
        attachedLinks(benign.customer).filter((link) => !link.startsWith('https://quotes.test/')),
      );
      expect(answer.text).not.toContain(EVIL);
      const page = answer.body.token ? await app.get(`/quote/${answer.body.token}`) : undefined;
      expect(page?.text ?? '').not.toContain(EVIL);
    });
  });

  it.each(QUOTED)('%s: a saved page runs nothing and tells no other site where it was', async (funnel) => {
    const { answer } = await send(funnel, HOSTILE[0]);
    const page = await app.get(`/quote/${answer.body.token}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.text).not.toMatch(/<script|onerror=/);
    for (const [, link = ''] of page.text.matchAll(/href="([^"]*)"/g)) {
      expect(link).toMatch(/^(https:\/\/quotes\.test\/|tel:\+44|mailto:hello@staithes-energy\.example)/);
    }
  });

  describe.each(FUNNEL_NAMES.filter((name) => emailPathOf(name)))('%s takes for no address', (funnel) => {
    const path = emailPathOf(funnel) ?? '';
    it.each([
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '"a@example.com" <b@example.com>',
      'a@b@example.com,c@example.com',
      'a@[127.0.0.1]',
      '=?utf-8?q?a?=@example.com>',
      { path: '/etc/passwd' },
      ['a@example.com'],
    ])('%j', async (email) => {
      const answer = await app.post(requestOf(funnel, { [path]: email }));
      expect([answer.status, wrongPaths(answer).every((wrong) => wrong.startsWith(path))]).toEqual([422, true]);
    });
  });

  it('leaves every table in place', async () => {
    expect((await app.leads()).length).toBeGreaterThan(WITH_TEXTS.length * HOSTILE.length);
    expect((await app.outbox()).every(({ status }) => status === 'sent')).toBe(true);
  });
});
