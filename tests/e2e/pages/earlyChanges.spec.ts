import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/embedding.ts';

// Our own pages show a form before its script is there: what a visitor does in it by then must count.

const PAGES = [{ tag: 'solar-quote', path: '/solar-quote' }] as const;
const SCRIPT_LATE_BY_MS = 1_200;

const radios = (tag: Locator): Promise<string[]> =>
  tag
    .locator('input[type=radio]:checked')
    .evaluateAll((nodes) => nodes.map((node) => `${node.getAttribute('name')}=${node.getAttribute('value')}`));

for (const { tag: name, path } of PAGES) {
  test.describe(`<${name}> on ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/quote-widgets.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SCRIPT_LATE_BY_MS));
        await route.continue();
      });
    });

    test('untouched, every node stays', async ({ page, server, complaints }) => {
      await page.goto(`${server.siteUrl}${path}`, { waitUntil: 'commit' });
      const tag = page.locator(name);
      const form = await tag.locator('form').elementHandle();
      await page.waitForFunction((tagName) => document.querySelector(`${tagName}:defined`) !== null, name);
      await page.waitForLoadState('networkidle');
      expect(await form?.evaluate((node) => node.isConnected)).toBe(true);
      expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
    });

    test('every choice made before the script is kept', async ({ page, server, complaints }) => {
      await page.goto(`${server.siteUrl}${path}`, { waitUntil: 'commit' });
      const tag = page.locator(name);
      await expect(tag.locator('form')).toBeVisible();
      const initial = await radios(tag);
      // The radios themselves may be covered by what makes them look good.
      await tag.locator('form').evaluate((form) => {
        const last = new Map<string, HTMLInputElement>();
        for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) last.set(radio.name, radio);
        for (const radio of last.values()) radio.click();
      });
      const chosen = await radios(tag);
      expect(chosen).not.toEqual(initial);
      await page.waitForFunction((tagName) => document.querySelector(`${tagName}:defined`) !== null, name);
      await page.waitForLoadState('networkidle');
      expect(await radios(tag)).toEqual(chosen);
      expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
    });
  });
}
