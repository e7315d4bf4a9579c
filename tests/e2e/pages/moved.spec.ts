import { expect, test } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

/** Where an address leads that is none any more, or never was, and how. */
const MOVED = [
  ['/about-us', 301, '/about'],
  ['/terms', 301, '/terms-of-service'],
  ['/commercial-energy', 301, '/commercial-energy-comparison'],
  ['/commercial-energy?utm_source=leaflet', 301, '/commercial-energy-comparison?utm_source=leaflet'],
  ['/about/', 301, '/about'],
  ['/blog/no-such-article', 302, '/blog'],
  ['/case-studies/no-such-project', 302, '/case-studies'],
] as const;

/** Addresses with a query that are answered by the page of another address. */
const ANSWERED_BY = [
  ['/learn-more?topic=energy', '/learn-more/energy'],
  ['/learn-more?topic=business', '/learn-more/business'],
  ['/learn-more?topic=boilers', '/learn-more/boilers'],
  ['/learn-more?topic=smart', '/learn-more/smart'],
  ['/learn-more?topic=no-such', '/learn-more/homecare'],
  ['/learn-more/no-such-topic', '/learn-more/homecare'],
  ['/blog?page=2', '/blog/page/2'],
] as const;

/** Nobody answers here with a page of another kind. */
const UNKNOWN = ['/no-such-partner-solar', '/campaigns/no-such-campaign'];

for (const [from, status, to] of MOVED) {
  test(`${from} leads to ${to} for ${status === 301 ? 'good' : 'now'}`, async ({ request }) => {
    const answer = await request.get(siteUrl + from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([status, to]);
  });
}

for (const [address, canonical] of ANSWERED_BY) {
  test(`${address} is answered by ${canonical}`, async ({ request }) => {
    const answer = await request.get(siteUrl + address, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${siteUrl}${canonical}">`);
  });
}

test('an address of a kind that exists, with a name that does not, is not found', async ({ request }) => {
  for (const address of UNKNOWN) expect((await request.get(siteUrl + address)).status(), address).toBe(404);
});
