import type { Locator } from '@playwright/test';
import { button, goOn, heading } from './openTag.ts';

export const toEquipment = (tag: Locator): Promise<void> => goOn(tag, 'Continue', 'Choose your equipment');

export const submit = (tag: Locator): Promise<void> => button(tag, 'Generate quote').click();

export const quoteHeading = (tag: Locator): Locator => heading(tag, 'Your commercial solar quote');

/** Picks a card on a tab of the equipment step. */
export async function choose(tag: Locator, tab: string, name: string): Promise<void> {
  await tag.getByRole('tab', { name: tab }).click();
  await tag
    .locator('label')
    .filter({ has: tag.page().getByText(name, { exact: true }) })
    .click();
}
