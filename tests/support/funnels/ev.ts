import { expect, type Locator } from '@playwright/test';
import { answer, type FieldValue } from './fields.ts';
import { button, fillIn, goOn, heading, type Person } from './openTag.ts';

export const CHARGERS = [
  'Compact socket charger',
  'Everyday cable charger',
  'Solar socket charger',
  'Solar long-cable charger',
] as const;
type ChargerName = (typeof CHARGERS)[number];

export const card = (tag: Locator, name: ChargerName): Locator => tag.getByRole('article', { name });

export const vehicleHeading = (tag: Locator): Locator => heading(tag, 'Your car and where you park');
const detailsHeading = (tag: Locator): Locator => heading(tag, 'Your details');
export const quoteHeading = (tag: Locator): Locator => heading(tag, 'Your EV charger quote');

export async function selectCharger(tag: Locator, name: ChargerName = CHARGERS[0]): Promise<void> {
  await button(card(tag, name), 'Select this charger').click();
  await expect(vehicleHeading(tag).or(detailsHeading(tag))).toBeVisible();
}

/** Answers the vehicle step by field names and goes on. */
export async function toDetails(tag: Locator, answers: Readonly<Record<string, FieldValue>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ carBrand: 'Tesla', ...answers })) await answer(tag, name, value);
  await goOn(tag, 'Continue', 'Your details');
}

export const submit = (tag: Locator): Promise<void> => button(tag, 'Generate Quote').click();

/** From the first step to a contact step that only has to be sent. */
export async function toFilledDetails(tag: Locator, person: Partial<Person>): Promise<void> {
  await selectCharger(tag);
  await toDetails(tag);
  await fillIn(tag, person);
}

/** The whole way with the answers that stand there at first. */
export async function toQuote(tag: Locator, person: Partial<Person>): Promise<void> {
  await toFilledDetails(tag, person);
  await submit(tag);
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
}
