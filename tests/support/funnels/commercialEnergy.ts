import type { Locator } from '@playwright/test';
import { button, fillIn, goOn, heading, somebody } from './openTag.ts';

const BUSINESS = { 'Business name': 'Quayside Coffee Ltd', Postcode: 'NE1 4ST' } as const;

/** Whom to contact, by label; an address of this test alone. */
export const contactOf = (email = somebody()['Email address']) =>
  ({ Name: 'Jane Doe', 'Email address': email, 'Phone number': '0191 498 0123' }) as const;

export const consent = (tag: Locator): Locator => tag.locator('[name=consentToContact]');
export const received = (tag: Locator): Locator => heading(tag, 'Quote Request Received');

/** Radio buttons lie below the cards that are their labels. */
export const choose = (tag: Locator, name: string, value: string): Promise<void> =>
  tag.locator(`[name=${name}][value=${value}]`).evaluate((node: HTMLInputElement) => node.click());

export async function toEnergy(tag: Locator, business: Readonly<Record<string, string>> = BUSINESS): Promise<void> {
  await fillIn(tag, business);
  await goOn(tag, 'Next', 'Your energy');
}

export const toContact = (tag: Locator): Promise<void> => goOn(tag, 'Next', 'Who should we contact?');

/** From the first step to a contact step that only has to be sent. */
export async function toFilledContact(tag: Locator, contact: Readonly<Record<string, string>>): Promise<void> {
  await toEnergy(tag);
  await toContact(tag);
  await fillIn(tag, contact);
  await consent(tag).setChecked(true);
}

export const submit = (tag: Locator): Promise<void> => button(tag, 'Submit').click();
