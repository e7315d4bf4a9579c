import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { serverUnderTest } from './serverUnderTest.ts';

const server = serverUnderTest();

/** Where a tag stands: on the company's own page, or as a guest on a partner's. */
export const PLACES = ['our own page', 'a partner page'] as const;
export type Place = (typeof PLACES)[number];

/** What the contact step asks for, by label. */
export interface Person {
  readonly 'First name': string;
  readonly 'Last name': string;
  readonly 'Email address': string;
  readonly 'Phone number': string;
  readonly Address: string;
  readonly Postcode: string;
}

/** A person of this test alone: leads and mails are found by the address. */
export const somebody = (changes: Partial<Person> = {}): Person => ({
  'First name': 'Jane',
  'Last name': 'Doe',
  'Email address': `jane.${randomUUID()}@example.com`,
  'Phone number': '0191 498 0123',
  Address: '1 Test Street',
  Postcode: 'NE1 4ST',
  ...changes,
});

/** Opens the tag where a visitor meets it and waits until it can be used. */
export async function openSolar(page: Page, place: Place): Promise<Locator> {
  await page.goto(place === 'our own page' ? `${server.siteUrl}/solar-quote` : `${server.partnerUrl}/solar.html`);
  return standing(page);
}

/** A partner's page with a tag of our making: `attributes` as they stand in the markup. */
export async function openTag(page: Page, attributes: string): Promise<Locator> {
  await page.goto(`${server.partnerUrl}/index.html`);
  await page.locator('main').evaluate(
    (main, { markup, src }) => {
      main.innerHTML = markup;
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
    },
    {
      markup: `<h1>Roofs by Puffin</h1><solar-quote partner="pk_demo" ${attributes}></solar-quote><p>Below the tag</p>`,
      src: `${server.siteUrl}/widgets/v1/quote-widgets.js`,
    },
  );
  return standing(page);
}

/** The tag of a page, once its first step can be used. */
export async function standing(page: Page): Promise<Locator> {
  const tag = page.locator('solar-quote');
  await expect(heading(tag, /Design your (home|business) solar system/)).toBeVisible();
  // Prerendered markup is visible before it listens.
  await page.waitForFunction(() => customElements.get('solar-quote') !== undefined);
  return tag;
}

export const heading = (tag: Locator, name: string | RegExp): Locator => tag.getByRole('heading', { level: 2, name });
export const button = (tag: Locator, name: string): Locator => tag.getByRole('button', { name, exact: true });
export const size = (tag: Locator): Locator => tag.getByRole('spinbutton', { name: 'System size' });
export const bill = (tag: Locator): Locator =>
  tag.getByRole('spinbutton', { name: /Monthly electricity bill|type the amount/ });
export const field = (tag: Locator, label: string): Locator =>
  tag.getByLabel(new RegExp(`^${label}\\W*(\\(optional\\))?$`));
export const summary = (tag: Locator): Locator => tag.getByRole('alert');
/** The card of a toast; the live region around it is always there and has no size of its own. */
export const toast = (tag: Locator, title: string): Locator =>
  tag
    .getByRole('status')
    .locator('> div')
    .filter({ has: tag.page().getByText(title, { exact: true }) });

/** The value beside a label in a summary list or a table of figures. */
export const valueOf = (tag: Locator, label: string): Locator =>
  tag
    .locator('dl > div, tr')
    .filter({ has: tag.page().getByText(label, { exact: true }) })
    .locator('dd, td')
    .first();

export async function toEquipment(tag: Locator): Promise<void> {
  await button(tag, 'Continue to equipment selection').click();
  await expect(heading(tag, 'Choose your equipment')).toBeVisible();
}

export async function toDetails(tag: Locator): Promise<void> {
  await button(tag, 'Continue').click();
  await expect(heading(tag, 'Your details')).toBeVisible();
}

export async function fillDetails(tag: Locator, person: Partial<Person>): Promise<void> {
  for (const [label, value] of Object.entries(person)) await field(tag, label).fill(value);
}

export const submit = (tag: Locator): Promise<void> => button(tag, 'Get my quote').click();

export async function expectQuote(tag: Locator): Promise<void> {
  await expect(heading(tag, /Your (home|business) solar quote/)).toBeVisible({ timeout: 15_000 });
}

/** From the first step to the contact step with everything filled in. */
export async function toFilledDetails(tag: Locator, person: Person): Promise<void> {
  await toEquipment(tag);
  await toDetails(tag);
  await fillDetails(tag, person);
}

/** From the first step to the quote, with the defaults that nobody changed. */
export async function toQuote(tag: Locator, person: Person): Promise<void> {
  await toFilledDetails(tag, person);
  await submit(tag);
  await expectQuote(tag);
}

/** Clicks a card: it is the label of its radio and lies above it. */
export const pick = (tag: Locator, name: string | RegExp): Promise<void> =>
  tag
    .locator('label')
    .filter({ has: tag.page().getByRole('radio', { name }) })
    .click();

/** Opens a tab of the equipment step and chooses there by name or price. */
export async function choose(tag: Locator, tab: string, name: string | RegExp): Promise<void> {
  await tag.getByRole('tab', { name: tab }).click();
  await pick(tag, name);
}
