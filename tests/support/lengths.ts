import { expect, type Locator } from '@playwright/test';
import { named } from './funnels/fields.ts';
import type { JourneyStep } from './funnels/journeys.ts';
import { nextOf } from './funnels/walk.ts';
import { restingPlace } from './inView.ts';

export const PHONE = { width: 390, height: 844 };

/** Where a part ends, counted from the top of the tag, in one look: the page may scroll between two. */
const endOf = (part: Locator): Promise<number> =>
  part.evaluate((node) => {
    const root = node.getRootNode();
    const top = root instanceof ShadowRoot ? root.host.getBoundingClientRect().top : Number.NaN;
    return Math.round(node.getBoundingClientRect().bottom - top);
  });

/** What is not needed is folded away, and the button is two screens of a telephone away at most. */
export async function expectShortStep(tag: Locator, step: JourneyStep, isLast: boolean): Promise<void> {
  await tag.page().setViewportSize(PHONE);
  expect(await endOf(nextOf(tag, step)), 'end of the contact step').toBeLessThanOrEqual(2 * PHONE.height);
  // Read before it is sent: never folded away.
  if (isLast) await expect(tag.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  const folded = step.folded ?? [];
  for (const name of folded) await expect(named(tag, name).first(), name).toBeHidden();
  if (folded.length > 0) {
    // As a person presses: what the step brought about, and the narrower window, have come to rest.
    await restingPlace(tag.page());
    await tag.getByText('Add details (optional)').click();
  }
  for (const name of folded) await expect(named(tag, name).first(), name).toBeVisible();
}

/** The result fits three screens of a telephone, what matters the first. */
export async function expectShortResult(tag: Locator): Promise<void> {
  await tag.page().setViewportSize(PHONE);
  // What it shows when it is read; the notice of its arrival is gone by then, unless somebody points at it.
  await tag.page().mouse.move(0, 0);
  await expect(tag.getByRole('status').locator('> *')).toHaveCount(0);
  expect((await tag.boundingBox())?.height).toBeLessThanOrEqual(3 * PHONE.height);
  const headline = tag.locator('[part=figure]').first();
  await expect(headline).toContainText(/£[\d,.]+|#\d{6}/);
  // Between two parts it ends a line at some width.
  await expect(headline).not.toContainText('·');
  expect(await endOf(headline)).toBeLessThan(PHONE.height);
  expect(await endOf(tag.locator('[part~=button-primary]').first())).toBeLessThan(PHONE.height);
}
