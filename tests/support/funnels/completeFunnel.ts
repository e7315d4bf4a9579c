import type { Frame, Locator, Page } from 'playwright';

/** A person and a business that do not exist, by field name of the specification. A text that is not here is answered with its own name. */
export const sampleAnswers: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Sentinel',
  name: 'Ada Sentinel',
  contactName: 'Ada Sentinel',
  contactPosition: 'Sentinel Manager',
  email: 'ada.sentinel@example.com',
  contactEmail: 'ada.sentinel@example.com',
  phone: '0191 498 0123',
  contactPhone: '0191 498 0123',
  address: '1 Sample Street, Newcastle upon Tyne',
  address1: '1 Sample Street',
  address2: 'Sentinel Court',
  city: 'Newcastle upon Tyne',
  postcode: 'NE1 4LP',
  businessName: 'Sentinel Bakery',
  currentProvider: 'Sentinel Energy',
  currentSupplier: 'Sentinel Energy',
  contractEndDate: '2027-03-31',
  deliveryDate: '2027-03-31',
  carModelTyped: 'Sentinel One',
  mpan: '1500000000006',
  mprn: '9876543210',
  message: 'Sentinel message',
  notes: 'Sentinel note',
};

/** What stands in a step already and is not for a person to type. */
const PREPARED = new Set(['systemSize', 'electricityBill', 'leadRoute']);
const EMAILS = ['email', 'contactEmail'];

export interface JourneyOptions {
  /** Another address than the sample's, to find the lead by. */
  readonly email?: string;
  /** How values get into text fields: typed, or by a password manager that announces `change` or `nothing`. */
  readonly announcement?: 'change' | 'nothing';
  /** Milliseconds to wait for a step or the result. */
  readonly patience?: number;
  /** Milliseconds that a person takes between reading a step and pressing its button; default none. */
  readonly pace?: number;
  /** After each step that came, the result included. */
  readonly onStep?: (step: number) => Promise<void>;
}

export interface Journey {
  /** What was put into text fields, by field name. */
  readonly filled: Readonly<Record<string, string>>;
  /** Amounts that it met and has no sample for: none, or something goes untested. */
  readonly unknown: readonly string[];
}

const MAX_STEPS = 8;
const PATIENCE_MS = 20_000;
/** What a visitor types into, dates and numbers too. */
export const TYPED = 'input:not([type=radio],[type=checkbox],[type=hidden],[type=range]), textarea';

async function fillText(field: Locator, value: string, announcement: string | undefined): Promise<void> {
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

/** Chooses where nothing is chosen yet, and ticks what has to be ticked; consent to offers stays away. */
async function choose(form: Locator): Promise<void> {
  for (const select of await form.locator('select:visible:enabled').all()) {
    if ((await select.inputValue()) !== '') continue;
    const options = await select
      .locator('option:not([disabled])')
      .evaluateAll((nodes: HTMLOptionElement[]) => nodes.map(({ value }) => value).filter((value) => value !== ''));
    if (options[0] !== undefined) await select.selectOption(options[0]);
  }
  await form.evaluate((node: HTMLFormElement) => {
    const radios = [...node.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    for (const name of new Set(radios.map((radio) => radio.name))) {
      const group = radios.filter((radio) => radio.name === name);
      if (!group.some(({ checked }) => checked)) group[0]?.click();
    }
    // The one of commercial energy is required by its schema alone.
    for (const box of node.querySelectorAll<HTMLInputElement>('[type=checkbox]:required, [name=consentToContact]')) {
      if (!box.checked) box.click();
    }
  });
}

/** Its own name is no answer to it. */
const isAmount = async (field: Locator): Promise<boolean> =>
  ['numeric', 'decimal'].includes((await field.getAttribute('inputmode')) ?? '');

function sampleOf(name: string, { email }: JourneyOptions): string {
  const sample = sampleAnswers[name] ?? `Sentinel ${name}`;
  return email !== undefined && EMAILS.includes(name) ? email : sample;
}

/** Answers the present step as far as it can. */
async function answerStep(form: Locator, options: JourneyOptions, filled: Record<string, string>): Promise<string[]> {
  await choose(form);
  // What is optional is folded, and answered as well.
  for (const details of await form.locator('details:not([open]):has(input, textarea)').all()) {
    await details.locator('> summary').click();
  }
  const unknown: string[] = [];
  for (const field of await form.locator(TYPED).locator('visible=true').all()) {
    const name = (await field.getAttribute('name')) ?? '';
    if (PREPARED.has(name)) continue;
    if (sampleAnswers[name] === undefined && (await isAmount(field))) {
      unknown.push(name);
      continue;
    }
    const sample = sampleOf(name, options);
    filled[name] = sample;
    if (await field.isEnabled()) await fillText(field, sample, options.announcement);
  }
  return unknown;
}

/** What stands in a tag that does not go on: its words, and the value of each field. */
const stateOf = async (tag: Locator): Promise<string> => {
  const fields = await tag
    .locator('input, select, textarea')
    .evaluateAll((nodes: HTMLInputElement[]) =>
      nodes.map(
        (node) => `${node.name}=${/radio|checkbox/.test(node.type) ? `${node.value} ${node.checked}` : node.value}`,
      ),
    );
  return `${fields.join(', ')}; ${await tag.innerText()}`;
};

/** Listens for the end: stored, led on to another page, or refused. */
const markEnd = (tag: Locator): Promise<void> =>
  tag.evaluate((node) => {
    const mark = (how = ''): void => node.setAttribute('data-submitted', how);
    node.addEventListener('quote-submitted', () => mark());
    node.addEventListener('quote-failed', () => node.setAttribute('data-failed', ''));
    // The quick quote leads on: here it is enough that it would.
    node.addEventListener('quote-navigate', (event) => {
      event.preventDefault();
      mark('led on');
    });
  });

/**
 * Walks a tag from its first step to its result, whichever funnel it is.
 * @throws when a step does not end, or the lead is refused
 */
export async function completeFunnel(
  page: Page | Frame,
  tagName: string,
  options: JourneyOptions = {},
): Promise<Journey> {
  const tag = page.locator(tagName).first();
  const form = tag.locator('form').first();
  const heading = tag.locator('h2').first();
  const { patience = PATIENCE_MS } = options;
  const filled: Record<string, string> = {};
  const unknown: string[] = [];
  await markEnd(tag);
  const submitted = page.locator(`${tagName}[data-submitted]`).first();
  const failed = page.locator(`${tagName}[data-failed]`).first();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    unknown.push(...(await answerStep(form, options, filled)));
    const before = await heading.innerText();
    if (options.pace) await page.waitForTimeout(options.pace);
    // Of several, each chooses something and leads on.
    await form.locator('button[type=submit]').first().click();
    await submitted
      .or(failed)
      .or(heading.filter({ hasNotText: before }))
      .first()
      .waitFor({ timeout: patience })
      .catch(async (error: unknown) => {
        throw new Error(`<${tagName}> stays at "${before}": ${await stateOf(tag)}`, { cause: error });
      });
    if ((await failed.count()) > 0) throw new Error(`<${tagName}> was refused`);
    const isOver = (await submitted.count()) > 0;
    const isLedOn = (await tag.getAttribute('data-submitted')) === 'led on';
    if (isOver && !isLedOn) await heading.filter({ hasNotText: before }).waitFor({ timeout: patience });
    await options.onStep?.(step + 2);
    if (isOver) return { filled, unknown };
  }
  throw new Error(`expected <${tagName}> to reach its result within ${MAX_STEPS} steps`);
}
