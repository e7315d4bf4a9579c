import { expect, type Locator } from '@playwright/test';
import { button, field, fillIn, goOn, heading, somebody } from './openTag.ts';

/** Answers by step, with an address that no other test has. */
export function answers() {
  const { Address, Postcode, ...person } = somebody();
  return { Postcode, person, property: { 'Address line 1': Address, 'City or town': 'Newcastle upon Tyne' } };
}
export type Answers = ReturnType<typeof answers>;

export const chooseService = async (tag: Locator, service: string): Promise<void> =>
  void (await field(tag, 'Service').selectOption(service));

export async function toDetails(tag: Locator, { Postcode }: Answers): Promise<void> {
  await fillIn(tag, { Postcode });
  await goOn(tag, 'Continue', 'Your details');
}

export async function toProperty(tag: Locator, { person }: Answers): Promise<void> {
  await fillIn(tag, person);
  await goOn(tag, 'Continue', 'Property details');
}

async function fillProperty(tag: Locator, { property }: Answers): Promise<void> {
  await fillIn(tag, property);
  await field(tag, 'Property type').selectOption('Terraced');
}

export const submit = (tag: Locator): Promise<void> => button(tag, 'Get my quote').click();
export const quoteHeading = (tag: Locator): Locator => heading(tag, 'Your personalized quote');

/** All answers, ready to be sent. */
export async function toFilledProperty(tag: Locator, service: string, given: Answers): Promise<void> {
  await chooseService(tag, service);
  await toDetails(tag, given);
  await toProperty(tag, given);
  await fillProperty(tag, given);
}

/** From the first step to the quote. */
export async function toQuote(tag: Locator, service: string, given: Answers): Promise<void> {
  await toFilledProperty(tag, service, given);
  await submit(tag);
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
}
