import { expect, test } from '@playwright/test';
import { CHARGERS, openEv, selectCharger, submit, toDetails } from '../../../support/evJourney.ts';
import { button, field, messages } from '../../../support/funnelJourney.ts';
import { runValidationCases } from '../../../support/validationCases.ts';

const REQUIRED = [
  ['First name', 'Enter your first name'],
  ['Last name', 'Enter your last name'],
  ['Email address', 'Enter your email address'],
  ['Phone number', 'Enter your phone number'],
  ['Address', 'Enter your address'],
] as const;

test('an empty contact step: every message at once, each leading to its field; no postcode is asked for', async ({
  page,
}) => {
  const tag = await openEv(page, 'our own page');
  await selectCharger(tag);
  await button(tag, 'Continue').click();
  await expect(messages(tag)).toHaveText(['Please select a car brand']);
  await toDetails(tag);
  await submit(tag);
  await expect(messages(tag)).toHaveText(REQUIRED.map(([, message]) => message));
  await expect(field(tag, 'First name')).toBeFocused();
  for (const [label, message] of REQUIRED) {
    await messages(tag).filter({ hasText: message }).click();
    await expect(field(tag, label)).toBeFocused();
    await expect(field(tag, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
});

runValidationCases('ev-quote', {
  funnel: 'ev',
  lastStep: 3,
  formats: [
    { cases: 'postcode', step: 3 },
    { cases: 'phone', step: 3 },
  ],
  stopper: 'address',
  forward: async (tag, step) => {
    // The first step has a button for every charger.
    if (step > 1) return tag.locator('form button[type=submit]').click();
    await tag.getByRole('article', { name: CHARGERS[0] }).getByRole('button').click();
  },
});
