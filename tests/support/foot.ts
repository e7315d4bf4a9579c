import { expect, type Locator } from '@playwright/test';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import type { TagName } from './tags.ts';

export const footOf = (tag: Locator): Locator => tag.locator('[part="foot"]');

/** Who answers on a partner's page: name, what it is, a number to press, and what happens with data. */
export async function expectWhoWeAre(tag: Locator, siteUrl: string): Promise<void> {
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
export const noteSteps = (tag: Locator): Promise<void> =>
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

/** Who answers stood on every step that was noted, and above the first field that asks for a person. */
export async function expectWhoWeAreOnEachStep(tag: Locator, name: TagName): Promise<void> {
  const steps = JSON.parse((await tag.getAttribute('data-steps')) ?? '[]') as Step[];
  for (const step of steps) expect(step.feet, step.heading).toEqual([expect.stringContaining(company.brand)]);
  // The quick quote leads on instead of having a second step, and asks for nobody.
  expect(steps.length).toBeGreaterThanOrEqual(name === 'quick-quote' ? 1 : 2);
  const asking = steps.filter(({ asksPerson }) => asksPerson);
  expect(asking.length).toBeGreaterThanOrEqual(name === 'quick-quote' ? 0 : 1);
  for (const { heading, before } of asking) expect(before, heading).toContain(company.brand);
}
