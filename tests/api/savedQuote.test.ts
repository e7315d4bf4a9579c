import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainWords } from '../support/wordsOf.ts';
import { describeApi } from './support/engines.ts';
import { leavesOf, QUOTED, requestOf } from './support/requests.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, PUBLIC_URL, startApp, type Answer, type TestApp } from './support/startApp.ts';

const SENTINELS = {
  lastName: 'Sentinelname',
  email: 'sentinel@example.com',
  phone: '0191 498 0777',
  address: '77 Sentinel Street',
  postcode: 'NE1 7SB',
  notes: 'Sentinel notes https://evil.example',
  customerType: 'business',
  businessName: 'Sentinel Works',
};

describeApi('saved quotes', (engine) => {
  let app: TestApp;
  let now = new Date('2026-11-20T10:00:00Z');
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine, now: () => now });
    const { body } = await app.post(solarRequest({ customerInfo: SENTINELS }), { key: newKey() });
    token = body.token ?? '';
  });
  afterAll(() => app.close());

  const isPrivate = ({ headers }: Answer) => {
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  };

  it('show reference and figures, nothing that was typed but the first name', async () => {
    const page = await app.get(`/quote/${token}`);
    expect(page.status).toBe(200);
    isPrivate(page);
    for (const shown of ['SQ-123456', '£3,297', '£720', '4.6 years', '10 panels, 4.55 kWp', 'Jane']) {
      expect(plainWords(page.text)).toContain(shown);
    }
    for (const typed of ['Sentinel', '498 0777', 'NE1 7SB', 'evil.example']) expect(page.text).not.toContain(typed);
  });

  it.each(QUOTED)('of %s name the first name only', async (funnel) => {
    const request = requestOf(funnel);
    const typed = leavesOf(funnel).flatMap(({ value }) =>
      typeof value === 'string' && /Doe|@/.test(value) ? [value] : [],
    );
    expect(typed.length).toBeGreaterThan(1);
    const { body } = await app.post(request, { key: newKey() });
    const { status, text } = await app.get(`/quote/${body.token}`);
    expect([status, text.includes('Jane')]).toEqual([200, true]);
    for (const words of [...typed, 'Doe']) expect(text).not.toContain(words);
  });

  it('run nothing and take no style but their own', async () => {
    const { headers, text } = await app.get(`/quote/${token}`);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'sha256-/);
    expect(policy).not.toContain('unsafe');
    expect(text).not.toContain('<script');
  });

  it('are sent compressed, as browsers ask for it', async () => {
    const { headers, text } = await app.get(`/quote/${token}`, {
      headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
    });
    expect(headers.get('Content-Encoding')).toBe('br');
    expect(text).toContain('£3,297');
  });

  it('come as a PDF that partners’ pages may fetch', async () => {
    const headers = { Origin: PUBLIC_URL };
    const pdf = await app.get(`/quote/${token}.pdf`, { headers });
    expect(pdf.status).toBe(200);
    isPrivate(pdf);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Access-Control-Allow-Origin')).toBe(PUBLIC_URL);
    expect(pdf.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
  });

  it('and the mail have one PDF, drawn once and gone with its lead', async () => {
    const { body } = await app.post(solarRequest({ customerInfo: { email: 'kept@example.com' } }), { key: newKey() });
    const [arrived] = await app.mailServer.waitFor(1, ({ to }) => to.includes('kept@example.com'));
    const attached = arrived?.mail.attachments[0]?.content;
    const bytesOf = async () => Buffer.from(await (await fetch(`${app.url}/quote/${body.token}.pdf`)).arrayBuffer());
    // The date of a drawing stands in it: two drawings differ.
    now = new Date(now.getTime() + 60_000);
    expect((await bytesOf()).equals(Buffer.from(attached as ArrayBuffer))).toBe(true);
    const kept = () => app.db('quote_pdfs').where({ lead_id: body.id }).select('lead_id');
    await expect.poll(kept).toHaveLength(1);
    await app.db('outbox').where({ lead_id: body.id }).delete();
    await app.db('leads').where({ id: body.id }).delete();
    expect(await kept()).toEqual([]);
  });

  it.each(['x'.repeat(32), 'short', '..%2f..%2fetc', `${'x'.repeat(32)}.pdf`])('%s: 404 with a page', async (name) => {
    const page = await app.get(`/quote/${name}`);
    expect(page.status).toBe(404);
    expect(page.headers.get('Content-Type')).toContain('text/html');
    isPrivate(page);
  });

  it('are gone after 30 days, and say where to begin anew', async () => {
    now = new Date('2026-12-20T09:59:59Z');
    expect((await app.get(`/quote/${token}`)).status).toBe(200);
    now = new Date('2026-12-20T10:00:00Z');
    for (const name of [token, `${token}.pdf`]) {
      const page = await app.get(`/quote/${name}`);
      expect(page.status).toBe(410);
      expect(page.text).toContain(`${PUBLIC_URL}/solar-quote`);
      expect(page.text).not.toContain('£3,297');
    }
  });
});
