import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillIn, heading, somebody, openTag } from '../../../support/funnels/openTag.ts';
import { expectQuote, size, submit, toDetails, toEquipment, toQuote } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();
const MOST_TABS = 60;

/** What has the focus, within shadow roots too: the control's field name, else its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node?.getAttribute('name') ?? node?.getAttribute('aria-label') ?? node?.textContent ?? '';
  });

/** Presses Tab until the named control has the focus. @returns all that had it on the way */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now === name) return passed;
    passed.push(now);
  }
  throw new Error(`expected Tab to reach ${name}, passed ${passed.join(', ')}`);
}

test('from the first field to the quote on a partner page with the keyboard alone', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await tabTo(page, 'customerType');
  await page.keyboard.press('ArrowRight');
  await expect(tag.getByRole('radio', { name: 'My business' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(tag.getByRole('radio', { name: 'My home' })).toBeChecked();
  await tabTo(page, 'One kilowatt more');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(size(tag)).toHaveValue('6');
  await tabTo(page, 'propertyType');
  await page.keyboard.press('ArrowDown');
  await expect(tag.getByLabel('Property type')).toHaveValue('Semi-detached');
  await tabTo(page, 'roofType');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'electricityBill');
  await page.keyboard.press('Enter');
  await expect(heading(tag, 'Choose your equipment')).toBeFocused();

  await tabTo(page, 'Solar Panels');
  await page.keyboard.press('End');
  await expect(tag.getByRole('tab', { name: 'Battery' })).toBeFocused();
  await tabTo(page, 'batteryIncluded');
  await page.keyboard.press('Space');
  await tabTo(page, 'batteryType');
  await page.keyboard.press('ArrowDown');
  await expect(tag.getByRole('radio', { name: /7\.7 kWh/ })).toBeChecked();
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await expect(heading(tag, 'Your details')).toBeFocused();

  const order = ['firstName', 'lastName', 'email', 'phone', 'address', 'postcode'];
  for (const [index, value] of Object.values(person).entries()) {
    // Nothing stands between two fields; the trap for robots takes no focus. Who we are comes before the first.
    expect(await tabTo(page, order[index] ?? '')).toEqual(index === 0 ? ['Privacy policy'] : []);
    await page.keyboard.type(value);
  }
  expect(await tabTo(page, 'Get my quote')).not.toContain('leadRoute');
  await page.keyboard.press('Enter');
  await expectQuote(tag);
  await expect(heading(tag, 'Your home solar quote')).toBeFocused();
  for (const name of ['Call Now', 'Email Quote', 'Print', 'Download PDF', 'Share']) await tabTo(page, name);
  const [lead] = await leadsOf(dataDir, person['Email address']);
  expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({
    quoteData: {
      quote: { systemSize: 6, batteryType: 'battery-7.7kwh' },
      customerInfo: { propertyType: 'Semi-detached', roofType: 'Flat' },
    },
  });
});

// 1280 × 1024 at 400 % (WCAG 1.4.10) is a window of 320 × 256.
test('at 400 % on our own page everything is reached, and no focus is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  const expectInView = async (control: Locator): Promise<void> => {
    await control.focus();
    const isOnTop = () =>
      control.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const root = node.getRootNode();
        const found = root instanceof ShadowRoot ? root.elementFromPoint(left + width / 2, top + height / 2) : null;
        return found === node;
      });
    await expect.poll(isOnTop, { message: String(await control.getAttribute('name')) }).toBe(true);
  };
  await expectInView(size(tag));
  await toEquipment(tag);
  await toDetails(tag);
  // The step brings its heading into view first.
  await expect(heading(tag, 'Your details')).toBeInViewport();
  await expect(heading(tag, 'Your details')).toBeFocused();
  for (const control of await tag.getByRole('textbox').all()) await expectInView(control);
  await submit(tag);
  await expect(tag.getByLabel('First name')).toBeInViewport();
  await fillIn(tag, somebody());
  await submit(tag);
  await expectQuote(tag);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test('with reduced motion nothing moves on a partner page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [window, 'scrollTo'],
      [Element.prototype, 'scrollIntoView'],
    ] as const) {
      const original = Reflect.get(owner, name) as (how: unknown) => void;
      Reflect.set(owner, name, function scrollAndNote(this: unknown, how: object) {
        original.call(this, how);
        const left = scrollY;
        // The partner's own style sheet glides: whoever does not say otherwise would glide with it.
        original.call(this, { ...how, behavior: 'instant' });
        if (scrollY !== left) document.documentElement.dataset['smooth'] = 'yes';
      });
    }
  });
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toQuote(tag, somebody());
  const moving = await tag.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
      .filter((node) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(node);
        const seconds = Math.max(...transitionDuration.split(',').map(parseFloat));
        return seconds > 0.01 || (animationName !== 'none' && parseFloat(animationDuration) > 0.01);
      })
      .map((node) => `${node.localName}.${node.getAttribute('class')}`),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-smooth');
});
