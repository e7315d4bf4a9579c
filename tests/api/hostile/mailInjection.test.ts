import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import type { DeliveredMail } from '../support/mailServerMoods.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, SALES, startApp, wrongPaths, type TestApp } from '../support/startApp.ts';

const EVIL = 'https://evil.example';
const HOSTILE = {
  customerType: 'business',
  firstName: `Win £500 at ${EVIL}`,
  lastName: 'Doe\r\nBcc: victim@evil.example',
  address: 'x\nContent-Type: text/html\n\n<b>hi</b>',
  notes: `${EVIL} \r\n.\r\nMAIL FROM:<a@evil.example>`,
  businessName: '"Boss" <boss@evil.example>, other@evil.example',
  service: 'Solar\nBcc: victim@evil.example',
  interest: EVIL,
};
const ATTRIBUTION = {
  pageOrigin: `${EVIL}\r\nBcc: victim@evil.example`,
  campaign: `<img src=${EVIL}>`,
  partner: 'x\ny',
};

const headerNames = ({ raw }: DeliveredMail): string[] => {
  const [head = ''] = raw.split('\r\n\r\n');
  return head
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(':')[0] ?? '')
    .toSorted();
};

describeApi('hostile: mail injection', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  describe('a hostile lead beside a benign one', () => {
    let benign: DeliveredMail[];
    let hostile: DeliveredMail[];
    const order = (mails: readonly DeliveredMail[]) => mails.toSorted((a) => (a.to.includes(SALES) ? -1 : 1));

    beforeAll(async () => {
      await app.post(solarRequest({ customerInfo: { email: 'benign@example.com', notes: 'Two\nlines' } }), {
        key: newKey(),
      });
      const first = await app.mailServer.waitFor(2);
      benign = order(first);
      const customerInfo = { ...HOSTILE, email: 'hostile@example.com' };
      await app.post(solarRequest({ customerInfo, envelope: { attribution: ATTRIBUTION } }), {
        key: newKey(),
        headers: { Authorization: 'Bearer <b>x</b>' },
      });
      hostile = order((await app.mailServer.waitFor(4)).slice(2));
    });

    it('goes to the configured list and to its own address only', () => {
      expect(hostile.map(({ to }) => to)).toEqual([[SALES], ['hostile@example.com']]);
      expect(new Set(hostile.map(({ from }) => from))).toEqual(new Set(['quotes@quotes.test']));
    });

    it('has mails with the same header names', () => {
      expect(hostile.map(headerNames)).toEqual(benign.map(headerNames));
    });

    it('has a subject of our words only', () => {
      expect(hostile[0]?.mail.subject).not.toMatch(/evil|Win|Boss/);
    });

    it('has a customer’s mail without a word or a link of the visitor’s', () => {
      const { html = '', text = '' } = hostile[1]?.mail ?? {};
      expect(html + text).not.toMatch(/evil|Win £500|Boss|MAIL FROM/);
      const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links)
        expect(link).toMatch(/^(https:\/\/quotes\.test\/|tel:\+44|mailto:hello@staithes-energy\.example)/);
    });

    it('has a PDF without them too', () => {
      const [pdf] = hostile[1]?.mail.attachments ?? [];
      const bytes = Buffer.from(pdf?.content as ArrayBuffer).toString('latin1');
      const links = [...bytes.matchAll(/\/URI \(([^)]*)\)/g)].map(([, link = '']) => link);
      for (const link of links) expect(link).not.toContain('evil');
    });

    it('has a sales mail without an element of the visitor’s', () => {
      const tags = (mail: DeliveredMail | undefined) =>
        new Set([...(mail?.mail.html ?? '').matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag));
      expect([...tags(hostile[0])].filter((tag) => !tags(benign[0]).has(tag))).toEqual([]);
    });
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com%0aBcc:b@example.com b@example.com',
    '"a@example.com" <b@example.com>',
    '<a@example.com>',
    'a@example.com b@example.com',
    'a@b@example.com,c@example.com',
    'a@[127.0.0.1]',
    'group:a@example.com;',
    'a@example',
    '=?utf-8?q?a?=@example.com>',
  ])('takes %j for no address', async (email) => {
    const answer = await app.post(solarRequest({ customerInfo: { email } }));
    expect([answer.status, wrongPaths(answer)]).toEqual([422, ['quoteData.customerInfo.email']]);
  });

  it.each([{ path: '/etc/passwd' }, ['a@example.com', 'b@example.com'], { address: 'a@example.com' }, 5, true, null])(
    'takes the value %j for no address',
    async (email) => {
      const answer = await app.post(solarRequest({ customerInfo: { email } }));
      expect([answer.status, wrongPaths(answer)]).toEqual([422, ['quoteData.customerInfo.email']]);
    },
  );
});
