import { expect, test, type Page } from '@playwright/test';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

const SECTIONS = [
  'top',
  'customers',
  'quick-quote',
  'homecare',
  'services',
  'features',
  'solar',
  'business',
  'areas',
  'survey',
  'why-us',
  'explore',
  'need-help',
  'reviews',
];

const open = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${siteUrl}/`);
  await expect(page.getByRole('group', { name: 'In their own words' })).toBeVisible();
};

const cardsInView = (page: Page): Promise<number> =>
  page.locator('#reviews').evaluate((section) => {
    const track = section.querySelector('ul');
    const [left = 0, right = 0] = [track?.getBoundingClientRect().left, track?.getBoundingClientRect().right];
    return [...(track?.children ?? [])].filter((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });

test('fourteen sections stand in their order, and who the visitor is goes with them', async ({ page }) => {
  await open(page, 1280);
  const order = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(order.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS);

  // One choice, in the quick quote: the words beside it and the links to a solar quote follow.
  const customers = page.locator('#customers');
  const quick = page.locator('quick-quote');
  const [home, business] = [
    quick.getByRole('radio', { name: 'My home' }),
    quick.getByRole('radio', { name: 'My business' }),
  ];
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(customers.getByRole('heading', { name: 'A home that costs less to run' })).toBeVisible();
  await expect(customers.getByRole('heading', { name: 'Energy you can plan with' })).toBeHidden();
  await business.check({ force: true });
  await expect(customers.getByRole('heading', { name: 'A home that costs less to run' })).toBeHidden();
  await expect(customers.getByRole('heading', { name: 'Energy you can plan with' })).toBeVisible();
  await expect(page.locator('#top a[data-solar-quote]')).toHaveAttribute('href', /#customerType=business$/);
  await page.keyboard.press('ArrowLeft');
  await expect(home).toBeChecked();
  await expect(customers.getByRole('heading', { name: 'A home that costs less to run' })).toBeVisible();
  await expect(page.locator('#top a[data-solar-quote]')).toHaveAttribute('href', '/solar-quote');
});

test('tabs answer to the keyboard, and the plan that is chosen goes to its quote', async ({ page }) => {
  await open(page, 1280);
  const plans = page.getByRole('tablist', { name: 'HomeCare plans' });
  const tab = (name: RegExp) => plans.getByRole('tab', { name });
  await expect(tab(/Standard/)).toHaveAttribute('aria-selected', 'true');
  await tab(/Standard/).focus();
  // Back, and no key of the tabs': it showed the last plan (Chromium 156, November 2026).
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(tab(/Standard/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(tab(/Plus/)).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: /Plus/ })).toContainText('Central heating cover');
  await page.keyboard.press('End');
  await expect(tab(/Complete/)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Choose Complete' })).toHaveAttribute(
    'href',
    '/homecare-quote?plan=Complete&catalogue=home',
  );
  await expect(page.getByRole('link', { name: 'Choose Standard' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(tab(/Standard/)).toBeFocused();
  await expect(plans.locator('[tabindex="0"]')).toHaveCount(1);

  const services = page.getByRole('tablist', { name: 'Services' });
  await expect(page.getByRole('tabpanel', { name: 'HomeCare', exact: true })).toBeVisible();
  await services.getByRole('tab', { name: 'Boilers' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Boilers' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'HomeCare', exact: true })).toBeHidden();
  expect(page.url()).toBe(`${siteUrl}/`);
});

test('the reviews turn by the page, and keep their place among fewer pages', async ({ page }) => {
  await open(page, 390);
  const reviews = page.locator('#reviews');
  const [previous, next] = [
    reviews.getByRole('button', { name: 'Previous reviews' }),
    reviews.getByRole('button', { name: 'Next reviews' }),
  ];
  await expect(reviews.getByRole('status')).toHaveText('Page 1 of 11');
  await expect(previous).toBeDisabled();
  await expect(reviews.getByRole('button', { name: 'Page 11' })).toBeVisible();
  await reviews.getByRole('button', { name: 'Page 11' }).click();
  await expect(reviews.getByRole('status')).toHaveText('Page 11 of 11');
  await expect(next).toBeDisabled();
  await expect.poll(() => cardsInView(page)).toBe(1);

  await page.setViewportSize({ width: 800, height: 900 });
  await expect(reviews.getByRole('status')).toHaveText('Page 6 of 6');
  await expect.poll(() => cardsInView(page)).toBe(2);
  await expect(reviews.getByRole('button', { name: 'Page 6' })).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(reviews.getByRole('status')).toHaveText('Page 4 of 4');
  await expect.poll(() => cardsInView(page)).toBe(3);
  for (const text of ['Page 3 of 4', 'Page 2 of 4', 'Page 1 of 4']) {
    await previous.click();
    await expect(reviews.getByRole('status')).toHaveText(text);
  }
  // The button that was pressed is of no more use: the focus goes to the other one.
  await expect(next).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, for both kinds of customers', async ({ page }) => {
    await page.goto(`${siteUrl}/`);
    for (const name of ['Choose Standard', 'Choose Plus', 'Choose Complete'])
      await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Boilers fitted, serviced and repaired' })).toBeVisible();
    for (const name of ['A home that costs less to run', 'Energy you can plan with'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.locator('#reviews').getByRole('button')).toHaveCount(0);
    await expect(page.locator('#reviews li')).toHaveCount(11);
  });
});
