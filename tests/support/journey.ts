import type { Frame, Locator, Page } from 'playwright';

/** A person who does not exist, by field name of the specification. */
export const sampleAnswers: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Sentinel',
  email: 'ada.sentinel@example.com',
  phone: '0191 498 0123',
  address: '1 Sample Street, Newcastle upon Tyne',
  postcode: 'NE1 4LP',
  businessName: 'Sentinel Bakery',
  notes: 'Sentinel note',
};

export interface JourneyOptions {
  /** Another address than the sample's, to find the lead by. */
  readonly email?: string;
  /** How values get into fields: typed, or by a password manager that announces `change` or `nothing`. */
  readonly announcement?: string;
  /** Milliseconds to wait for a step or the result. */
  readonly patience?: number;
}

const MAX_STEPS = 8;
const PATIENCE_MS = 20_000;

async function fill(field: Locator, value: string, announcement: string | undefined): Promise<void> {
  if (announcement === undefined) return field.fill(value);
  await field.evaluate(
    (node, [text, event]) => {
      if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return;
      node.value = text;
      if (event === 'change') node.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [value, announcement] as const,
  );
}

/** Fills every text field of the present step that it knows. @returns names of all fields of the step */
async function fillStep(form: Locator, { email, announcement }: JourneyOptions): Promise<string[]> {
  for (const [name, sample] of Object.entries(sampleAnswers)) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) !== 1 || !(await field.isVisible())) continue;
    await fill(field, name === 'email' ? (email ?? sample) : sample, announcement);
  }
  return form.locator('[name]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('name') ?? ''));
}

/**
 * Walks a tag from its first step to its result, whichever funnel it is.
 * @returns names of the fields that it met
 * @throws when a step does not end
 */
export async function completeFunnel(
  page: Page | Frame,
  tagName: string,
  options: JourneyOptions = {},
): Promise<string[]> {
  const tag = page.locator(tagName).first();
  const form = tag.locator('form');
  const heading = tag.locator('h2').first();
  const { patience = PATIENCE_MS } = options;
  const names = new Set<string>();
  await tag.evaluate((node) => node.addEventListener('quote-submitted', () => node.setAttribute('data-submitted', '')));
  const submitted = page.locator(`${tagName}[data-submitted]`).first();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    for (const name of await fillStep(form, options)) names.add(name);
    const before = await heading.innerText();
    await form.locator('button[type=submit]').click();
    await submitted
      .or(heading.filter({ hasNotText: before }))
      .first()
      .waitFor({ timeout: patience });
    if ((await submitted.count()) > 0) return [...names];
  }
  throw new Error(`expected <${tagName}> to reach its result within ${MAX_STEPS} steps`);
}
