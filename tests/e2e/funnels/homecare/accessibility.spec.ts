import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../../../support/axe.ts';
import { PLACES, fillIn } from '../../../support/funnelJourney.ts';
import { confirmation, householder, openHomecare, request, toDetails } from '../../../support/homecareJourney.ts';

/** Every state of the funnel that looks different, and how a visitor gets there from the one before. */
const STATES: readonly [string, (tag: Locator) => Promise<unknown>][] = [
  ['step 1', () => Promise.resolve()],
  [
    'step 2 with every error',
    async (tag) => {
      await toDetails(tag);
      await request(tag);
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 3',
    async (tag) => {
      await fillIn(tag, householder());
      await request(tag);
      await expect(confirmation(tag)).toBeVisible({ timeout: 15_000 });
    },
  ],
];

for (const place of PLACES) {
  test(`every step on ${place} is accessible, light and dark`, async ({ page }) => {
    test.setTimeout(180_000);
    const isOwn = place === 'our own page';
    // Elsewhere the tag is light unless it is asked. A plan of another page: four cards.
    const plan = 'plan="Basic Care" catalogue="plans"';
    const tag = await (isOwn ? openHomecare(page, place) : openHomecare(page, place, `theme="auto" ${plan}`));
    for (const [state, reach] of STATES) {
      await reach(tag);
      await expectAccessible(page, tag, { state, widths: isOwn ? WIDTHS : [390] });
    }
  });
}
