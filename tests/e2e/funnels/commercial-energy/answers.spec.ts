import { expect, test } from '@playwright/test';
import {
  choose,
  consent,
  contactOf,
  received,
  submit,
  toContact,
  toEnergy,
} from '../../../support/funnels/commercialEnergy.ts';
import { button, field, fillIn, messages, openTag } from '../../../support/funnels/openTag.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const PHONE = 'Enter a UK phone number, like 0191 498 0123 or 07700 900123';

test('several numbers of meters: the wrong one is named; a foreign phone passes on the second press', async ({
  page,
}) => {
  const contact = { ...contactOf(), 'Phone number': '+1 212 555 0100' };
  const tag = await openTag(page, { tag: 'commercial-energy-quote', place: 'a partner page', attributes: '' });
  await toEnergy(tag);
  await field(tag, 'Number of meters').selectOption('5+');
  await field(tag, 'Electricity supply numbers (MPAN)').fill('1500000000006\n123');
  await button(tag, 'Next').click();
  await expect(messages(tag)).toHaveText([/^Number 2 of 2: Enter the 13-digit supply number/]);
  await field(tag, 'Electricity supply numbers (MPAN)').fill('1500000000006\n0380152015 0000 0000 006');
  await toContact(tag);
  await fillIn(tag, contact);
  await consent(tag).setChecked(true);
  await submit(tag);
  await expect(messages(tag)).toHaveText([PHONE]);
  await submit(tag);
  await expect(received(tag)).toBeVisible();
  const [lead] = await leadsOf(dataDir, contact['Email address']);
  expect(JSON.parse(lead?.body ?? '{}').quoteData).toMatchObject({
    mpan: '1500000000006\n1500000000006',
    contactPhone: '+1 212 555 0100',
  });
});

test('electricity alone without any figure passes, with a hint, and sales are told', async ({ page }) => {
  const contact = contactOf();
  const tag = await openTag(page, { tag: 'commercial-energy-quote', place: 'our own page' });
  await toEnergy(tag);
  await choose(tag, 'energyType', 'electricity');
  await expect(field(tag, 'Gas meter point number (MPRN)')).toHaveCount(0);
  await choose(tag, 'usageAmount', 'custom');
  await expect(tag.getByText('You can go on without a figure.')).toBeVisible();
  await button(tag, 'Use suggested estimates').click();
  await expect(tag.locator('[name=usageAmount][value=medium]')).toBeFocused();
  await choose(tag, 'usageAmount', 'custom');
  await toContact(tag);
  await fillIn(tag, contact);
  await consent(tag).setChecked(true);
  await submit(tag);
  await expect(received(tag)).toBeVisible();
  await expect(tag.getByText('Have a recent bill to hand')).toBeVisible();
  const [lead] = await leadsOf(dataDir, contact['Email address']);
  expect(Reflect.get(Object(lead), 'sales')).toContain('No usage given: ask for a recent bill.');
});
