import { expect, test } from '@playwright/test';
import {
  openCommercialSolar,
  quoteHeading,
  submit,
  toDetails,
  toEquipment,
  toFilledDetails,
} from '../../../support/commercialSolarJourney.ts';
import { field, messages, somebody } from '../../../support/funnelJourney.ts';
import { runValidationCases } from '../../../support/validationCases.ts';

const REQUIRED = [
  ['Business name', 'Enter the name of your business'],
  ['First name', 'Enter your first name'],
  ['Last name', 'Enter your last name'],
  ['Email address', 'Enter your email address'],
  ['Phone number', 'Enter your phone number'],
  ['Address', 'Enter your address'],
  ['Postcode', 'Enter your postcode'],
] as const;

test('an empty contact step: every message at once, in field order, each leading to its field', async ({ page }) => {
  const tag = await openCommercialSolar(page, 'a partner page');
  await toEquipment(tag);
  await toDetails(tag);
  await submit(tag);
  await expect(messages(tag)).toHaveText(REQUIRED.map(([, message]) => message));
  await expect(field(tag, 'Business name')).toBeFocused();
  for (const [label, message] of REQUIRED) {
    await expect(field(tag, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await messages(tag).filter({ hasText: message }).click();
    await expect(field(tag, label)).toBeFocused();
  }
});

runValidationCases('commercial-solar-quote', {
  funnel: 'commercial-solar',
  lastStep: 3,
  formats: [
    { cases: 'postcode', step: 3 },
    { cases: 'phone', step: 3 },
  ],
  stopper: 'firstName',
});

test('a foreign phone number gets the message first and passes on the second press', async ({ page }) => {
  const tag = await openCommercialSolar(page, 'our own page');
  await toFilledDetails(tag, somebody({ 'Phone number': '+1 212 555 0100' }));
  await submit(tag);
  await expect(messages(tag)).toHaveText(['Enter a UK phone number, like 0191 498 0123 or 07700 900123']);
  await submit(tag);
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
});
