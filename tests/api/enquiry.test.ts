import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from './support/engines.ts';
import { PUBLIC_URL, startApp, type Answer, type TestApp } from './support/startApp.ts';

const SOLAR = {
  form: 'solar-quote',
  page: '/solar-quote',
  systemSize: '4',
  roofType: 'Pitched',
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '0191 498 0123',
  message: 'Please ring twice.',
  privacyConsent: 'true',
};

const ACCEPTS_PAGES = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describeApi('plain forms', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const send = (
    fields: Readonly<Record<string, string>> | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    app.get('/enquiry', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...ACCEPTS_PAGES, ...headers },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
  const leadsOf = async (email: string) => (await app.leads()).filter((lead) => lead.email === email);

  it('stores the answers of a funnel as a message, mails it, and leads on to a page that can be reloaded', async () => {
    const answer = await send(SOLAR, { 'Sec-Fetch-Site': 'same-origin' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/enquiry/sent']);
    const [lead, ...others] = await leadsOf(SOLAR.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ type: 'contact', first_name: 'Jane Doe', suspect: 0 });
    const { quoteData, attribution } = JSON.parse(lead?.body ?? '{}');
    expect(quoteData.message).toBe(
      'Solar quote: sent as a plain form, without JavaScript.\n\nSystem size: 4\nRoof type: Pitched\n\nPlease ring twice.',
    );
    expect(attribution).toMatchObject({ funnel: 'solar', pagePath: '/solar-quote', pageOrigin: PUBLIC_URL });
    await expect.poll(() => app.mailServer.mails.length).toBe(2);
    const [sales] = app.mailServer.mails.filter(({ to }) => to.includes('sales@quotes.test'));
    expect(sales?.mail.text).toContain('System size: 4');
  });

  it('tells sales whose message it is, and from where, as far as that can be read', async () => {
    const subjectFor = async (email: string, fields: Readonly<Record<string, string>>): Promise<string> => {
      await send({ ...SOLAR, ...fields, email });
      const [mail] = await app.mailServer.waitFor(
        1,
        ({ to, mail: { text = '' } }) => to.includes('sales@quotes.test') && text.includes(email),
      );
      return mail?.mail.subject ?? '';
    };
    expect(await subjectFor('ann@example.com', { name: 'Ann Bell', postcode: 'ne14lp' })).toBe(
      'Contact · Quote request · Ann Bell · NE1',
    );
    expect(await subjectFor('bob@example.com', { name: '[Check] www.evil.example', postcode: 'Gateshead' })).toBe(
      'Contact · Quote request',
    );
  });

  it('takes a second press for the same', async () => {
    const again = await send(SOLAR);
    expect(again.status).toBe(303);
    expect(await leadsOf(SOLAR.email)).toHaveLength(1);
  });

  it('asks an address of the newsletter first, by mail', async () => {
    const answer = await send({ form: 'newsletter-signup', email: 'news@example.com' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/enquiry/check-your-email']);
    expect(await leadsOf('news@example.com')).toMatchObject([{ type: 'newsletter' }]);
  });

  it('keeps everything that was typed, and says what is wrong beside each field', async () => {
    const answer = await send({ ...SOLAR, email: 'jane', name: ' ', message: 'a <b>bold</b> "word"' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    const { text } = answer;
    expect(text).toContain('<title>Error: Solar quote');
    expect(text).toMatch(/<a href="#field-name">Enter your name<\/a>.*<a href="#field-email">Enter an email address/s);
    expect(text).toMatch(
      /id="error-email">Enter an email address.*?value="jane"[^>]*aria-invalid="true"\s+aria-describedby="error-email"/s,
    );
    expect(text).toContain('a &lt;b&gt;bold&lt;/b&gt; &quot;word&quot;</textarea>');
    expect(text).toContain('<input type="hidden" name="systemSize" value="4" />');
    expect(text).toContain('value="0191 498 0123"');
    expect(await leadsOf('jane')).toEqual([]);
  });

  it('is a form to begin with, too', async () => {
    const { status, text } = await app.get('/enquiry');
    expect(status).toBe(200);
    expect(text).toContain('<form method="post" action="/enquiry"');
    expect(text).not.toContain('There’s a problem');
  });

  it('mails nobody about a form whose trap is filled', async () => {
    await send({ ...SOLAR, email: 'trap@example.com', leadRoute: 'http://spam.example' });
    expect(await leadsOf('trap@example.com')).toMatchObject([{ suspect: 1, customer_mail: null }]);
  });

  it('credits a campaign, and tells sales of the partner that is named', async () => {
    await send({ ...SOLAR, email: 'demo@example.com', partner: 'pk_demo', campaign: 'winter' });
    const [lead] = await leadsOf('demo@example.com');
    expect(lead?.partner_id).toBeNull();
    expect(JSON.parse(lead?.sales ?? '{}').flags).toContainEqual(expect.stringContaining('Partner pk_demo is named'));
    expect(JSON.parse(lead?.sales ?? '{}').attributionRows).toContainEqual({ label: 'Campaign', value: 'winter' });
  });

  describe('from elsewhere', () => {
    it.each([
      ['a form on another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
      ['one that calls itself ours', { 'Sec-Fetch-Site': 'same-site', Origin: PUBLIC_URL }],
      ['an old browser there', { Origin: 'https://evil.example' }],
      ['a sandboxed frame', { Origin: 'null' }],
      ['a referrer there', { Referer: 'https://evil.example/quotes.test' }],
    ])('%s is refused, in words for people', async (_name, headers) => {
      const answer = await send({ ...SOLAR, email: 'evil@example.com' }, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Content-Type')).toContain('text/html');
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(answer.text).toContain('can only be sent from our own pages');
      expect(await leadsOf('evil@example.com')).toEqual([]);
    });

    it.each([
      ['Origin', PUBLIC_URL],
      ['Referer', `${PUBLIC_URL}/solar-quote`],
    ])('%s: %s is ours', async (name, value) => {
      expect((await send(SOLAR, { [name]: value })).status).toBe(303);
    });
  });

  describe('from the page of a partner', () => {
    const ORIGIN = 'https://one.example';
    const BROWSER = { 'Sec-Fetch-Site': 'cross-site', Origin: ORIGIN };
    const KEY = { partner: 'pk_one', page: '/offers' };
    beforeAll(async () => {
      const created_at = new Date().toISOString();
      const row = {
        id: 'p1',
        name: 'One',
        key: 'pk_one',
        origins: JSON.stringify([ORIGIN]),
        status: 'active',
        created_at,
      };
      await app.db('partners').insert(row);
      await app.services.partners.refresh();
    });

    const typedInto = ({ text }: Answer): Readonly<Record<string, string>> =>
      Object.fromEntries(
        [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)" \/>/g)].map(
          ([, name = '', value = '']) => [name, value],
        ),
      );

    it('is taken, credited like a lead of its tag, and answered by a page of ours', async () => {
      const answer = await send({ ...SOLAR, ...KEY, email: 'guest@example.com' }, BROWSER);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/enquiry/sent']);
      const [lead] = await leadsOf('guest@example.com');
      expect(lead).toMatchObject({ partner_id: 'p1', suspect: 0 });
      expect(JSON.parse(lead?.body ?? '{}').attribution).toMatchObject({ pageOrigin: ORIGIN, pagePath: '/offers' });
    });

    it('is credited still when it was put right on our page', async () => {
      const wrong = await send({ ...SOLAR, ...KEY, email: 'again' }, BROWSER);
      expect(wrong.status).toBe(422);
      const kept = typedInto(wrong);
      expect(kept).toMatchObject({ ...KEY, pageOrigin: ORIGIN, systemSize: '4' });
      await send(
        { ...SOLAR, ...kept, email: 'again@example.com' },
        { 'Sec-Fetch-Site': 'same-origin', Origin: PUBLIC_URL },
      );
      const [lead] = await leadsOf('again@example.com');
      expect(lead?.partner_id).toBe('p1');
      expect(JSON.parse(lead?.body ?? '{}').quoteData.message).not.toContain(ORIGIN);
    });

    it.each([
      ['another partner’s page', BROWSER, { partner: 'pk_demo' }],
      ['our own, which names it', { 'Sec-Fetch-Site': 'same-origin' }, { ...KEY, pageOrigin: 'https://two.example' }],
    ])('%s earns nothing', async (name, headers, fields) => {
      const email = `${name.length}@example.com`;
      expect((await send({ ...SOLAR, ...fields, email }, headers)).status).toBe(303);
      expect(await leadsOf(email)).toMatchObject([{ partner_id: null }]);
    });

    it.each([
      ['a frame of it without an origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
      ['a page that names it in the form only', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
      ['a page that was read there', { 'Sec-Fetch-Site': 'cross-site', Referer: `${ORIGIN}/offers` }],
    ])('%s is refused', async (_name, headers) => {
      const answer = await send({ ...SOLAR, ...KEY, pageOrigin: ORIGIN, email: 'refused@example.com' }, headers);
      expect(answer.status).toBe(403);
      expect(await leadsOf('refused@example.com')).toEqual([]);
    });

    it('a filled trap is one there, too', async () => {
      await send({ ...SOLAR, ...KEY, email: 'guest.trap@example.com', leadRoute: 'x' }, BROWSER);
      expect(await leadsOf('guest.trap@example.com')).toMatchObject([{ suspect: 1, customer_mail: null }]);
    });
  });

  describe('hostile bodies', () => {
    it.each([
      ['another type', 'name=a', { 'Content-Type': 'text/plain' }, 415],
      ['JSON', '{}', { 'Content-Type': 'application/json' }, 415],
      ['compressed', 'name=a', { 'Content-Encoding': 'gzip' }, 415],
      ['too much', `message=${'a'.repeat(70_000)}`, {}, 413],
      ['nothing', '', {}, 422],
      [
        'ten thousand names',
        Array.from({ length: 10_000 }, (_, at) => `f${at}=1`)
          .join('&')
          .slice(0, 60_000),
        {},
        422,
      ],
      ['names of objects', '__proto__=1&constructor=2&toString=3', {}, 422],
      ['broken escapes', 'name=%E0%A4%A&email=%zz', {}, 422],
      ['a long message', new URLSearchParams({ ...SOLAR, message: 'a'.repeat(5000) }).toString(), {}, 422],
      ['two addresses', `${new URLSearchParams(SOLAR).toString()}&email=other%40example.com`, {}, 422],
      ['markup in a name', 'form=%3Cscript%3E&name=%3Cscript%3Ealert(1)%3C/script%3E', {}, 422],
      ['a token of the template', 'name=__FORM__&message=__FORM__', {}, 422],
    ])('%s', async (_name, body, headers, status) => {
      const answer = await send(body, headers);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain('<script>alert');
      expect(answer.text).not.toMatch(/at .*\.ts:\d+/);
    });
  });

  it('floods are slowed down by themselves', async () => {
    const small = await startApp({ engine, env: { RATE_LIMIT: '2/10s' } });
    const post = () =>
      small.get('/enquiry', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: '',
      });
    const statuses = [await post(), await post(), await post()].map(({ status }) => status);
    await small.close();
    expect(statuses).toEqual([422, 422, 429]);
  });
});
