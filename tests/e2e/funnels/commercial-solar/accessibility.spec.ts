import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../../../support/axe.ts';
import {
  openCommercialSolar,
  quoteHeading,
  size,
  submit,
  toDetails,
  toEquipment,
} from '../../../support/commercialSolarJourney.ts';
import { PLACES, button, fillIn, somebody } from '../../../support/funnelJourney.ts';

/** Every state of the funnel that looks different, and how a visitor gets there from the one before. */
const STATES: readonly [string, (tag: Locator) => Promise<unknown>][] = [
  ['step 1', () => Promise.resolve()],
  [
    'step 1 with errors',
    async (tag) => {
      await size(tag).fill('12');
      await tag.getByLabel('Monthly electricity bill').fill('');
      await button(tag, 'Continue').click();
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 2',
    async (tag) => {
      await size(tag).fill('100');
      await tag.getByLabel('Monthly electricity bill').fill('500');
      await toEquipment(tag);
    },
  ],
  ['step 2, inverters', (tag) => tag.getByRole('tab', { name: 'Inverters' }).click()],
  [
    'step 2, battery',
    async (tag) => {
      await tag.getByRole('tab', { name: 'Battery' }).click();
      await tag.getByRole('switch', { name: 'Include a battery' }).check();
    },
  ],
  [
    'step 3 with every error',
    async (tag) => {
      await toDetails(tag);
      await submit(tag);
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 4',
    async (tag) => {
      await fillIn(tag, { 'Business name': 'Acme Ltd', ...somebody() });
      await submit(tag);
      await expect(quoteHeading(tag)).toBeVisible({ timeout: 15_000 });
      await tag.getByText('How we worked this out').click();
    },
  ],
];

for (const place of PLACES) {
  test(`every step on ${place} is accessible, light and dark`, async ({ page }) => {
    test.setTimeout(180_000);
    const isOwn = place === 'our own page';
    // Elsewhere the tag is light unless it is asked.
    const tag = await (isOwn ? openCommercialSolar(page, place) : openCommercialSolar(page, place, 'theme="auto"'));
    for (const [state, reach] of STATES) {
      await reach(tag);
      await expectAccessible(page, tag, { state, widths: isOwn ? WIDTHS : [390] });
    }
  });
}
