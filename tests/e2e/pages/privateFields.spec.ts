import { expect, test } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pagesOf, TAGS } from '../../support/tags.ts';

// As tests/e2e/everyFunnel/walk.spec.ts, for what stands in the markup: before any script, and without one.

const { siteUrl } = serverUnderTest();
const FIELD = /<(?:textarea|input)\b[^>]*>/g;
const TYPED = /^<textarea|\stype="(?:text|email|tel)"|^(?![\s\S]*\stype=)/;

/** Text fields of a page's markup that a spelling service may read; the search box is nobody's data. */
const spelled = (html: string): string[] =>
  [...html.matchAll(FIELD)]
    .map(([field]) => field)
    .filter((field) => TYPED.test(field) && !/\sspellcheck="false"/.test(field));
const typedFields = (html: string): number => [...html.matchAll(FIELD)].filter(([field]) => TYPED.test(field)).length;

for (const tag of TAGS) {
  test(`markup of the page with <${tag}>, the plain form in it too`, async ({ request }) => {
    const html = await (await request.get(`${siteUrl}${pagesOf(tag)[0]}`)).text();
    expect(typedFields(html)).toBeGreaterThan(0);
    expect(spelled(html)).toEqual([]);
  });
}

test('markup of the form that finds a quote', async ({ request }) => {
  const html = await (await request.get(`${siteUrl}/find-my-quote`)).text();
  expect(typedFields(html)).toBeGreaterThanOrEqual(2);
  expect(spelled(html)).toEqual([]);
});

test('markup of the form that the server shows again, with capitals as the tags have them', async ({ request }) => {
  const answer = await request.post(`${siteUrl}/enquiry`, {
    headers: { Accept: 'text/html', Origin: siteUrl },
    form: { form: 'solar-quote', page: '/solar-quote', name: '', email: 'jane' },
  });
  const html = await answer.text();
  expect(answer.status()).toBe(422);
  expect(typedFields(html)).toBeGreaterThanOrEqual(4);
  expect(spelled(html)).toEqual([]);
  expect(html).toMatch(/<input[^>]*name="name"[^>]*autocapitalize="words"/);
  expect(html).toMatch(/<input[^>]*name="email"[^>]*autocapitalize="none"[^>]*autocorrect="off"/);
});
