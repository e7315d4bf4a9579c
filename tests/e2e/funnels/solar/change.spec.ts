import { expect, test, type Locator } from '@playwright/test';
import { button, heading, somebody, openTag } from '../../../support/funnels/openTag.ts';
import { toFilledDetails } from '../../../support/funnels/solar.ts';
import { restingPlace } from '../../../support/inView.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ROWS = [
  ['System', 'systemSize', 'Design your home solar system', 'Continue to equipment selection'],
  ['Battery', 'batteryIncluded', 'Choose your equipment', 'Continue'],
  ['Mounting', 'mountingType', 'Choose your equipment', 'Continue'],
] as const;

/** Whether the element with the focus is in the window. */
async function expectFocusInView(tag: Locator): Promise<void> {
  await restingPlace(tag.page());
  const place = await tag.evaluate((node) => {
    const { top, bottom } = node.shadowRoot?.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return { isSeen: top >= 0 && bottom <= innerHeight, top, bottom };
  });
  expect(place).toMatchObject({ isSeen: true });
}

test('Change on our own page goes to the field itself, and Continue back to its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toFilledDetails(tag, somebody());
  for (const [row, name, title, next] of ROWS) {
    const change = tag.getByRole('button', { name: `Change ${row}`, exact: true });
    await change.click();
    await expect(heading(tag, title)).toBeAttached();
    await expect(tag.locator(`[name=${name}]:focus`)).toBeVisible();
    await expectFocusInView(tag);
    await button(tag, next).click();
    await expect(heading(tag, 'Your details')).toBeAttached();
    await expect(change).toBeFocused();
    await expectFocusInView(tag);
  }
});

test('Back from a change goes on as ever', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toFilledDetails(tag, somebody());
  await tag.getByRole('button', { name: 'Change Battery' }).click();
  await expect(tag.locator('[name=batteryIncluded]:focus')).toBeVisible();
  await button(tag, 'Back').click();
  await expect(heading(tag, 'Design your home solar system')).toBeFocused();
});
