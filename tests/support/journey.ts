import type { Locator, Page } from 'playwright';

/** A person who does not exist, by field name of the specification. */
export const sampleAnswers: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Sentinel',
  email: 'ada.sentinel@example.com',
  phone: '0191 498 0123',
  address: '1 Sample Street, Newcastle upon Tyne',
  postcode: 'NE1 4LP',
  businessName: 'Sentinel Bakery',
};

const MAX_STEPS = 8;

/** Fills every text field of the present step that it knows. */
export async function fillStep(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries(sampleAnswers)) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) === 1 && (await field.isVisible())) await field.fill(value);
  }
}

const headingOf = (tag: Locator): Promise<string> => tag.locator('h2').first().innerText();

/** Walks a tag from its first step to its result, whichever funnel it is. @returns names of the fields it met */
export async function completeFunnel(page: Page, tagName: string): Promise<string[]> {
  const tag = page.locator(tagName).first();
  const form = tag.locator('form');
  const names = new Set<string>();
  const submitted = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('quote-submitted', () => resolve(), { once: true })),
  );
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await fillStep(form);
    for (const name of await form.locator('[name]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('name') ?? ''))) {
      names.add(name);
    }
    const before = await headingOf(tag);
    await form.locator('button[type=submit]').click();
    const outcome = await Promise.race([
      submitted.then(() => 'submitted'),
      tag.locator('h2').first().filter({ hasNotText: before }).waitFor({ timeout: 20_000 }).then(() => 'moved'),
    ]);
    if (outcome === 'submitted') return [...names];
  }
  throw new Error(`expected <${tagName}> to reach its result within ${MAX_STEPS} steps`);
}
