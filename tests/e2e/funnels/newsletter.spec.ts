import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { expectPageAccessible } from '../../support/axe.ts';
import { button, field, heading, messages, openTag, PLACES, toast } from '../../support/funnels/openTag.ts';
import { leadsOf, readOutbox } from '../../support/leads.ts';
import { waitForMails } from '../../support/mails.ts';
import { interceptPosts, mendPosts, problem } from '../../support/quoteServer.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const TAG = 'newsletter-signup';

const someAddress = (): string => `reader.${randomUUID()}@example.com`;

async function signUp(tag: Locator, email: string): Promise<void> {
  await field(tag, 'Email address').fill(email);
  await button(tag, 'Subscribe').click();
  await expect(heading(tag, 'Check your inbox')).toBeVisible({ timeout: 15_000 });
}

async function confirmationFor(email: string): Promise<Email> {
  const [mail] = await waitForMails(dataDir, 1, ({ to }) => to?.[0]?.address === email);
  if (!mail) throw new Error('expected a mail');
  return mail;
}

const links = ({ text = '' }: Email): string[] => text.match(/https?:\S+\/newsletter\/\S+/g) ?? [];

/** A reader without JavaScript: the pages behind the links of a mail must not need it. */
async function withoutScript(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error('expected a browser');
  return context.newPage();
}

for (const place of PLACES) {
  test(`a reader from ${place} confirms by mail, and leaves by mail`, async ({ page }) => {
    const tag = await openTag(page, { tag: TAG, place });
    await expect(heading(tag, 'Get Solar Updates')).toBeVisible();
    await expect(tag.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
    const email = someAddress();
    await signUp(tag, email);
    await expect(heading(tag, 'Check your inbox')).toBeFocused();
    await expect(heading(tag, 'Check your inbox')).toBeInViewport();
    await expect(tag.getByText(email)).toBeVisible();
    await expect(tag).not.toContainText(/you are (now )?subscribed/i);

    const [lead] = await leadsOf(dataDir, email);
    expect(lead).toMatchObject({ type: 'newsletter', reference: null });
    const rows = (await readOutbox(dataDir)).filter(({ lead_id }) => lead_id === lead?.id);
    expect(rows.map(({ event }) => event)).toEqual(['newsletter-mail']);

    const [confirm = '', leave = ''] = links(await confirmationFor(email));
    const reader = await withoutScript(page);
    await reader.goto(confirm);
    await expect(reader.getByRole('heading', { name: 'Confirm your newsletter' })).toBeVisible();
    await reader.getByRole('button', { name: 'Confirm my subscription' }).click();
    await expect(reader.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
    await reader.goto(leave);
    await reader.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(reader.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
    await reader.context().close();
  });
}

test('what is wrong is told, and a failure keeps the address', async ({ page }) => {
  const tag = await openTag(page, { tag: TAG, place: 'our own page' });
  for (const [typed, message] of [
    ['', 'Enter your email address'],
    ['jane', 'Enter an email address in the format name@example.com'],
  ] as const) {
    await field(tag, 'Email address').fill(typed);
    await button(tag, 'Subscribe').click();
    await expect(messages(tag)).toHaveText([message]);
    await expect(field(tag, 'Email address')).toBeFocused();
  }
  const email = someAddress();
  await interceptPosts(page, (route) => problem(route, 500));
  await field(tag, 'Email address').fill(email);
  await button(tag, 'Subscribe').click();
  await expect(toast(tag, 'Not sent')).toBeVisible({ timeout: 15_000 });
  await expect(field(tag, 'Email address')).toHaveValue(email);
  await mendPosts(page);
  await signUp(tag, email);
  expect(await leadsOf(dataDir, email)).toHaveLength(1);
});

test('a known address gets the same answer on the screen', async ({ page }) => {
  const tag = await openTag(page, { tag: TAG, place: 'a partner page' });
  const email = someAddress();
  await signUp(tag, email);
  const first = await tag.getByText(email).textContent();
  const [confirm = ''] = links(await confirmationFor(email));
  const reader = await withoutScript(page);
  await reader.goto(confirm);
  await reader.getByRole('button').click();
  await reader.context().close();
  const again = await openTag(page, { tag: TAG, place: 'a partner page' });
  await signUp(again, email);
  expect(await again.getByText(email).textContent()).toBe(first);
});

test('the pages behind the mail are accessible', async ({ page }) => {
  const email = someAddress();
  await signUp(await openTag(page, { tag: TAG, place: 'our own page' }), email);
  const [confirm = '', leave = ''] = links(await confirmationFor(email));
  for (const [address, name] of [
    [confirm, 'Confirm my subscription'],
    [leave, 'Unsubscribe'],
  ] as const) {
    await page.goto(address);
    await expectPageAccessible(page);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('link', { name: 'To our blog' })).toBeVisible();
    await expectPageAccessible(page);
  }
});
