import { expect, type Locator } from '@playwright/test';

/** Writes a message into the contact form and presses its button, as a visitor does who has no scripts. */
export async function pressPlainMessage(tag: Locator, email: string): Promise<void> {
  await tag.getByLabel('Name').fill('Jane Doe');
  await tag.getByLabel('Email address').fill(email);
  await tag.getByLabel('Message').fill('Do you clean panels?');
  await tag.getByRole('checkbox').check({ force: true });
  await tag.getByRole('button').click();
}

/** The same, until our page says that it has arrived. */
export async function sendPlainMessage(tag: Locator, email: string): Promise<void> {
  await pressPlainMessage(tag, email);
  await expect(tag.page().getByRole('heading', { level: 1 })).toHaveText('Message sent!');
}
