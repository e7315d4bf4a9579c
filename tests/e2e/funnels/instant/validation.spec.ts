import { expect, test } from '@playwright/test';
import { messages } from '../../../support/funnelJourney.ts';
import {
  answers,
  fillProperty,
  openInstant,
  quoteHeading,
  submit,
  toDetails,
  toProperty,
  chooseService,
} from '../../../support/instantJourney.ts';
import { runValidationCases } from '../../../support/validationCases.ts';

runValidationCases('instant-quote', {
  funnel: 'instant',
  lastStep: 3,
  formats: [
    { cases: 'postcode', step: 1 },
    { cases: 'phone', step: 2 },
  ],
  stopper: 'address1',
  // The valid answers of the cases are for boiler cover, which asks for no supplier.
  beforehand: ['currentSupplier'],
});

test('an empty property step has every message at once, in field order', async ({ page }) => {
  const given = answers();
  const tag = await openInstant(page, 'our own page');
  await chooseService(tag, 'Smart home');
  await toDetails(tag, given);
  await toProperty(tag, given);
  await submit(tag);
  await expect(messages(tag)).toHaveText(['Address is required', 'City is required', 'Property type is required']);
  await fillProperty(tag, given);
  await submit(tag);
  await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
});
