import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { card, openEv, quoteHeading, selectCharger, submit, toDetails } from '../../../support/evJourney.ts';
import { answer } from '../../../support/formFields.ts';
import { button, fillIn, PLACES, somebody } from '../../../support/funnelJourney.ts';

/** Every state of the funnel that looks different, and how a visitor gets there from the one before. */
const STATES: readonly [string, (tag: Locator) => Promise<unknown>][] = [
  ['step 1', (tag) => card(tag, 'Solar long-cable charger').getByText('Show details').click()],
  ['step 2', (tag) => selectCharger(tag, 'Solar long-cable charger')],
  [
    'step 2 with errors and everything shown',
    async (tag) => {
      await answer(tag, 'hasEV', 'false');
      await answer(tag, 'deliveryDate', '2020-01-01');
      await answer(tag, 'isRenting', 'true');
      await answer(tag, 'parkingType', 'on-street');
      await answer(tag, 'meterDistance', 'over-30');
      await button(tag, 'Continue').click();
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 3 with every error',
    async (tag) => {
      await toDetails(tag, { carModel: 'other', carModelTyped: 'Roadster', deliveryDate: '2099-01-01' });
      await submit(tag);
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 4',
    async (tag) => {
      await fillIn(tag, somebody());
      await submit(tag);
      await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
      await tag.getByText('How we worked this out').click();
      await button(tag, 'Book Installation').first().click();
      await expect(tag.getByLabel(/Preferred day/)).toBeVisible();
      await button(tag, 'Book Installation').click();
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
];

for (const place of PLACES) {
  test(`every step on ${place} is accessible, light and dark`, async ({ page }) => {
    test.setTimeout(240_000);
    const isOwn = place === 'our own page';
    // Elsewhere the tag is light unless it is asked.
    const tag = await (isOwn ? openEv(page, place) : openEv(page, place, 'theme="auto"'));
    for (const [state, reach] of STATES) {
      await reach(tag);
      await expectAccessible(page, tag, { state, widths: isOwn ? [390, 1280] : [320] });
    }
  });
}
