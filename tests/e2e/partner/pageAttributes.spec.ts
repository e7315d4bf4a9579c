import type { Locator } from '@playwright/test';
import { builtChunk } from '../../support/builtSite.ts';
import { expect, test, touch } from '../../support/embedding.ts';
import { openTag } from '../../support/funnels/openTag.ts';
import { holdRequests } from '../../support/holdRequests.ts';
import { readLeads } from '../../support/leads.ts';

// What a partner's page asks of a tag beside its answers: see docs/partners.md.

const TAG = 'contact-form';
const THANKS = '/without-script.html?from=contact';

// Nobody else writes to the server of this test's worker by this address.
const EMAIL = 'jane.of.hexham@example.com';
const leadsOfJane = async (dataDir: string) => (await readLeads(dataDir)).filter(({ email }) => email === EMAIL);

const typeMessage = async (tag: Locator): Promise<void> => {
  await tag.getByLabel('Name').fill('Jane Doe');
  await tag.getByLabel('Email address').fill(EMAIL);
  await tag.getByRole('textbox', { name: 'Message' }).fill('Do you work in Hexham?');
};

test('a reference, a say before it is sent, a reload, and another page once it is done', async ({
  page,
  host,
  server,
  complaints,
}) => {
  const attributes = `reference="ACME/12" keep="session" done-url="${THANKS}"`;
  const address = host.address('asked-for', { TAG, ATTRIBUTES: attributes });
  const tag = await openTag(page, { tag: TAG, host: address });
  await touch(tag);
  await typeMessage(tag);
  const kept = (): Promise<string | null> => page.evaluate((name) => sessionStorage.getItem(`quote-keep:${name}`), TAG);
  await expect.poll(kept).toContain('Hexham');

  await page.reload();
  const again = page.locator(TAG);
  await expect(again.locator('form')).toBeVisible();
  await touch(again);
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you work in Hexham?');
  const consent = again.getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  await consent.check();

  await again.evaluate((element) => {
    element.addEventListener('quote-submitting', (event) => event.preventDefault(), { once: true });
    element.addEventListener('quote-submitted', (event) => {
      if (event instanceof CustomEvent) sessionStorage.setItem('told', JSON.stringify(event.detail));
    });
  });
  const send = again.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(send).toBeEnabled();
  expect(await leadsOfJane(server.dataDir)).toEqual([]);
  await send.click();

  await page.waitForURL(`${host.origin}${THANKS}`);
  expect(await kept()).toBeNull();
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('told'))) ?? '{}')).toEqual({
    type: 'contact',
    partnerReference: 'ACME/12',
  });
  const [lead] = await leadsOfJane(server.dataDir);
  expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({ attribution: { partnerReference: 'ACME/12' } });
  await page.goBack();
  await expect(page.locator(TAG)).toBeVisible();
  expect(complaints.errors).toEqual([]);
});

test('answers that come back after a reload leave alone what was typed meanwhile', async ({
  page,
  host,
  complaints,
}) => {
  const address = host.address('asked-for', { TAG: 'solar-quote', ATTRIBUTES: 'keep="session"' });
  const tag = await openTag(page, { tag: 'solar-quote', host: address });
  await touch(tag);
  const size = tag.getByRole('spinbutton', { name: 'System size' });
  const bill = tag.getByRole('spinbutton', { name: 'Or type the amount' });
  await size.fill('7');
  await bill.fill('210');
  await tag.getByRole('button', { name: 'Continue' }).click();
  await expect(tag.getByText('Step 2 of 4')).toBeVisible();
  const kept = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('quote-keep:solar-quote'));
  await expect.poll(kept).toContain('"step":2');

  const release = await holdRequests(page, `**/${builtChunk('widgets/funnels/solar/later.tsx')}*`);
  await page.reload();
  await expect(size).toHaveValue('4');
  await size.press('ControlOrMeta+a');
  await size.pressSequentially('9', { delay: 100 });
  await release();
  await expect(bill).toHaveValue('210');
  await expect(size).toHaveValue('9');
  await expect(size).toBeFocused();
  await expect(tag.getByText('Step 1 of 4')).toBeVisible();
  expect(complaints.errors).toEqual([]);
});

test('a page of an origin that nobody has registered is not opened', async ({ page, host, complaints }) => {
  const ATTRIBUTES = 'done-url="https://evil.example/thanks"';
  const tag = await openTag(page, { tag: TAG, host: host.address('asked-for', { TAG, ATTRIBUTES }) });
  await touch(tag);
  await typeMessage(tag);
  await tag.getByRole('checkbox').check();
  await tag.getByRole('button', { name: 'Send message' }).click();
  await expect(tag.getByRole('heading', { name: 'Message sent!' })).toBeVisible();
  await expect.poll(() => complaints.warnings).toEqual([expect.stringContaining('https://evil.example is neither')]);
  expect(page.url()).toContain('/asked-for.html');
});
