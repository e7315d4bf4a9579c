import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import {
  choose,
  consent,
  contactOf,
  openEnergy,
  received,
  submit,
  toContact,
  toEnergy,
} from '../../../support/commercialEnergyJourney.ts';
import { PLACES, button, field, fillIn, type Place } from '../../../support/funnelJourney.ts';

/** Every state of the funnel that looks different, and how a visitor gets there from the one before. */
const STATES: readonly [string, (tag: Locator) => Promise<unknown>][] = [
  ['step 1', () => Promise.resolve()],
  [
    'step 1 with every error',
    async (tag) => {
      await button(tag, 'Next').click();
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  ['step 2', (tag) => toEnergy(tag)],
  [
    'step 2, own figures and several meters, with errors and hints',
    async (tag) => {
      await choose(tag, 'usageAmount', 'custom');
      await field(tag, 'Number of meters').selectOption('3');
      await field(tag, 'Electricity supply numbers (MPAN)').fill('1500000000007');
      await fillIn(tag, { 'Contract end date': '2099-03-31' });
      await button(tag, 'Next').click();
      await expect(tag.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'step 3',
    async (tag) => {
      await choose(tag, 'usageAmount', 'low');
      await toContact(tag);
    },
  ],
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
      await fillIn(tag, contactOf());
      await consent(tag).setChecked(true);
      await submit(tag);
      await expect(received(tag)).toBeVisible();
    },
  ],
];

const open = (page: Page, place: Place): Promise<Locator> =>
  // Elsewhere the tag is light unless it is asked.
  place === 'our own page' ? openEnergy(page, place) : openEnergy(page, 'a partner page', 'theme="auto"');

test.describe.configure({ mode: 'parallel' });

for (const place of PLACES) {
  test(`every step on ${place} is accessible, light and dark`, async ({ page }) => {
    test.setTimeout(240_000);
    const tag = await open(page, place);
    for (const [state, reach] of STATES) {
      await reach(tag);
      await expectAccessible(page, tag, { state, widths: place === 'our own page' ? [390, 1280] : [320] });
    }
  });
}
