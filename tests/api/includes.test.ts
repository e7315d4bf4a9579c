import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORM_TAGS, TAG_NAMES } from '#contract/tags.ts';
import { builtWidgets } from '../support/builtSite.ts';
import { describeApi } from './support/engines.ts';
import { PUBLIC_URL, startApp, type Answer, type TestApp } from './support/startApp.ts';

// What partners' servers print inside our tags, made of the files of the build.

const FOLDER = '/widgets/v1/fragments';

describeApi('first steps for the servers of partners', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    // One that would be reached here at once: a server asks for all of its visitors.
    app = await startApp({ engine, rootDir: process.cwd(), env: { RATE_LIMIT: '2/10s' } });
  });
  afterAll(() => app.close());

  const ask = (tag: string, attributes: Readonly<Record<string, string>> = {}, init: RequestInit = {}) =>
    app.get(`${FOLDER}/${tag}.html?${new URLSearchParams(attributes)}`, init);
  const hiddenFields = ({ text }: Answer): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...text.matchAll(/<input form="plain-form" type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  const valuesOf = ({ text }: Answer): unknown =>
    JSON.parse((/data-prerendered="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'));

  it('<solar-estimate> works by its script alone: without one the link inside the tag stands in its place', async () => {
    const { status, text } = await ask('solar-estimate', { partner: 'pk_demo' });
    expect(status).toBe(200);
    expect(text).toMatch(/<noscript><style>\[data-prerendered\]\{display:none!important\}.*<\/style><\/noscript>/);
    expect(text).not.toMatch(/ action=|<input [^>]*type="hidden"/);
    // By its end a server knows that an answer is whole.
    expect(text).toMatch(/<\/template>$/);
  });

  it.each(FORM_TAGS)('<%s> is a form that can be sent from any page', async (tag) => {
    const { status, text } = await ask(tag);
    expect(status).toBe(200);
    expect(text).toMatch(
      /^<template shadowrootmode="open"><style>.+?<\/style><div data-theme="light" data-release="[^"]+" data-quote-root/s,
    );
    expect(text).toContain(
      `<form id="plain-form" method="post" accept-charset="utf-8" action="${PUBLIC_URL}/enquiry" `,
    );
    expect(text).toMatch(/<noscript><style>@scope\(\[data-plain\]\).*<button form="plain-form"[^>]*type="submit"/s);
    expect(text).toMatch(/<slot class="held-back"><\/slot><\/template>$/);
    expect(hiddenFields({ text } as Answer)).toEqual({ form: tag });
    // Whatever charset the page around it has; in a style sheet a reference would be none.
    expect(text).toMatch(/^[\t\n\r -~]+$/);
    expect(/<style>.*?<\/style>/s.exec(text)?.[0]).not.toContain('&#');
    // Nothing that leads somewhere else on another origin, and nothing that was forgotten.
    expect(text).not.toMatch(/(href|src|action)="\/|__[A-Z]+__|<script/);
  });

  describe('attributes', () => {
    it.each([
      ['solar-quote', { 'customer-type': 'business' }, { customerType: 'business' }],
      [
        'solar-quote',
        { 'customer-type': 'business', service: 'Home battery' },
        { customerType: 'business', service: 'Home battery' },
      ],
      ['contact-form', { subject: 'boiler' }, { subject: 'boiler' }],
      ['solar-quote', { 'customer-type': 'castle', service: 'Home battery' }, { service: 'Home battery' }],
      // As the tag reads it: a word in other letters is none of its words.
      ['solar-quote', { 'customer-type': 'Business' }, {}],
      ['contact-form', { subject: '../../x', 'customer-type': 'home' }, {}],
      ['instant-quote', { plan: 'Essential', catalogue: 'home', 'customer-type': 'home' }, { customerType: 'home' }],
    ])('<%s> %j is the step of %j', async (tag, attributes, values) => {
      expect(valuesOf(await ask(tag, attributes))).toEqual(values);
    });

    it.each(TAG_NAMES)('<%s> has the postcode in the field for it', async (tag) => {
      const [plain, filled] = [await ask(tag), await ask(tag, { postcode: 'ne14lp' })];
      const field = /<input [^>]*name="postcode"[^>]*>/;
      expect(field.test(filled.text)).toBe(field.test(plain.text));
      if (field.test(plain.text)) expect(field.exec(filled.text)?.[0]).toContain(' value="NE1 4LP"');
      expect((await ask(tag, { postcode: 'NE1' })).text).toBe(plain.text);
    });

    it('a key, a campaign and a page go along; the look and the name are those of the tag', async () => {
      const answer = await ask('contact-form', {
        partner: 'pk_demo',
        campaign: 'roof & wall',
        reference: 'ACME/12',
        page: '/contact',
        theme: 'dark',
        label: 'Write to us',
      });
      expect(hiddenFields(answer)).toEqual({
        form: 'contact-form',
        partner: 'pk_demo',
        campaign: 'roof &amp; wall',
        partnerReference: 'ACME/12',
        page: '/contact',
      });
      const themes = [...answer.text.matchAll(/<div [^>]*?data-theme="([^"]*)"/g)].map(([, theme]) => theme);
      // Of the step, and of what stands below it without scripts.
      expect(themes).toEqual(['dark', 'dark']);
      expect(answer.text).toContain('<div data-theme="dark" role="region" aria-label="Write to us" data-release="');
    });

    it.each([
      '"><script>alert(1)</script>',
      "'><img src=x onerror=alert(1)>",
      '__STEP____ABOUT__',
      '$& $1 $`',
      '\u202e<b>',
    ])('%s stays a text', async (hostile) => {
      const names = ['partner', 'campaign', 'page', 'label', 'theme', 'postcode', 'customer-type', 'service', 'plan'];
      const [plain, answer] = [
        await ask('solar-quote', { partner: 'x', campaign: 'x', page: 'x', label: 'x' }),
        await ask('solar-quote', Object.fromEntries(names.map((name) => [name, hostile]))),
      ];
      // The same elements with the same attributes: only values differ.
      const bones = ({ text }: Answer) => text.replaceAll(/(value|aria-label)="[^"]*"/g, '$1');
      expect(bones(answer)).toBe(bones(plain));
    });

    it('one that is too long, or comes twice, is ignored', async () => {
      expect(hiddenFields(await ask('solar-quote', { partner: 'p'.repeat(81) }))).toEqual({ form: 'solar-quote' });
      const twice = await app.get(`${FOLDER}/solar-quote.html?partner=a&partner=b&__proto__=x&theme[]=dark`);
      expect(hiddenFields(twice)).toEqual({ form: 'solar-quote' });
    });
  });

  it('is kept for five minutes, costs nothing while it is the same, and is another one for other attributes', async () => {
    const first = await ask('solar-quote', { campaign: 'a' });
    expect(first.headers.get('Cache-Control')).toContain('max-age=300');
    const etag = first.headers.get('ETag') ?? '';
    const again = await ask('solar-quote', { campaign: 'a' }, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', etag]);
    const byProxy = { headers: { 'If-None-Match': `"other", ${etag.replace('W/', '')}` } };
    expect((await ask('solar-quote', { campaign: 'a' }, byProxy)).status).toBe(304);
    const other = await ask('solar-quote', { campaign: 'b' }, { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  it.each(['br', 'gzip', 'identity'])(
    'is sent in %s, readable by every origin, guarded as a document',
    async (encoding) => {
      const { headers, text } = await ask('solar-quote', {}, { headers: { 'Accept-Encoding': encoding } });
      expect(headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('Vary')).toContain('Accept-Encoding');
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
      expect(headers.get('X-Robots-Tag')).toBe('noindex');
      expect(text).toContain('</template>');
      // Of other bytes in each encoding: a strong one would say that they are the same.
      expect(headers.get('ETag')).toMatch(/^W\//);
    },
  );

  it('HEAD says the same without a body; nothing can be posted', async () => {
    const head = await ask('solar-quote', {}, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', expect.stringMatching(/^W\/".+"$/)]);
    expect((await ask('solar-quote', {}, { method: 'POST' })).status).toBe(405);
  });

  it.each(['solar-quotes', 'solar-quote-business', 'constructor', 'Solar-quote', '..%2fversion'])(
    '%s is no tag',
    async (name) => {
      const answer = await ask(name);
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    },
  );

  it.each([
    ['solar-quote-Business', 'solar-quote'],
    ['solar-quote-business-Home-batteries', 'solar-quote-business'],
    ['instant-quote-Business-HomeCare', 'instant-quote-HomeCare'],
    ['instant-quote-home-Boiler', 'instant-quote-home'],
    ['contact-form-x', 'contact-form'],
  ])(
    '%s, which the loader asks for where a page says a word that its tag does not know, is %s',
    async (asked, sent) => {
      const steps = `${FOLDER}/${builtWidgets().version}`;
      const { status, text, headers } = await app.get(`${steps}/${asked}.html`);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toContain('immutable');
      expect(text).toBe((await app.get(`${steps}/${sent}.html`)).text);
    },
  );

  it.each(['solar-quotes', 'heat-pump-quote-business', 'quote', '-', 'solar-quote-business'.repeat(20)])(
    'no first step is close to %s',
    async (asked) => {
      expect((await app.get(`${FOLDER}/${builtWidgets().version}/${asked}.html`)).status).toBe(404);
    },
  );

  it('nor to one of another release', async () => {
    expect((await app.get(`${FOLDER}/0.0.1-12345678/solar-quote-Business.html`)).status).toBe(404);
  });

  it('docs/partners.md: the recipe for Node gets it, and nothing where there is nothing', async () => {
    const recipes = [...readFileSync('docs/partners.md', 'utf8').matchAll(/```js\n(.*?)```/gs)];
    const code = recipes.map(([, text = '']) => text).find((text) => text.includes('function quoteStep')) ?? '';
    const asked = code.replaceAll('https://quotes.example', app.url);
    const { quoteStep }: { quoteStep: (tag: string, attributes: object) => Promise<string> } = await import(
      `data:text/javascript,${encodeURIComponent(asked)}`
    );
    const { text: wanted } = await ask('ev-quote', { campaign: 'roof' });
    expect(await quoteStep('ev-quote', { campaign: 'roof' })).toBe(wanted);
    expect(await quoteStep('no-quote', {})).toBe('');
    await expect(quoteStep('ev-quote', { campaign: 'roof' })).resolves.toBe(wanted);
  });

  it('nothing that was asked for is logged', async () => {
    await ask('quick-quote', { postcode: 'TD15 1AA', campaign: 'spring-roof' });
    await expect.poll(() => app.logged()).toContain('"route":"widgets"');
    expect(app.logged()).not.toMatch(/TD15|1AA|spring-roof/);
  });
});
