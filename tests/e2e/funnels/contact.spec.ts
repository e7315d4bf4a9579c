import { randomUUID } from 'node:crypto';
import { expect, test, type Locator } from '@playwright/test';
import { button, field, fillIn, heading, messages, openTag, PLACES, toast } from '../../support/funnels/openTag.ts';
import { leadsOf } from '../../support/leads.ts';
import { waitForMails } from '../../support/mails.ts';
import { interceptPosts, keyOf, mendPosts, problem, type Answerer } from '../../support/quoteServer.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl, dataDir } = serverUnderTest();
const TAG = 'contact-form';

const somebody = () => ({
  Name: 'Jane Doe',
  'Email address': `jane.${randomUUID()}@example.com`,
  Message: 'Do you fit panels on slate?\nThank you.',
});
const consent = (tag: Locator): Locator => tag.getByRole('checkbox');
const send = (tag: Locator): Promise<void> => button(tag, 'Send message').click();
const sent = (tag: Locator): Locator => heading(tag, 'Message sent!');

for (const place of PLACES) {
  test(`an enquiry on ${place} is stored, mailed and acknowledged`, async ({ page }) => {
    const tag = await openTag(page, { tag: TAG, place });
    const person = somebody();
    await fillIn(tag, { ...person, 'Phone number': '0191 498 0123' });
    await field(tag, 'Subject').selectOption('HomeCare query');
    await consent(tag).check();
    await send(tag);
    await expect(sent(tag)).toBeVisible({ timeout: 15_000 });
    await expect(sent(tag)).toBeFocused();
    await expect(sent(tag)).toBeInViewport();

    const email = person['Email address'];
    const [lead, ...others] = await leadsOf(dataDir, email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      type: 'contact',
      reference: null,
      total_pence: null,
      partner_id: place === 'our own page' ? null : 'pk_demo',
    });
    expect(JSON.parse(lead?.body ?? '').quoteData).toMatchObject({
      name: 'Jane Doe',
      subject: 'homecare',
      message: person.Message,
      privacyConsent: true,
    });
    const mails = await waitForMails(dataDir, 2, ({ to, replyTo }) =>
      [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === email),
    );
    const [sales] = mails.filter(({ replyTo }) => replyTo?.[0]?.address === email);
    const [customer] = mails.filter(({ to }) => to?.[0]?.address === email);
    expect(sales?.subject).toMatch(/^Contact · HomeCare query · /);
    expect(sales?.text).toContain('Do you fit panels on slate?');
    expect(customer?.text).toContain('HomeCare query');
    expect(customer?.text).not.toContain('slate');

    await button(tag, 'Send another message').click();
    await expect(field(tag, 'Message')).toHaveValue('');
    for (const label of ['Name', 'Email address', 'Phone number']) await expect(field(tag, label)).toHaveValue('');
    await expect(field(tag, 'Subject')).toHaveValue('');
    await expect(consent(tag)).not.toBeChecked();
    await fillIn(tag, { ...person, Message: 'And on thatch?' });
    await consent(tag).check();
    await send(tag);
    await expect(sent(tag)).toBeVisible({ timeout: 15_000 });
    expect((await leadsOf(dataDir, email)).length).toBe(2);
  });
}

const FAILURES: readonly [string, Answerer, RegExp][] = [
  ['the API is down', (route) => route.abort('connectionrefused'), /We can't reach our server just now/],
  ['the API answers 500', (route) => problem(route, 500), /Something went wrong on our side/],
  ['the origin is refused', (route) => problem(route, 403), /isn't allowed to send this form/],
];

test('a failure keeps everything that was typed, and the next press sends it once', async ({ page }) => {
  test.setTimeout(90_000);
  const tag = await openTag(page, { tag: TAG, place: 'our own page' });
  const person = somebody();
  await fillIn(tag, person);
  await consent(tag).check();
  const keys = new Set<string>();
  for (const [, answer, advice] of FAILURES) {
    const posts = await interceptPosts(page, answer);
    await send(tag);
    await expect(tag.getByText(advice)).toBeVisible({ timeout: 15_000 });
    await expect(toast(tag, 'Message not sent')).toBeVisible();
    for (const [label, value] of Object.entries(person)) await expect(field(tag, label)).toHaveValue(value);
    await expect(consent(tag)).toBeChecked();
    await expect(sent(tag)).toBeHidden();
    for (const post of posts) keys.add(keyOf(post));
    await mendPosts(page);
  }
  // The server names a field: the message stands there.
  await interceptPosts(page, (route) =>
    problem(route, 422, { body: { errors: [{ path: 'quoteData.email', message: 'Planned for a test' }] } }),
  );
  await send(tag);
  await expect(messages(tag)).toHaveText(['Planned for a test']);
  await mendPosts(page);
  await field(tag, 'Email address').fill(person['Email address']);
  await button(tag, 'Send message').dblclick();
  await expect(sent(tag)).toBeVisible({ timeout: 15_000 });
  const leads = await leadsOf(dataDir, person['Email address']);
  expect(leads.map(({ idempotency_key }) => idempotency_key)).toEqual([...keys]);
});

test('a page or a link selects the subject', async ({ page }) => {
  const guest = await openTag(page, { tag: TAG, place: 'a partner page', attributes: 'subject="complaint"' });
  await expect(field(guest, 'Subject')).toHaveValue('complaint');
  await page.goto(`${siteUrl}/contact?subject=boiler`);
  await expect(field(page.locator(TAG), 'Subject')).toHaveValue('boiler');
  await expect(page.locator(TAG).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});
