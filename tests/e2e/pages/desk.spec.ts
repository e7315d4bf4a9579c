import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { solarRequest } from '../../api/support/solarRequest.ts';
import { expectPageAccessible } from '../../support/axe.ts';
import { waitForMails } from '../../support/mails.ts';
import { startServer, type RunningServer } from '../../support/startServer.ts';

// Off unless it is asked for: the server of the other tests has no desk.
const DESK = { SALES_DESK: 'on', SALES_ROTA: 'rota@quotes.example', SALES_MANAGER: 'manager@quotes.example' };
let server: RunningServer | undefined;
test.beforeAll(async () => {
  server = await startServer({ env: DESK });
});
test.afterAll(() => server?.remove());

async function pageOfNewLead(lastName: string): Promise<string> {
  if (!server) throw new Error('expected a server');
  const email = `${lastName.toLowerCase()}@example.com`;
  const answer = await fetch(`${server.siteUrl}/functions/v1/quote-handler`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(solarRequest({ customerInfo: { lastName, email } })),
  });
  expect(answer.status).toBe(201);
  const [mail] = await waitForMails(server.dataDir, 1, ({ text }) => !!text?.includes(`mailto:${email}`));
  const [, address = ''] = /I’ll take this: (\S+)/.exec(mail?.text ?? '') ?? [];
  return address;
}

/** As the operator makes one. */
function linkToList(name: string): string {
  if (!server) throw new Error('expected a server');
  const { dataDir, siteUrl } = server;
  // As the server's: a test that built something has left "production" behind in this process.
  const own = { NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir, PUBLIC_URL: siteUrl };
  const env = { ...process.env, ...DESK, ...own };
  const args = ['dist/api/commands/quotes.js', 'desk', 'link', '--name', name];
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
};

test('a salesperson takes a lead from the mail, says how it went and sees what is left', async ({ page }) => {
  await pageOfNewLead('Eider');
  await open(page, await pageOfNewLead('Puffin'));
  await expectPageAccessible(page);
  await page.getByRole('button', { name: 'I’ll take this' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await page.getByLabel('Your name').fill('Sam Hall');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Taken by Sam Hall at /)).toBeVisible();
  await page.getByText('Lost', { exact: true }).click();
  await expectPageAccessible(page);

  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Reached' }).click();
  await expect(page.getByRole('heading', { name: 'So far' })).toBeVisible();

  await open(page, linkToList('Sam Hall'));
  await expect(page.getByRole('link', { name: 'Jane Puffin', exact: true })).toBeVisible();
  await expectPageAccessible(page);
  // The link knows the name: one press is enough.
  await page.getByRole('button', { name: 'I’ll take this' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jane Eider' })).toBeVisible();
  await expect(page.getByText(/^Taken by Sam Hall at /)).toBeVisible();
  await page.getByRole('link', { name: 'All leads' }).click();
  await expect(page.getByText('Taken by Sam Hall')).toHaveCount(2);
});
