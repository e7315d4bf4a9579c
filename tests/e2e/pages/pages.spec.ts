import { expect, test, type Page } from '@playwright/test';
import { expectPageAccessible } from '../../support/axe.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { watchPage } from '../../support/watchPage.ts';

const { siteUrl } = serverUnderTest();

const pages = [
  { path: '/', heading: 'See your price before you ring anyone', data: ['HVACBusiness', 'WebSite'] },
  { path: '/solar-quote', heading: 'Your solar quote', data: ['Service', 'BreadcrumbList'] },
  { path: '/commercial-solar-quote', heading: 'Your commercial solar quote', data: ['Service', 'BreadcrumbList'] },
  { path: '/ev-quote', heading: 'Your EV charger quote', data: ['Service', 'BreadcrumbList'] },
  { path: '/get-a-quote', heading: 'Get a quote', data: ['Service', 'BreadcrumbList'] },
  { path: '/homecare-quote', heading: 'Your HomeCare quote', data: ['Service', 'BreadcrumbList'] },
  { path: '/commercial-energy-comparison', heading: 'Compare business energy', data: ['Service', 'BreadcrumbList'] },
  { path: '/blog', heading: 'Home energy, in plain words', data: ['BreadcrumbList'] },
  { path: '/contact', heading: 'Contact us', data: ['HVACBusiness', 'BreadcrumbList'] },
  { path: '/privacy-policy', heading: 'Privacy policy', data: ['BreadcrumbList'] },
] as const;

declare global {
  interface Window {
    layoutShift?: number;
  }
}

const content = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

async function structuredTypes(page: Page): Promise<string[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { '@graph': { '@type': string | string[] }[] };
  return graph.flatMap((item) => item['@type']);
}

test('the sitemap lists exactly these pages', async ({ request }) => {
  const sitemap = await (await request.get(`${siteUrl}/sitemap.xml`)).text();
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual(pages.map(({ path }) => `${siteUrl}${path}`));
});

for (const { path, heading, data } of pages) {
  test(`${path} says what it is and loads nothing from elsewhere`, async ({ page }) => {
    const troubles = await watchPage(page, siteUrl);
    const answer = await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    expect((await page.title()).length).toBeLessThan(60);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await content(page, 'link[rel=canonical]', 'href')).toBe(siteUrl + path);
    expect((await content(page, 'meta[name=description]', 'content'))?.length).toBeGreaterThan(60);
    expect(await content(page, 'html', 'lang')).toBe('en-GB');
    expect(await structuredTypes(page)).toEqual(expect.arrayContaining([...data]));
    expect(await page.content()).not.toContain('__PUBLIC_URL__');
    expect(troubles.messages).toEqual([]);
    expect(troubles.foreignRequests).toEqual([]);
    expect(await troubles.violations()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`${path} is accessible at every width, light and dark`, async ({ page }) => {
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    await expectPageAccessible(page);
  });

  test(`nothing moves while ${path} loads, at any width`, async ({ page }) => {
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.layoutShift = (window.layoutShift ?? 0) + Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => window.layoutShift), `${width} px`).toBe(0);
    }
  });
}

test('every picture and icon that a head names exists', async ({ page, request }) => {
  await page.goto(siteUrl);
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const image = await content(page, 'meta[property="og:image"]', 'content');
  expect(addresses).toHaveLength(4);
  for (const address of [...addresses.map((href) => siteUrl + href), image ?? '']) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('an address that has moved leads on, with what a campaign has added to it', async ({ request }) => {
  const answer = await request.get(`${siteUrl}/commercial-energy?utm_source=leaflet`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/commercial-energy-comparison?utm_source=leaflet');
});

test('an unknown address gets the page that says so, and is not indexed', async ({ page }) => {
  const answer = await page.goto(`${siteUrl}/no/such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(await content(page, 'meta[name=robots]', 'content')).toBe('noindex');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
});

test('the skip link leads past the header, and nothing that has the focus lies below it', async ({ page }) => {
  await page.goto(siteUrl);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const header = (await page.locator('header').boundingBox())?.height ?? 0;
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('header, body > a') ? undefined : focused?.getBoundingClientRect().top;
    });
    if (top !== undefined && top > 0) expect(top).toBeGreaterThanOrEqual(header - 1);
  }
});
