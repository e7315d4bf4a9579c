import { expect, test } from '@playwright/test';
import { button, somebody, openTag, toast } from '../../../support/funnels/openTag.ts';
import { toQuote } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { readMails, waitForMails } from '../../../support/mails.ts';
import { startServer, type RunningServer } from '../../../support/startServer.ts';

// The server of the other tests has its limits off; one address gets three mails an hour.
let server: RunningServer | undefined;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server?.remove());

test('an address gets three mails an hour, and is told so; sales get every lead', async ({ page }) => {
  if (!server) throw new Error('expected a server');
  const { siteUrl, dataDir } = server;
  const person = somebody();
  const email = person['Email address'];
  const open = async () => {
    return openTag(page, { tag: 'solar-quote', host: `${siteUrl}/solar-quote` });
  };
  const tag = await open();
  await toQuote(tag, person);
  await button(tag, 'Email Quote').click();
  await expect(toast(tag, 'Quote Sent')).toContainText(email);
  // Once more an hour for each quote: the button says so and stays in reach.
  await expect(button(tag, 'Sent')).toHaveAccessibleDescription(new RegExp(`Sent to ${email}`));
  await waitForMails(dataDir, 2, (mail) => mail.to?.[0]?.address === email);

  await open();
  await toQuote(tag, { ...person, Address: '2 Test Street' });
  await waitForMails(dataDir, 3, (mail) => mail.to?.[0]?.address === email);
  await button(tag, 'Email Quote').click();
  await expect(toast(tag, 'Already sent')).toContainText('Check your inbox and spam folder');

  await open();
  await toQuote(tag, { ...person, Address: '3 Test Street' });
  await expect(tag.getByText("We've sent you several emails in the last hour")).toBeVisible();
  await waitForMails(dataDir, 3, (mail) => mail.replyTo?.[0]?.address === email);
  expect(await leadsOf(dataDir, email)).toHaveLength(3);
  const mails = await readMails(dataDir);
  expect(mails.filter((mail) => mail.to?.[0]?.address === email)).toHaveLength(3);
});
