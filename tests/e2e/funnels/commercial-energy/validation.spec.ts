import { expect, test } from '@playwright/test';
import {
  choose,
  consent,
  contactOf,
  openEnergy,
  received,
  submit,
  toContact,
  toEnergy,
  toFilledContact,
} from '../../../support/commercialEnergyJourney.ts';
import { unfoldField } from '../../../support/formFields.ts';
import { button, field, fillIn, messages, summary } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';
import { runValidationCases } from '../../../support/validationCases.ts';

const { dataDir } = serverUnderTest();
const PHONE = 'Enter a UK phone number, like 0191 498 0123 or 07700 900123';
const shorten = (limit: number) => `Shorten this to ${limit} characters or fewer`;

runValidationCases('commercial-energy-quote', {
  funnel: 'commercial-energy',
  lastStep: 3,
  formats: [
    { cases: 'postcode', step: 1 },
    { cases: 'mpan', step: 2 },
    { cases: 'mprn', step: 2 },
    { cases: 'phone', step: 3, name: 'contactPhone' },
  ],
  stopper: 'contactName',
  beforehand: ['energyType', 'usageAmount'],
  // A typical figure has no fields that could be left empty: every other journey goes on with one.
  impossible: ['commercial-energy-09'],
  back: 'Previous',
  // The fields of a business's own figures come with the choice.
  fill: async (tag, step) => {
    const usage = tag.locator('[name=usageKwh]');
    if (step === 2 && (await usage.count()) > 0) await usage.fill('60000');
  },
});

const WRONG_ENERGY = [
  ['Usage in kWh a year', 'lots', 'Enter the usage in kWh a year as a number, like 25,000, or leave it blank'],
  ['Spend in £ a month', '-5', 'Enter the spend in pounds a month as a number, like 450, or leave it blank'],
  [
    'Electricity supply number (MPAN)',
    '1500000000',
    'Enter the 13-digit supply number (MPAN) from your electricity bill, or leave it blank',
  ],
  [
    'Gas meter point number (MPRN)',
    '12345',
    'Enter the 6 to 10 digit meter point number (MPRN) from your gas bill, or leave it blank',
  ],
] as const;

const WRONG_CONTACT = [
  ['Name', '  ', 'Name is required'],
  ['Name', 'J'.repeat(81), shorten(80)],
  ['Email address', 'jane@.', 'Please enter a valid email'],
  ['Phone number', 'call me', 'Enter the phone number in digits, without letters'],
  ['Notes', 'n'.repeat(2001), shorten(2000)],
] as const;

test('every wrong answer is stopped with its own message, and kept', async ({ page }) => {
  const contact = contactOf();
  const tag = await openEnergy(page, 'a partner page', '');
  const expectStopped = async (label: string, typed: string, message: string, press: () => Promise<void>) => {
    await unfoldField(field(tag, label));
    const right = await field(tag, label).inputValue();
    await field(tag, label).fill(typed);
    await press();
    await expect(messages(tag), `${label}: ${typed}`).toHaveText([message]);
    await expect(field(tag, label)).toBeFocused();
    await expect(field(tag, label)).toHaveValue(typed);
    await field(tag, label).fill(right);
    await expect(summary(tag)).toHaveCount(0);
  };
  await toEnergy(tag);
  await choose(tag, 'usageAmount', 'custom');
  await fillIn(tag, { 'Usage in kWh a year': '60,000', 'Spend in £ a month': '£900' });
  const next = () => button(tag, 'Next').click();
  for (const [label, typed, message] of WRONG_ENERGY) await expectStopped(label, typed, message, next);
  await toContact(tag);
  await fillIn(tag, contact);
  await consent(tag).setChecked(true);
  for (const [label, typed, message] of WRONG_CONTACT) await expectStopped(label, typed, message, () => submit(tag));
  await submit(tag);
  await expect(received(tag)).toBeVisible();
  const [lead] = await leadsOf(dataDir, contact['Email address']);
  expect(JSON.parse(lead?.body ?? '{}').quoteData).toMatchObject({ usageKwh: 60_000, spendMonthly: 900 });
});

test('several numbers of meters: the wrong one is named; a foreign phone passes on the second press', async ({
  page,
}) => {
  const contact = { ...contactOf(), 'Phone number': '+1 212 555 0100' };
  const tag = await openEnergy(page, 'a partner page', '');
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
  const tag = await openEnergy(page, 'our own page');
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

test('Previous and Change keep every answer, and Next comes back to where Change began', async ({ page }) => {
  const contact = contactOf();
  const tag = await openEnergy(page, 'a partner page', 'postcode="sr13ax"');
  await expect(field(tag, 'Postcode')).toHaveValue('SR1 3AX');
  await toFilledContact(tag, contact);
  await button(tag, 'Previous').click();
  await choose(tag, 'usageAmount', 'low');
  await button(tag, 'Previous').click();
  await expect(field(tag, 'Business name')).toHaveValue('Quayside Coffee Ltd');
  await toEnergy(tag);
  await expect(tag.locator('[name=usageAmount][value=low]')).toBeChecked();
  await toContact(tag);
  await expect(field(tag, 'Email address')).toHaveValue(contact['Email address']);
  await expect(consent(tag)).toBeChecked();
  await button(tag, 'Change Business').click();
  await field(tag, 'Business name').fill('Harbour Bakery Ltd');
  await button(tag, 'Next').click();
  await expect(button(tag, 'Change Business')).toBeFocused();
  await expect(tag.getByText('Harbour Bakery Ltd, Retail')).toBeVisible();
});
