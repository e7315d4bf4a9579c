import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../support/engines.ts';
import { solarRequest } from '../support/solarRequest.ts';
import { newKey, SALES, startApp, type TestApp } from '../support/startApp.ts';

const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table leads; --",
  "Robert'); DELETE FROM outbox WHERE ('1'='1",
  '$(touch /tmp/owned) `id` && rm -rf /',
  '${process.env.SMTP_URL} {{7*7}} <%= 7*7 %> #{7*7}',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  '&lt;b&gt; &amp;amp; &#x27;',
  '=HYPERLINK("http://evil.example")',
];

describeApi('hostile: text that means something elsewhere', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, env: { RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  describe.each(TEXTS)('%s', (text) => {
    it('stays literal in database and mail', async () => {
      const customerInfo = { notes: text, address: text, lastName: text };
      const { status, body } = await app.post(solarRequest({ customerInfo }), { key: newKey() });
      expect(status).toBe(201);
      const lead = (await app.leads()).find(({ id }) => id === body.id);
      expect(JSON.parse(lead?.body ?? '{}').quoteData.customerInfo.notes).toBe(text);
      const isMine = ({ to, mail }: { to: readonly string[]; mail: { text?: string } }) =>
        to.includes(SALES) && !!mail.text?.includes(body.id ?? '?');
      const [delivered] = await app.mailServer.waitFor(1, isMine);
      expect(delivered?.mail.text).toContain(text);
      expect(delivered?.mail.html).not.toMatch(/<script|<img[^>]+onerror|href="javascript/);
      const page = await app.get(`/quote/${body.token}`);
      expect(page.text).not.toContain(text);
    });
  });

  it('leaves every table in place', async () => {
    expect((await app.leads()).length).toBeGreaterThanOrEqual(TEXTS.length);
    expect((await app.outbox()).length).toBeGreaterThanOrEqual(TEXTS.length);
  });
});
