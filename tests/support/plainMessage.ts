import { expect, type Locator } from '@playwright/test';

const SAID = { name: 'Jane Doe', message: 'Do you clean panels?' };

/** Writes a message into the contact form and presses its button, as a visitor does who has no scripts. */
export async function pressPlainMessage(tag: Locator, email: string, { name, message } = SAID): Promise<void> {
  await tag.getByLabel('Name').fill(name);
  await tag.getByLabel('Email address').fill(email);
  await tag.getByLabel('Message').fill(message);
  await tag.getByRole('checkbox').check({ force: true });
  await tag.getByRole('button').click();
}

/** The same, until our page says that it has arrived. */
export async function sendPlainMessage(tag: Locator, email: string, said = SAID): Promise<void> {
  await pressPlainMessage(tag, email, said);
  await expect(tag.page().getByRole('heading', { level: 1 })).toHaveText('Message sent!');
}
