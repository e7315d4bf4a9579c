import { expect, type Locator } from '@playwright/test';
import { button, fillIn, goOn, heading, somebody, type Person } from './openTag.ts';

/** A person as the contact step asks for one; the address is optional there. */
export type Householder = Omit<Person, 'Address'>;

export function householder(changes: Partial<Person> = {}): Householder {
  const { Address: _address, ...person } = somebody(changes);
  return person;
}

export const toDetails = (tag: Locator): Promise<void> => goOn(tag, 'Continue', 'Your details');

const request = (tag: Locator): Promise<void> => button(tag, 'Request this plan').click();

export const confirmation = (tag: Locator): Locator => heading(tag, 'Thank you');

/** From the first step to a confirmed request. */
export async function toConfirmation(tag: Locator, person: Householder): Promise<void> {
  await toDetails(tag);
  await fillIn(tag, person);
  await request(tag);
  await expect(confirmation(tag)).toBeVisible({ timeout: 15_000 });
}
