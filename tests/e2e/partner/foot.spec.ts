import type { Locator } from '@playwright/test';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { expect, test } from '../../support/embedding.ts';
import { openTag } from '../../support/funnelJourney.ts';
import { completeFunnel } from '../../support/journey.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { pagesOf, TAGS } from '../../support/tags.ts';

const { siteUrl } = serverUnderTest();
const WIDTHS = [320, 390, 1280];
const MAX_LINES = { 320: 3, 390: 3, 1280: 1 } as const;

const footOf = (tag: Locator): Locator => tag.locator('[part="foot"]');

/** Who answers on a partner's page: name, what it is, a number to press, and what happens with data. */
async function expectWhoWeAre(tag: Locator): Promise<void> {
  const foot = footOf(tag);
  await expect(foot).toHaveCount(1);
  await expect(foot).toContainText(company.brand);
  await expect(foot).toContainText(company.trade);
  await expect(foot.getByRole('link', { name: company.phone })).toHaveAttribute('href', telephoneLink(company.phone));
  const privacy = foot.getByRole('link', { name: 'Privacy' });
  await expect(privacy).toHaveAttribute('href', `${siteUrl}/privacy-policy`);
  await expect(privacy).toHaveAttribute('target', '_blank');
}

interface Step {
  readonly heading: string;
  readonly feet: readonly string[];
  readonly asksPerson: boolean;
  /** Words of the card above the first field that asks for a person. */
  readonly before: string;
}

/** Notes each step that the way through a funnel shows, in an attribute of the tag. */
const noteSteps = (tag: Locator): Promise<void> =>
  tag.evaluate((node) => {
    const steps = new Map<string, Step>();
    const look = (): void => {
      const root = node.shadowRoot;
      const texts = (selector: string): string[] =>
        [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent ?? '');
      const [heading = ''] = texts('h2');
      const person = root?.querySelector('[autocomplete$="name"], [type="email"]');
      const words = [...(root?.querySelectorAll('p') ?? [])].filter(
        (text) => person && text.compareDocumentPosition(person) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      steps.set(heading, {
        heading,
        feet: texts('[part="foot"]'),
        asksPerson: Boolean(person),
        before: words.map(({ textContent }) => textContent).join(' '),
      });
      node.setAttribute('data-steps', JSON.stringify([...steps.values()]));
    };
    look();
    node.addEventListener('quote-step', () => requestAnimationFrame(look));
  });

for (const name of TAGS) {
  test(`<${name}> says who we are on a partner’s page, from the first step to the end`, async ({ page }) => {
    test.setTimeout(90_000);
    const tag = await openTag(page, 'a partner page', name);
    await expectWhoWeAre(tag);
    await noteSteps(tag);
    await completeFunnel(page, name);
    await expectWhoWeAre(tag);
    const steps = JSON.parse((await tag.getAttribute('data-steps')) ?? '[]') as Step[];
    for (const step of steps) expect(step.feet, step.heading).toEqual([expect.stringContaining(company.brand)]);
    // The quick quote leads on instead of having a second step, and asks for nobody.
    expect(steps.length).toBeGreaterThanOrEqual(name === 'quick-quote' ? 1 : 2);
    const asking = steps.filter(({ asksPerson }) => asksPerson);
    expect(asking.length).toBeGreaterThanOrEqual(name === 'quick-quote' ? 0 : 1);
    for (const { heading, before } of asking) expect(before, heading).toContain(company.brand);
  });

  test(`<${name}> says it on our own page before any script`, async ({ page, request }) => {
    const [own] = pagesOf(name);
    const html = await (await request.get(`${siteUrl}${own}`)).text();
    const inside = html.slice(html.indexOf(`<${name}`), html.indexOf(`</${name}>`));
    expect(inside).toMatch(new RegExp(`part="foot"[^]*${company.brand}[^]*href="/privacy-policy"`));
    const tag = await openTag(page, 'our own page', name);
    await expect(footOf(tag)).toHaveCount(1);
    await expect(footOf(tag).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy');
  });
}

test('the foot is low, readable and easy to hit', async ({ page }) => {
  const tag = await openTag(page, 'a partner page', 'solar-quote');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const seen = await footOf(tag).evaluate((foot) => {
      const size = Number.parseFloat(getComputedStyle(foot).fontSize);
      const links = [...foot.querySelectorAll('a')].map((link) => link.getBoundingClientRect().height);
      return { size, height: foot.clientHeight, links, isWide: foot.scrollWidth > foot.clientWidth };
    });
    expect(seen.size).toBeGreaterThanOrEqual(12);
    expect(seen.isWide).toBe(false);
    for (const height of seen.links) expect(height).toBeGreaterThanOrEqual(24);
    // A line of 21 px, gaps of 4 px, and the room above and below.
    expect(seen.height, `${width} px`).toBeLessThanOrEqual((MAX_LINES[width as keyof typeof MAX_LINES] ?? 1) * 28 + 28);
  }
});
