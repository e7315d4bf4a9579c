import { expect, type Locator } from '@playwright/test';
import { button, fillIn, goOn, heading, somebody, type Person } from './funnelJourney.ts';
import { toDetails } from './solarJourney.ts';

export const toEquipment = (tag: Locator): Promise<void> => goOn(tag, 'Continue', 'Choose your equipment');

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
