import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PAGE_PATH, OPENAPI_PATH } from '#contract/common/wire.ts';
import { FUNNEL_NAMES } from '#contract/tags.ts';
import { describeApi as descriptionAt } from '../../api/openapi/document.ts';
import { EXAMPLES, examplesAt } from '../../api/openapi/examples.ts';
import { OPERATIONS } from '../../api/openapi/operations.ts';
import { SCHEMAS, schemaRef } from '../../api/openapi/schemas.ts';
import { assertDocumented, validatorOf } from './support/documentedAnswer.ts';
import { describeApi } from './support/engines.ts';
import { requestOf } from './support/requests.ts';
import { newKey, PUBLIC_URL, startApp, type TestApp } from './support/startApp.ts';

const fits = (name: string, value: unknown): boolean => validatorOf(schemaRef(name))(value);

// Long after the examples were written, and just before days on which nobody works.
const CHRISTMAS = new Date('2027-12-23T10:00:00Z');

describeApi('the description', (engine) => {
  let app: TestApp;
  let now = CHRISTMAS;
  beforeAll(async () => {
    app = await startApp({ engine, now: () => now });
  });
  afterAll(() => app.close());

  it('is served, with the public address in it', async () => {
    const { status, headers, text } = await app.get(OPENAPI_PATH);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(descriptionAt(PUBLIC_URL, now))));
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.1', servers: [{ url: PUBLIC_URL }] });
  });

  it.each([
    ['a Friday', '2026-11-20T10:00:00Z', '2026-11-24'],
    ['the days before Christmas', CHRISTMAS.toISOString(), '2027-12-29'],
  ])('books a day in its example that can be booked when it is read: on %s', async (_when, time, day) => {
    now = new Date(time);
    const { text } = await app.get(OPENAPI_PATH);
    expect(text).toContain(`"action":"book","kind":"survey","day":"${day}","slot":"morning"`);
    now = CHRISTMAS;
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
});

const OK: Readonly<Record<string, number>> = { QuoteRequest: 201, QuoteAction: 200, CountsMessage: 204 };
const EVERY_EXAMPLE = OPERATIONS.flatMap((operation) =>
  Object.entries(operation.request ? examplesAt(CHRISTMAS)[operation.request] : {}).map(([name, example]) => ({
    ...operation,
    request: operation.request ?? '?',
    name,
    example,
  })),
);

describeApi('the examples', (engine) => {
  let app: TestApp;
  let token: string | undefined;
  beforeAll(async () => {
    app = await startApp({ engine, anyPdf: true, now: () => CHRISTMAS });
    ({ token } = (await app.post(EXAMPLES.solar, { key: newKey() })).body);
  });
  afterAll(() => app.close());

  it('are one of each form, and some of what may follow', () => {
    const names = EVERY_EXAMPLE.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...FUNNEL_NAMES, 'email', 'book', 'estimate', 'opened'].toSorted());
  });

  it.each(EVERY_EXAMPLE)('$id: $name fits, is taken and answered as described', async (described) => {
    const { path, request, answer, example } = described;
    expect(fits(request, example)).toBe(true);
    // Of the solar quote.
    const body = { ...example, ...('token' in example && { token }) };
    const { status, body: answered } = await app.post(body, { path, key: newKey() });
    expect(status).toBe(OK[request]);
    if (answer) expect(fits(answer, answered)).toBe(true);
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
