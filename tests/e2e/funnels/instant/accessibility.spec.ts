import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../../../support/axe.ts';
import { PLACES, button } from '../../../support/funnelJourney.ts';
import {
  answers,
  chooseService,
  fillProperty,
  openInstant,
  quoteHeading,
  submit,
  toDetails,
  toProperty,
} from '../../../support/instantJourney.ts';

const given = answers();
const hasErrors = (tag: Locator) => expect(tag.getByRole('alert')).toBeVisible();

/** Every state of the funnel that looks different, and how a visitor gets there from the one before. */
const STATES: readonly [string, (tag: Locator) => Promise<unknown>][] = [
  [
    'step 1 with errors',
    async (tag) => {
      await chooseService(tag, '');
      await button(tag, 'Continue').click();
      await hasErrors(tag);
    },
  ],
  [
    'step 1 with a service',
    async (tag) => {
      await chooseService(tag, 'Gas and electricity');
      await tag.locator('label').filter({ hasText: 'My business' }).click();
    },
  ],
  [
    'step 2 with errors',
    async (tag) => {
      await toDetails(tag, given);
      await button(tag, 'Continue').click();
      await hasErrors(tag);
    },
  ],
  [
    'step 3 with errors',
    async (tag) => {
      await toProperty(tag, given);
      await submit(tag);
      await hasErrors(tag);
    },
  ],
  [
    'step 4',
    async (tag) => {
      await fillProperty(tag, given);
      await submit(tag);
      await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
      await button(tag, 'Buy online').click();
      await expect(tag.getByText('Your wish to buy is with our team')).toBeVisible();
    },
  ],
];

for (const place of PLACES) {
  test(`every step on ${place} is accessible, light and dark`, async ({ page }) => {
    test.setTimeout(180_000);
    const isOwn = place === 'our own page';
    // Elsewhere the tag is light unless it is asked. With a clicked plan above the form.
    const plan = 'plan="Basic Care" catalogue="plans"';
    const tag = await (isOwn ? openInstant(page, place) : openInstant(page, place, `theme="auto" ${plan}`));
    for (const [state, reach] of STATES) {
      await reach(tag);
      await expectAccessible(page, tag, { state, widths: isOwn ? WIDTHS : [390] });
    }
  });
}
