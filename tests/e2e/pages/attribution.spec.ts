import { expect, test, type Page } from '@playwright/test';
import type { Attribution } from '#contract/common/wire.ts';
import { button, field, somebody, standing } from '../../support/funnels/openTag.ts';
import { expectQuote, submit, toFilledDetails } from '../../support/funnels/solar.ts';
import { readLeads } from '../../support/leads.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pagesOf } from '../../support/tags.ts';

const { siteUrl, partnerUrl, dataDir } = serverUnderTest();

const NEWS = { utm: { source: 'news', medium: 'email' }, referrerOrigin: 'https://mail.example' };
const kept = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('quoteTouches'));

/** Sends the solar form of a page; where its lead is said to come from. */
async function leadFrom(page: Page): Promise<Attribution> {
  const person = somebody();
  const solar = await standing(page, 'solar-quote');
  await toFilledDetails(solar, person);
  await submit(solar);
  await expectQuote(solar);
  const [lead] = (await readLeads(dataDir)).filter(({ body }) => body.includes(person['Email address']));
  const { attribution } = JSON.parse(lead?.body ?? '{}') as { readonly attribution: Attribution };
  return attribution;
}

async function askQuickly(page: Page): Promise<void> {
  const quick = await standing(page, 'quick-quote');
  await field(quick, 'Postcode').fill('NE1 4ST');
  await button(quick, 'Get my quote').click();
}

test('an article: the campaign of the landing page reaches the lead over three pages, without storage', async ({
  page,
}) => {
  const landingPath = '/blog/solar-panel-cost-newcastle';
  await page.goto(`${siteUrl}${landingPath}?utm_source=news&utm_medium=email&gclid=sentinel&email=ada%40example.com`, {
    referer: 'https://mail.example/read?mail=sentinel',
  });
  await page.getByRole('main').getByRole('link', { name: 'Our article on grants' }).click();
  await expect(page).toHaveURL(`${siteUrl}/blog/solar-grants-north-east`);
  await page.getByRole('banner').getByRole('link', { name: 'Solar', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/solar`);
  await page.getByRole('link', { name: 'Get my solar quote' }).click();
  const attribution = await leadFrom(page);
  expect(attribution).toMatchObject({
    pagePath: '/solar',
    referrerOrigin: 'https://mail.example',
    utm: NEWS.utm,
    first: { ...NEWS, landingPath },
    last: { ...NEWS, landingPath },
  });
  expect(JSON.stringify(attribution)).not.toMatch(/sentinel|ada/);
  expect(await kept(page)).toBeNull();
});

test('a town page with consent: the click is known, a second arrival is the last and not the first', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'all'));
  await page.goto(`${siteUrl}/solar-panels-newcastle?utm_source=ads&gclid=click-1`);
  await page.getByRole('main').locator('a[href^="/solar-quote"]').first().click();
  await expect(page).toHaveURL(/\/solar-quote$/);
  await page.goto(`${siteUrl}/solar-quote?utm_source=leaflet`);
  expect(await leadFrom(page)).toMatchObject({
    utm: { source: 'leaflet' },
    first: { utm: { source: 'ads' }, landingPath: '/solar-panels-newcastle', clickIds: { gclid: 'click-1' } },
    last: { utm: { source: 'leaflet' }, landingPath: '/solar-quote' },
  });
  expect(await kept(page)).toContain('click-1');

  // What is taken back is forgotten at once.
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Essential Only' }).click();
  expect(await kept(page)).toBeNull();
});

test('the home page: its quick quote hands the arrival on', async ({ page }) => {
  await page.goto(`${siteUrl}/?utm_campaign=autumn`);
  await askQuickly(page);
  await expect(page).toHaveURL(`${siteUrl}/solar-quote`);
  const touch = { utm: { campaign: 'autumn' }, landingPath: '/' };
  expect(await leadFrom(page)).toMatchObject({ utm: { campaign: 'autumn' }, first: touch, last: touch });
});

test("a partner's page: its quick quote hands its own campaign to our form, in the fragment", async ({
  page,
  context,
}) => {
  const [, partnerPath] = pagesOf('quick-quote');
  await page.goto(`${partnerUrl}${partnerPath}?utm_source=roofer`);
  const [tab] = await Promise.all([context.waitForEvent('page'), askQuickly(page)]);
  await expect(tab).toHaveURL(`${siteUrl}/solar-quote`);
  const touch = { utm: { source: 'roofer' }, landingPath: partnerPath };
  expect(await leadFrom(tab)).toMatchObject({
    partner: 'pk_demo',
    utm: { source: 'roofer' },
    first: touch,
    last: touch,
  });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a link to a place on a page still leads there, and is plain when it is copied', async ({ page }) => {
  await page.goto(`${siteUrl}/learn-more/energy?utm_source=news`);
  await page.getByRole('link', { name: /Questions about switching/ }).click();
  await expect(page).toHaveURL(`${siteUrl}/faqs#energy`);
  await expect(page.locator('#energy')).toBeInViewport();
  expect(await page.evaluate(() => window.quoteTouches)).toMatchObject({
    first: { utm: { source: 'news' }, landingPath: '/learn-more/energy' },
  });
  await expect(page.locator('a[href*=firstTouch]')).toHaveCount(0);
});
