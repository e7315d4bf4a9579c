import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from '../../../support/axe.ts';
import { PLACES, fillIn, somebody, type Place } from '../../../support/funnelJourney.ts';
import { choose, expectQuote, openSolar, submit, toDetails, toEquipment } from '../../../support/solarJourney.ts';

/** Every state of the funnel that looks different, and how a visitor gets there from the one before. */
const STATES: readonly [string, (tag: Locator) => Promise<unknown>][] = [
  ['step 1, home', () => Promise.resolve()],
  [
    'step 1, business with an error',
    async (tag) => {
      await tag.getByRole('radio', { name: 'My business' }).check();
      await tag.getByRole('spinbutton', { name: 'System size' }).fill('31');
      await tag.getByRole('button', { name: 'Continue to equipment selection' }).click();
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 2, panels',
    async (tag) => {
      await tag.getByRole('spinbutton', { name: 'System size' }).fill('30');
      await toEquipment(tag);
    },
  ],
  ['step 2, inverters', (tag) => choose(tag, 'Inverters', /£1,199\.99/)],
  ['step 2, mounting', (tag) => tag.getByRole('tab', { name: 'Mounting' }).click()],
  [
    'step 2, battery',
    async (tag) => {
      await tag.getByRole('tab', { name: 'Battery' }).click();
      await tag.getByRole('switch', { name: 'Include a battery' }).check();
      await choose(tag, 'Battery', /£6,999\.99/);
    },
  ],
  ['step 3', toDetails],
  [
    'step 3 with every error',
    async (tag) => {
      await submit(tag);
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 4',
    async (tag) => {
      await fillIn(tag, somebody());
      await tag.getByLabel('Business name').fill('Acme Ltd');
      await submit(tag);
      await expectQuote(tag);
      await tag.getByText('How we worked this out').click();
    },
  ],
];

const open = (page: Page, place: Place): Promise<Locator> =>
  // Elsewhere the tag is light unless it is asked.
  place === 'our own page' ? openSolar(page, place) : openSolar(page, 'a partner page', 'theme="auto"');

test.describe.configure({ mode: 'parallel' });

for (const place of PLACES) {
  test(`every step on ${place} is accessible at every width, light and dark`, async ({ page }) => {
    test.setTimeout(240_000);
    const tag = await open(page, place);
    for (const [state, reach] of STATES) {
      await reach(tag);
      // The tabs look alike: three of them are looked at on a telephone only.
      const widths = /inverters|mounting|panels/.test(state) ? [390] : WIDTHS;
      await expectAccessible(page, tag, { state, widths });
    }
  });
}
