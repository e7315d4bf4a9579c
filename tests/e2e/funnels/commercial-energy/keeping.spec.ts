import { expect, test } from '@playwright/test';
import {
  contactOf,
  received,
  submit,
  toContact,
  toEnergy,
  toFilledContact,
} from '../../../support/funnels/commercialEnergy.ts';
import { button, field, toast, openTag } from '../../../support/funnels/openTag.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

test('the last step is terminal, and says when it is read outside opening hours', async ({ page }) => {
  // A Friday evening: two hours of opening time are over on Monday at 11.
  await page.clock.install({ time: new Date('2026-11-20T20:00:00Z') });
  await page.goto(`${siteUrl}/privacy-policy`);
  const tag = await openTag(page, { tag: 'commercial-energy-quote', place: 'our own page' });
  await toFilledContact(tag, contactOf());
  await page.clock.fastForward(5000);
  await submit(tag);
  await expect(received(tag)).toBeVisible();
  await expect(tag.getByText('We’re closed now: by 11:00 on Monday at the latest.')).toBeVisible();
  await button(tag, 'Email copy').click();
  await page.clock.fastForward(300);
  await expect(toast(tag, 'Copy sent')).toContainText("We're sending your request to jane.");
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/privacy-policy`);
});

test('a date that lacks its year is not lost unseen, and a full one is told apart', async ({ page }) => {
  const tag = await openTag(page, { tag: 'commercial-energy-quote', place: 'a partner page', attributes: '' });
  await toEnergy(tag);
  const date = field(tag, 'Contract end date');
  await date.focus();
  await page.keyboard.type('31');
  await field(tag, 'Current supplier').focus();
  await expect(tag.getByText("The contract end date isn't complete, so we won't send it.")).toBeVisible();
  await date.fill('2020-01-31');
  await field(tag, 'Current supplier').focus();
  await expect(tag.getByText('This contract has ended.')).toBeVisible();
  await toContact(tag);
});
