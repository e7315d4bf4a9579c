import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PAGE_PATH, OPENAPI_PATH } from '#contract/common/wire.ts';
import { FUNNEL_NAMES } from '#contract/tags.ts';
import { describeApi } from '../../api/openapi/document.ts';
import { EXAMPLES } from '../../api/openapi/examples.ts';
import { OPERATIONS } from '../../api/openapi/operations.ts';
import { SCHEMAS, schemaRef } from '../../api/openapi/schemas.ts';
import { assertDocumented, validatorOf } from './support/documentedAnswer.ts';
import { requestOf } from './support/requests.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from './support/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ engine: 'sqlite' });
});
afterAll(() => app.close());

const fits = (name: string, value: unknown): boolean => validatorOf(schemaRef(name))(value);

describe('the description', () => {
  it('is served, with the public address in it', async () => {
    const { status, headers, text } = await app.get(OPENAPI_PATH);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(describeApi(PUBLIC_URL))));
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.1', servers: [{ url: PUBLIC_URL }] });
  });

  it('can be read as a page, which runs nothing', async () => {
    const { status, headers, text } = await app.get(API_PAGE_PATH);
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    for (const { path, summary } of OPERATIONS) for (const words of [path, summary]) expect(text).toContain(words);
    for (const funnel of FUNNEL_NAMES) expect(text).toContain(`Example: ${funnel}`);
    expect(text).not.toMatch(/<script|\sstyle=/);
  });

  it.each(Object.keys(SCHEMAS))('%s is a schema, and its references lead somewhere', (name) => {
    expect(validatorOf(schemaRef(name))).toBeTypeOf('function');
  });

  it('names every route that the server has, and no other', async () => {
    const described = OPERATIONS.map(({ path }) => path);
    for (const path of described) {
      const { status } = await app.get(path, { method: 'DELETE' });
      expect(status, path).toBe(405);
    }
    const { body } = await app.get('/functions/v1/another');
    expect(body).toMatchObject({ status: 404 });
    const wire: Readonly<Record<string, unknown>> = await import('#contract/common/wire.ts');
    const known = Object.values(wire).filter((value) => String(value).startsWith('/functions/'));
    expect(new Set(described)).toEqual(new Set(known));
  });
});

describe.each(FUNNEL_NAMES)('the example of %s', (funnel) => {
  it('fits, is stored and answered as described', async () => {
    expect(fits('QuoteRequest', EXAMPLES[funnel])).toBe(true);
    const answer = await app.post(EXAMPLES[funnel], { key: newKey() });
    expect(answer.status).toBe(201);
    expect(fits('QuoteAnswer', answer.body)).toBe(true);
  });
});

describe('a request that the server refuses for its form', () => {
  it.each([
    ['a name that is missing', requestOf('solar', { 'quoteData.customerInfo.firstName': undefined })],
    ['a size as text', requestOf('solar', { 'quoteData.quote.systemSize': 'four' })],
    ['a car of no known brand', requestOf('ev', { 'quoteData.customerInfo.carBrand': 'Sofa' })],
    ['consent that is not given', requestOf('contact', { 'quoteData.privacyConsent': false })],
    ['another type', { type: 'boiler', quoteData: {} }],
  ])('does not fit either: %s', async (_what, body) => {
    expect(fits('QuoteRequest', body)).toBe(false);
    expect((await app.post(body)).status).toBe(422);
  });
});

describe('the check of answers', () => {
  const url = 'https://quotes.test/functions/v1/quote-handler';
  const received = (status: number, body: unknown, type = 'application/json') => ({
    url,
    method: 'POST',
    response: new Response('', { status, headers: { 'Content-Type': type } }),
    text: JSON.stringify(body),
  });
  const problem = { type: 'about:blank', title: 'x', status: 409, error: 'x', code: 'conflict' };

  it.each([
    ['what is described', received(201, { id: 'a' })],
    ['a problem', received(409, problem, 'application/problem+json')],
  ])('takes %s', (_what, answer) => {
    expect(() => assertDocumented(answer)).not.toThrow();
  });

  it.each([
    ['a status', received(202, { id: 'a' })],
    ['a media type', received(409, problem)],
    ['a field', received(201, { id: 'a', score: 1 })],
    ['a field that is missing', received(201, {})],
    ['a code of another route', received(409, { ...problem, code: 'full' }, 'application/problem+json')],
  ])('finds %s that is not described', (_what, answer) => {
    expect(() => assertDocumented(answer)).toThrow('quote-handler');
  });
});
