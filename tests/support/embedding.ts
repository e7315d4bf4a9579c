import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startForeignHost, type ForeignHost } from './foreignHost.ts';
import { standing } from './funnels/openTag.ts';
import { addPartner } from './leads.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { ALL_TAGS, TAGS, type AnyTag, type TagName } from './tags.ts';

/** What a page complained about. */
export interface Complaints {
  readonly errors: string[];
  readonly warnings: string[];
  readonly violations: string[];
}

interface TestFixtures {
  /** Console, uncaught errors and policy violations of the page. */
  complaints: Complaints;
}

interface WorkerFixtures {
  /** Partners' pages on another origin. */
  host: ForeignHost;
  /** The company's server, which takes leads from that origin. */
  server: RunningServer;
  /** The same pages on an origin that nobody has registered. */
  stranger: ForeignHost;
  /** Key of a partner with the origin of `host`, once the server knows it. */
  partner: string;
}

/** Tests of our own pages, on the server of all tests. */
export const ownPageTest = base.extend<TestFixtures>({
  complaints: async ({ page }, use) => {
    const complaints: Complaints = { errors: [], warnings: [], violations: [] };
    page.on('pageerror', (error) => complaints.errors.push(String(error)));
    page.on('console', (message) => {
      const isPolicy = /Content Security Policy/i.test(message.text());
      if (isPolicy) complaints.violations.push(message.text());
      else if (message.type() === 'error') complaints.errors.push(message.text());
      else if (message.type() === 'warning') complaints.warnings.push(message.text());
    });
    await use(complaints);
  },
});

/** Tests of pages on another origin. A worker that runs one has a server of its own, and runs no others. */
export const test = ownPageTest.extend<object, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const host = await startForeignHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  // Every page of the host leads to it.
  server: [
    async ({ host }, use) => {
      const server = await startServer({ env: { RATE_LIMIT: 'off', ALLOWED_ORIGINS: host.origin } });
      host.useWidgetsOf(server.siteUrl);
      await use(server);
      await server.remove();
    },
    { scope: 'worker', auto: true },
  ],
  stranger: [
    async ({ server }, use) => {
      const host = await startForeignHost();
      host.useWidgetsOf(server.siteUrl);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  partner: [
    async ({ host, server }, use) => {
      const key = await addPartner(server.dataDir, host.origin);
      const known = async () => (await fetch(`${server.siteUrl}/functions/v1/partner?key=${key}`)).text();
      await expect.poll(known).toContain('active');
      await use(key);
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** A third of all tags, others at each turn: what the loader does, it does for each of them. */
export const threeTags = (turn: number): readonly AnyTag[] => ALL_TAGS.filter((_tag, index) => index % 3 === turn % 3);

/** Every tag of a page, once the first step of each can be used: one after the other, as they come near the screen. */
export async function allStanding(page: Page): Promise<readonly (readonly [TagName, Locator])[]>;
export async function allStanding<Name extends AnyTag>(
  page: Page,
  names: readonly Name[],
): Promise<readonly (readonly [Name, Locator])[]>;
export async function allStanding(
  page: Page,
  names: readonly AnyTag[] = TAGS,
): Promise<readonly (readonly [AnyTag, Locator])[]> {
  const tags: (readonly [AnyTag, Locator])[] = [];
  // All start to load before the first is waited for.
  await page.evaluate(async (all) => {
    for (const name of all) {
      document.querySelector(name)?.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, names);
  for (const name of names) tags.push([name, await standing(page, name)]);
  return tags;
}

/** What stands in the tags of a partner's page until they do: links to ours. */
export const fallbacks = (page: Page): Locator => page.getByRole('link', { name: 'Get a quote' });

export async function expectFallbacks(page: Page, tags: readonly AnyTag[] = TAGS): Promise<void> {
  await expect(fallbacks(page)).toHaveCount(tags.length);
  for (const link of await fallbacks(page).all()) await expect(link).toBeVisible();
}

/** Touches a tag beside its controls, and waits for the code that this brings. */
export async function touch(tag: Locator): Promise<void> {
  await tag.dispatchEvent('pointerdown');
  await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
}

export type Looks = Readonly<Record<string, string>>;

/** Computed styles of some controls and texts inside a tag. */
export const looksInside = (tag: Locator, properties: readonly string[]): Promise<Looks[]> =>
  tag.evaluate((element, names) => {
    const nodes = element.shadowRoot?.querySelectorAll('h2,label,legend,input,select,button,p') ?? [];
    return [...nodes].map((node) => {
      const style = getComputedStyle(node);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    });
  }, properties);
