import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { expectBuilderTag, lookAtBuilderTag, visitWithBuilderTag } from './builderTag.ts';
import { buildHost, packPackage, visitHost } from './tryHost.ts';

// By name alone, `npm test -- hosts`: before a release of the package, and after a change of what makes it.

const { tarball, remove } = packPackage();
afterAll(remove);

test('react18: types, build, and a lead from the browser', async () => {
  const { leads, told } = await visitHost(buildHost('react18', tarball));
  expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
  expect(told).toMatch(/^SQ-\d{6}$/);
});

/** To the other page and back by the router of Astro, then by a load of that page, and back by the router once more. */
async function browse(page: Page): Promise<void> {
  const router = async (link: string, tag: string) => {
    await page.evaluate(() => Reflect.set(globalThis, 'isOnePage', true));
    await page.getByRole('link', { name: link }).click();
    await page.locator(`${tag} form`).waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isOnePage')), 'no load').toBe(true);
  };
  await router('Write to us', 'contact-form');
  await expectBuilderTag(page);
  await page.goBack();
  await page.locator('solar-quote form').waitFor();
  await router('Write to us', 'contact-form');
  await page.reload();
  await expectBuilderTag(page);
  await router('Our roofs', 'solar-quote');
}

test('astro: types, build, client-side navigation, the code of the tag builder, and a lead', async () => {
  const { leads, told } = await visitWithBuilderTag('astro', tarball, browse);
  expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
  expect(told).toMatch(/^SQ-\d{6}$/);
});

test.each([['react19'], ['vue'], ['svelte']])(
  '%s: types, build, the code of the tag builder, and a lead',
  async (name) => {
    const { leads, told } = await visitWithBuilderTag(name, tarball, lookAtBuilderTag('/?builder'));
    expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
    expect(told).toMatch(/^SQ-\d{6}$/);
  },
);
