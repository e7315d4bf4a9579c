import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { platformOf } from '../../site/pages/tag-builder/platforms.ts';
import { freePorts } from '../support/freePorts.ts';
import { buildHost, packPackage, visitHost, type Visit } from './tryHost.ts';

// By name alone, `npm test -- hosts`: before a release of the package, and after a change of what makes it.

const { tarball, remove } = packPackage();
afterAll(remove);

test.each([['react18'], ['react19']])('%s: types, build, and a lead from the browser', async (name) => {
  const { leads, told } = await visitHost(buildHost(name, tarball));
  expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
  expect(told).toMatch(/^SQ-\d{6}$/);
});

const HOSTILE = `Ruth's "roofs" </script> & {sons} \${x} \\ \``;

/** What our tag builder prints, as a component of the app. */
const writeBuilderTag = (name: string, base: string): void =>
  writeFileSync(
    `tests/hosts/${name}/src/QuoteTag.${name}`,
    platformOf(name).code?.({
      tag: 'contact-form',
      attributes: { partner: 'pk_demo', label: HOSTILE },
      looks: { accent: '#0a7d4f', font: 'Georgia, serif' },
      way: 'tag',
      isOwnScript: false,
      pinned: undefined,
      base,
    }) ?? '',
  );

/** Builds an app with that component in it, and visits it. */
async function visitWithBuilderTag(name: string, browse: (page: Page) => Promise<void>): Promise<Visit> {
  const [port = 0] = await freePorts(1);
  const quotes = `http://localhost:${port}`;
  writeBuilderTag(name, quotes);
  return visitHost(buildHost(name, tarball, { PUBLIC_QUOTES: quotes }), { port, browse });
}

async function expectBuilderTag(page: Page): Promise<void> {
  const tag = page.locator('contact-form');
  await tag.locator('form').waitFor();
  expect(await tag.getAttribute('label')).toBe(HOSTILE);
  expect(await tag.evaluate((node) => getComputedStyle(node).getPropertyValue('--quote-accent'))).toBe('#0a7d4f');
}

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
  const { leads, told } = await visitWithBuilderTag('astro', browse);
  expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
  expect(told).toMatch(/^SQ-\d{6}$/);
});

test.each([['vue'], ['svelte']])('%s: types, build, the code of the tag builder, and a lead', async (name) => {
  const { leads, told } = await visitWithBuilderTag(name, async (page) => {
    await page.goto(new URL('/?builder', page.url()).href);
    await expectBuilderTag(page);
    await page.goBack();
    await page.locator('solar-quote form').waitFor();
  });
  expect(leads).toMatchObject([{ funnel: 'solar', reference: told }]);
  expect(told).toMatch(/^SQ-\d{6}$/);
});
