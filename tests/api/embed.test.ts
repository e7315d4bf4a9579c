import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_PATH } from '#contract/common/embed.ts';
import { EMBED_PATH } from '#contract/common/embedPath.ts';
import { TAG_NAMES } from '#contract/tags.ts';
import { describeApi } from './support/engines.ts';
import { solarRequest } from './support/solarRequest.ts';
import { newKey, PUBLIC_URL, startApp, type Answer, type TestApp } from './support/startApp.ts';

// Tags in pages of their own, for frames on pages of partners: what the page is, who may show it, and who is credited.

const DAY_MS = 86_400_000;
const HANDLER = '/functions/v1/quote-handler';
const CHECK = '/functions/v1/partner';

describeApi('tags in frames', (engine) => {
  let app: TestApp;
  let now = Date.parse('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    app = await startApp({ engine, rootDir: process.cwd(), now: () => new Date(now) });
    const created_at = new Date(now).toISOString();
    const row = { id: 'p1', name: 'One', key: 'pk_one', origins: '["https://one.example"]', status: 'active' };
    await app.db('partners').insert({ ...row, created_at });
    await app.services.partners.refresh();
  });
  afterAll(() => app.close());

  const ask = (tag: string, query: Readonly<Record<string, string>> = {}, referer = 'https://one.example/solar') =>
    app.get(`${EMBED_PATH}${tag}?${new URLSearchParams(query)}`, { headers: { Referer: referer } });
  const policyOf = ({ headers }: Answer): string => headers.get('Content-Security-Policy') ?? '';
  const tagIn = ({ text }: Answer): string => /<main><[^>]*>/.exec(text)?.[0] ?? '';
  const metaIn = ({ text }: Answer, name: string): string | undefined =>
    new RegExp(`<meta name="${name}" content="([^"]*)">`).exec(text)?.[1];

  it.each(TAG_NAMES)('<%s> stands alone in a page that any page may frame', async (tag) => {
    const answer = await ask(tag);
    expect(answer.status).toBe(200);
    const { headers, text } = answer;
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(policyOf(answer)).toMatch(/; frame-ancestors \*$/);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(tagIn(answer)).toBe(`<main><${tag}>`);
    expect(text).toContain('<template shadowrootmode="open">');
    // A page of one tag: none of the site around it, and no style that the policy would refuse.
    expect(text).not.toMatch(/<(header|footer|nav)\b| style="/);
    expect(policyOf(answer)).not.toContain('unsafe-inline');
    expect(policyOf(answer).match(/'sha256-/g)?.length).toBe(new Set(text.match(/<style>[\s\S]*?<\/style>/g)).size);
  });

  it('only these pages: no other page of ours may be framed', async () => {
    for (const address of ['/', '/solar-quote', '/embed', '/embed/none-quote', '/enquiry']) {
      const answer = await app.get(address);
      expect(policyOf(answer), address).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('X-Frame-Options'), address).toBe('DENY');
    }
  });

  it('the query becomes attributes and looks; what is neither is left out', async () => {
    const answer = await ask('solar-quote', {
      partner: 'pk_one',
      'customer-type': 'business',
      label: 'Solar "quote" <b>',
      accent: '0a7d4f',
      radius: '4',
      font: "Georgia, 'Times New Roman', serif",
      surface: 'url(https://evil.example)',
      'accent-text': 'red;}*{display:none',
      'heading-font': 'x</style><script>',
      api: 'https://evil.example',
      'done-url': 'https://evil.example',
      keep: 'session',
      reference: 'page-7',
      onload: 'alert(1)',
      id: 'x',
    });
    expect(tagIn(answer)).toBe(
      '<main><solar-quote partner="pk_one" label="Solar &quot;quote&quot; &lt;b&gt;" customer-type="business" reference="page-7">',
    );
    expect(answer.text).toContain(
      "solar-quote{--quote-accent:#0a7d4f;--quote-radius:4px;--quote-font:Georgia, 'Times New Roman', serif}",
    );
    expect(answer.text).not.toMatch(/evil\.example|\*\{display|onload/);
    // The first step is the one for businesses.
    expect(answer.text).toContain('{&quot;customerType&quot;:&quot;business&quot;}');
  });

  it.each(['no-statistics', 'no-statistics=', 'no-statistics=true'])(
    'a partner’s no to statistics counts, as ?%s',
    async (query) => {
      const answer = await app.get(`${EMBED_PATH}solar-quote?partner=pk_one&variant=spring-a&${query}`);
      expect(tagIn(answer)).toBe('<main><solar-quote partner="pk_one" variant="spring-a" no-statistics>');
    },
  );

  it('tells the developer of a key that earns nothing on the page around it', async () => {
    expect(metaIn(await ask('solar-quote', { partner: 'pk_one' }), 'quote-note')).toBeUndefined();
    const note = metaIn(await ask('solar-quote', { partner: 'pk_one' }, 'https://www.one.example/'), 'quote-note');
    expect(note).toContain('https://www.one.example is not registered for the partner key');
    // No referrer: nothing is known, and nothing is said.
    expect(metaIn(await ask('solar-quote', { partner: 'pk_one' }, ''), 'quote-note')).toBeUndefined();
  });

  describe('a lead from a frame', () => {
    const send = async (origin: string, query: Readonly<Record<string, string>>, key = 'pk_one') => {
      const headers = { Origin: origin, Authorization: `Bearer ${key}` };
      const path = `${HANDLER}?${new URLSearchParams(query)}`;
      const answer = await app.post(solarRequest(), { key: newKey(), headers, path });
      const lead = (await app.leads()).find(({ id }) => id === answer.body.id);
      return { answer, partner: lead?.partner_id, flags: JSON.parse(lead?.sales ?? '{}').flags };
    };
    const pass = async (): Promise<string> => metaIn(await ask('solar-quote'), 'quote-frame') ?? '';

    it.each([
      ['https://one.example', 'p1'],
      // A builder's own frame, within the page of the partner.
      ['https://editor.example https://one.example', 'p1'],
      ['https://www.one.example', null],
      ['', null],
      ['https://one.example.evil.example', null],
      ['one.example', null],
    ])('within %j is credited to %j, and stored in any case', async (within, partner) => {
      const sent = await send(PUBLIC_URL, { within });
      expect([sent.answer.status, sent.partner]).toEqual([201, partner]);
    });

    it('says in the summary which page it was', async () => {
      const { flags } = await send(PUBLIC_URL, { within: 'https://www.one.example' });
      expect(flags).toContain(
        'Partner p1 is named, but https://www.one.example is no page of theirs: the lead is credited to nobody.',
      );
    });

    it('a page of somebody else cannot say that it is framed', async () => {
      const created_at = new Date(now).toISOString();
      const row = { id: 'p2', name: 'Two', key: 'pk_two', origins: '["https://two.example"]', status: 'active' };
      await app.db('partners').insert({ ...row, created_at });
      await app.services.partners.refresh();
      const { partner } = await send('https://two.example', { within: 'https://one.example' });
      expect(partner).toBeNull();
      const refused = await send('https://evil.example', { within: 'https://one.example', frame: await pass() });
      expect(refused.answer.body.code).toBe('forbidden-origin');
    });

    it('a sandboxed frame has no origin and shows its pass', async () => {
      const frame = await pass();
      const sent = await send('null', { frame, within: 'https://one.example' });
      expect([sent.answer.status, sent.partner]).toEqual([201, 'p1']);
      expect(sent.answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      const check = await app.get(`${CHECK}?frame=${frame}`, { headers: { Origin: 'null' } });
      expect(check.body).toMatchObject({ origin: 'registered' });
    });

    it('a page without an origin that is not ours is refused as ever', async () => {
      const frame = await pass();
      const [until = '', signature = ''] = frame.split('.');
      const later = (Number.parseInt(until, 36) + 1).toString(36);
      for (const forged of ['', 'x', `${later}.${signature}`, `${until}.${'A'.repeat(43)}`, `${frame}.`]) {
        const { answer } = await send('null', { frame: forged, within: 'https://one.example' });
        expect([forged, answer.status, answer.body.code]).toEqual([forged, 403, 'forbidden-origin']);
      }
    });

    it('a pass outlives every form that somebody left open, and a restart; not for ever', async () => {
      const frame = await pass();
      now += 29 * DAY_MS;
      expect((await send('null', { frame })).answer.status).toBe(201);
      now += 2 * DAY_MS;
      expect((await send('null', { frame })).answer.status).toBe(403);
      const { createFramePasses } = await import('../../api/partners/framePasses.ts');
      const restarted = createFramePasses(app.db, () => new Date(now));
      expect(await restarted.isValid(await pass())).toBe(true);
    });
  });

  it('a plain form in it is credited by the page around it', async () => {
    const { text } = await ask('contact-form', { partner: 'pk_one' });
    expect(text).toContain('<input form="plain-form" type="hidden" name="pageOrigin" value="https://one.example">');
    expect(text).toContain('<base target="_blank">');
  });

  describe('the preview of the tag builder', () => {
    it.each(TAG_NAMES)('<%s>: only our own pages may show it, and it can send nothing', async (tag) => {
      const answer = await app.get(`${SAMPLE_PATH}${tag}?partner=pk_one`);
      expect(answer.status).toBe(200);
      const policy = policyOf(answer);
      expect(policy).toMatch(/; connect-src 'none'; form-action 'none'; .*frame-ancestors 'self'$/);
      expect(answer.text).toContain('<script type="module" src="/widgets/v1/sample.js">');
      expect(answer.text).not.toContain('quote-frame');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    });
  });

  it('nothing that was asked for is logged', async () => {
    await ask('quick-quote', { postcode: 'TD15 1AA', campaign: 'spring-roof' });
    await expect.poll(() => app.logged()).toContain('"route":"embed"');
    expect(app.logged()).not.toMatch(/TD15|1AA|spring-roof/);
  });
});
