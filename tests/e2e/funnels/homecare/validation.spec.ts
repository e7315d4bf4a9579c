import { expect, test } from '@playwright/test';
import { fillIn, messages } from '../../../support/funnelJourney.ts';
import { confirmation, householder, openHomecare, request, toDetails } from '../../../support/homecareJourney.ts';
import { runValidationCases } from '../../../support/validationCases.ts';

runValidationCases('homecare-quote', {
  funnel: 'homecare',
  lastStep: 2,
  formats: [
    { cases: 'postcode', step: 2 },
    { cases: 'phone', step: 2 },
  ],
  stopper: 'firstName',
});

test('an empty contact step has every message at once; a foreign number passes at the second press', async ({
  page,
}) => {
  const tag = await openHomecare(page, 'our own page');
  await toDetails(tag);
  await request(tag);
  await expect(messages(tag)).toHaveText([
    'Enter your first name',
    'Enter your last name',
    'Enter your email address',
    'Enter your phone number',
    'Enter your postcode',
  ]);
  await fillIn(tag, householder({ 'Phone number': '+1 212 555 0100' }));
  await request(tag);
  await expect(messages(tag)).toHaveText(['Enter a UK phone number, like 0191 498 0123 or 07700 900123']);
  await request(tag);
  await expect(confirmation(tag)).toBeVisible({ timeout: 15_000 });
});
