import { expect, type Locator } from '@playwright/test';
import { button, fillIn, goOn, heading, pick, type Person } from './openTag.ts';

/** In the quote for companies too. */
export const size = (tag: Locator): Locator => tag.getByRole('spinbutton', { name: 'System size' });
export const bill = (tag: Locator): Locator =>
  tag.getByRole('spinbutton', { name: /Monthly electricity bill|type the amount/ });

export const toEquipment = (tag: Locator): Promise<void> =>
  goOn(tag, 'Continue to equipment selection', 'Choose your equipment');

/** In the quote for companies too. */
export const toDetails = (tag: Locator): Promise<void> => goOn(tag, 'Continue', 'Your details');

export const submit = (tag: Locator): Promise<void> => button(tag, 'Get my quote').click();

export async function expectQuote(tag: Locator): Promise<void> {
  await expect(heading(tag, /Your (home|business) solar quote/)).toBeVisible({ timeout: 15_000 });
}

/** From the first step to the contact step with everything filled in. */
export async function toFilledDetails(tag: Locator, person: Person): Promise<void> {
  await toEquipment(tag);
  await toDetails(tag);
  await fillIn(tag, person);
}

/** From the first step to the quote, with the defaults that nobody changed. */
export async function toQuote(tag: Locator, person: Person): Promise<void> {
  await toFilledDetails(tag, person);
  await submit(tag);
  await expectQuote(tag);
}

/** Opens a tab of the equipment step and chooses there by name or price. */
export async function choose(tag: Locator, tab: string, name: string | RegExp): Promise<void> {
  await tag.getByRole('tab', { name: tab }).click();
  await pick(tag, name);
}
