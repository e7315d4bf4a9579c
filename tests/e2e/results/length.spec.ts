import { expect, test, type Locator } from '@playwright/test';
import { openTag } from '../../support/funnelJourney.ts';
import { completeFunnel } from '../../support/journey.ts';
import type { TagName } from '../../support/tags.ts';

const SCREEN = 844;
const SCREENS = 3;

test.use({ viewport: { width: 390, height: SCREEN } });

/** Results with a figure. */
const RESULTS: readonly TagName[] = [
  'solar-quote',
  'commercial-solar-quote',
  'ev-quote',
  'homecare-quote',
  'instant-quote',
  'commercial-energy-quote',
];

async function bottomOf(tag: Locator, part: Locator): Promise<number> {
  const [outer, inner] = [await tag.boundingBox(), await part.boundingBox()];
  if (!outer || !inner) throw new Error('expected both on the page');
  return inner.y + inner.height - outer.y;
}

for (const tagName of RESULTS) {
  test(`the result of <${tagName}> fits three screens, what matters the first`, async ({ page }) => {
    const tag = await openTag(page, 'a partner page', tagName);
    await completeFunnel(page, tagName);
    // What a result shows when it is read; the notice of its arrival is gone by then, unless somebody points at it.
    await page.mouse.move(0, 0);
    await expect(tag.getByRole('status').locator('> *')).toHaveCount(0);
    expect((await tag.boundingBox())?.height).toBeLessThanOrEqual(SCREENS * SCREEN);
    const headline = tag.locator('[part=figure]').first();
    await expect(headline).toContainText(/£[\d,.]+|#\d{6}/);
    expect(await bottomOf(tag, headline)).toBeLessThan(SCREEN);
    expect(await bottomOf(tag, tag.locator('[part~=button-primary]').first())).toBeLessThan(SCREEN);
  });
}
