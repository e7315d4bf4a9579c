import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { platformOf } from '../../site/pages/tag-builder/platforms.ts';
import { freePorts } from '../support/freePorts.ts';
import { buildHost, visitHost, type Visit } from './tryHost.ts';

// What our tag builder prints for a framework, as a component of an app of it.

const HOSTILE = `Ruth's "roofs" </script> & {sons} \${x} \\ \``;

/** Apps whose platform of the builder, or whose files, are not called as they are. */
const PLATFORMS: Readonly<Record<string, { readonly platform: string; readonly extension: string }>> = {
  react19: { platform: 'react', extension: 'jsx' },
  next: { platform: 'next', extension: 'jsx' },
};

function writeBuilderTag(name: string, base: string): void {
  const { platform, extension } = PLATFORMS[name] ?? { platform: name, extension: name };
  const file = path.join('tests/hosts', name, 'src', `QuoteTag.${extension}`);
  const code = platformOf(platform).code?.({
    tag: 'contact-form',
    attributes: { partner: 'pk_demo', label: HOSTILE },
    styling: { accent: '#0a7d4f', font: 'Georgia, serif' },
    way: 'tag',
    isOwnScript: false,
    pinned: undefined,
    base,
  });
  if (code === undefined) throw new Error(`The tag builder has no code for ${platform}.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
}

/**
 * Builds an app with that component in it, and visits it.
 *
 * @param browse what the visitor does between the first look at the app's own tag and the journey through it
 * @returns what came of it, and the folder that was built
 */
export async function visitWithBuilderTag(
  name: string,
  tarball: string,
  browse: (page: Page) => Promise<void>,
): Promise<Visit & { readonly built: string }> {
  const [port = 0] = await freePorts(1);
  const quotes = `http://localhost:${port}`;
  writeBuilderTag(name, quotes);
  const built = buildHost(name, tarball, { PUBLIC_QUOTES: quotes });
  return { ...(await visitHost(built, { port, browse })), built };
}

export async function expectBuilderTag(page: Page): Promise<void> {
  const tag = page.locator('contact-form');
  await tag.locator('form').waitFor();
  expect(await tag.getAttribute('label')).toBe(HOSTILE);
  expect(await tag.evaluate((node) => getComputedStyle(node).getPropertyValue('--quote-accent'))).toBe('#0a7d4f');
  // Of a tag that is not there yet; names of classes that a framework adds are its own matter.
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );
  expect(rules.filter((rule) => /contact-form\S*:not\(:defined\)/.test(rule)).join()).toContain('min-height: 985px');
}

/** Goes to the app's page with the component, and back. @param address of that page, from the app's own address */
export const lookAtBuilderTag =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(new URL(address, page.url()).href);
    await expectBuilderTag(page);
    await page.goBack();
    await page.locator('solar-quote form').waitFor();
  };
