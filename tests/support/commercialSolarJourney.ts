import { expect, type Locator } from '@playwright/test';
import { button, fillIn, heading, somebody, type Person } from './funnelJourney.ts';

export const size = (tag: Locator): Locator => tag.getByRole('spinbutton', { name: 'System size' });

export async function toEquipment(tag: Locator): Promise<void> {
  await button(tag, 'Continue').click();
  await expect(heading(tag, 'Choose your equipment')).toBeVisible();
}

export async function toDetails(tag: Locator): Promise<void> {
  await button(tag, 'Continue').click();
  await expect(heading(tag, 'Your details')).toBeVisible();
}

/** From the first step to a contact step that only has to be sent. */
async function toFilledDetails(tag: Locator, person: Person): Promise<void> {
  await toEquipment(tag);
  await toDetails(tag);
  await fillIn(tag, { 'Business name': 'Sample Works Ltd', ...person });
}

export const submit = (tag: Locator): Promise<void> => button(tag, 'Generate quote').click();

export const quoteHeading = (tag: Locator): Locator => heading(tag, 'Your commercial solar quote');

/** The whole way with the answers that stand there at first. */
export async function toQuote(tag: Locator, person = somebody()): Promise<void> {
  await toFilledDetails(tag, person);
  await submit(tag);
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
}

/** Picks a card on a tab of the equipment step. */
export async function choose(tag: Locator, tab: string, name: string): Promise<void> {
  await tag.getByRole('tab', { name: tab }).click();
  await tag
    .locator('label')
    .filter({ has: tag.page().getByText(name, { exact: true }) })
    .click();
}
