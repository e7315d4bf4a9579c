import { expect, test, type Page } from '@playwright/test';
import { standing } from '../../support/funnels/openTag.ts';
import { stepCountsOf } from '../../support/leads.ts';
import { startServer, type RunningServer } from '../../support/startServer.ts';

// Sums are stored every five seconds.
const PATIENCE = { timeout: 15_000 };

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: 'off' } });
});
test.afterAll(() => server.remove());

const stepsOf = async (partner: string): Promise<readonly string[]> =>
  (await stepCountsOf(server.dataDir)).filter(({ partner_id: of }) => of === partner).map(({ step }) => step);

/** Touches the tag, and waits until its code has taken over. */
async function touch(page: Page): Promise<void> {
  const tag = await standing(page, 'solar-quote');
  await tag.locator('input').first().focus();
  await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
}

function watchCounts(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/counts')) told.push(request.postData() ?? '');
  });
  return told;
}

const submit = (page: Page): Promise<void> =>
  page.evaluate(() => void document.querySelector('solar-quote')?.dispatchEvent(new CustomEvent('quote-submitted')));

for (const [place, partner] of [
  ['our own page', ''],
  ['a partner page', 'pk_demo'],
] as const) {
  test(`a touch on ${place} is counted when the page is left, and nothing before it`, async ({ page }) => {
    const told = watchCounts(page);
    await page.goto(partner ? `${server.partnerUrl}/solar.html` : `${server.siteUrl}/solar-quote`);
    await standing(page, 'solar-quote');
    await page.goto('about:blank');
    expect(told).toEqual([]);
    await page.goBack();
    await touch(page);
    await page.goto('about:blank');
    await expect.poll(() => stepsOf(partner), PATIENCE).toContain('opened');
    expect(await stepsOf(partner)).not.toContain('sent');
  });
}

test('who switches it off in the cookie policy is not counted, and it stays off', async ({ page }) => {
  const told = watchCounts(page);
  await page.goto(`${server.siteUrl}/solar-quote`);
  await touch(page);
  await submit(page);
  expect(told).toEqual([expect.stringContaining('"sent"')]);
  await page.goto(`${server.siteUrl}/cookie-policy`);
  const choice = page.getByRole('switch', { name: 'Count what I do with the forms' });
  await expect(choice).toBeChecked();
  await choice.click();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await page.goto(`${server.siteUrl}/solar-quote`);
  await touch(page);
  await submit(page);
  expect(told).toHaveLength(1);
});
