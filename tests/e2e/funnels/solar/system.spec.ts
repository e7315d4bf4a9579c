import { expect, test } from '@playwright/test';
import { button, field, heading, somebody, summary, openTag } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';
import { bill, expectQuote, size, submit, toFilledDetails } from '../../../support/solarJourney.ts';

const { dataDir } = serverUnderTest();

const LESS = 'One kilowatt less';
const MORE = 'One kilowatt more';

test('step 1 on our own page starts as the specification says', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await expect(tag.getByText('Step 1 of 4')).toBeVisible();
  await expect(tag.getByRole('radio', { name: 'My home' })).toBeChecked();
  await expect(size(tag)).toHaveValue('4');
  await expect(tag.getByText('About 10 panels')).toBeVisible();
  await expect(field(tag, 'Property type')).toHaveValue('Detached');
  await expect(tag.getByRole('radio', { name: 'Pitched' })).toBeChecked();
  await expect(bill(tag)).toHaveValue('80');
  await expect(tag.getByText('Homes usually choose 3 to 6 kW, businesses 10 to 30 kW.')).toBeVisible();
  await expect(field(tag, 'Business name')).toHaveCount(0);
  expect(await field(tag, 'Property type').locator('option').allInnerTexts()).toEqual([
    'Detached',
    'Semi-detached',
    'Terraced',
    'Flat',
    'Bungalow',
    'Other',
  ]);
});

test('the stepper on a partner page ends at 1 and 12 kW for a home and counts the panels', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  for (const [kilowatts, panels] of [
    [5, 13],
    [6, 15],
    [7, 18],
    [8, 20],
    [9, 23],
    [10, 25],
    [11, 28],
    [12, 30],
  ] as const) {
    await button(tag, MORE).click();
    await expect(size(tag)).toHaveValue(String(kilowatts));
    await expect(tag.getByText(`About ${panels} panels`, { exact: true })).toBeVisible();
  }
  await expect(button(tag, MORE)).toBeDisabled();
  await expect(size(tag)).toBeFocused();
  await size(tag).fill('2');
  await button(tag, LESS).click();
  await expect(size(tag)).toHaveValue('1');
  await expect(button(tag, LESS)).toBeDisabled();
  await expect(button(tag, MORE)).toBeEnabled();
});

test('switching to a business and back on our own page resets the size and says so', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await size(tag).fill('7');
  await tag.getByRole('radio', { name: 'My business' }).check();
  await expect(heading(tag, 'Design your business solar system')).toBeVisible();
  await expect(size(tag)).toHaveValue('10');
  await expect(tag.getByText('About 25 panels')).toBeVisible();
  await expect(tag.getByText('System size is now 10 kW, our starting point for a business.')).toBeAttached();
  await expect(field(tag, 'Property type')).toHaveValue('Commercial Building');
  expect(await field(tag, 'Business type').locator('option').allInnerTexts()).toEqual([
    'Choose a business type',
    'Retail',
    'Office',
    'Manufacturing',
    'Hospitality',
    'Healthcare',
    'Education',
    'Agriculture',
    'Other',
  ]);
  await size(tag).fill('29');
  await button(tag, MORE).click();
  await expect(size(tag)).toHaveValue('30');
  await expect(button(tag, MORE)).toBeDisabled();
  await tag.getByRole('radio', { name: 'My home' }).check();
  await expect(size(tag)).toHaveValue('4');
  await expect(tag.getByText('System size is now 4 kW, our starting point for a home.')).toBeAttached();
  await expect(field(tag, 'Property type')).toHaveValue('Detached');
  await expect(field(tag, 'Business name')).toHaveCount(0);
});

const WRONG = [
  ['size', '13', 'Choose a system size from 1 to 12 kW for a home'],
  ['size', '4.5', 'Enter the system size in whole kilowatts'],
  ['bill', '', 'Enter your monthly bill in pounds, more than £0, like 80 or 92.50'],
] as const;

test('wrong numbers are stopped with a message that says what to do', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  const before = page.url();
  const next = button(tag, 'Continue to equipment selection');
  for (const [name, typed, message] of WRONG) {
    const wrong = name === 'bill' ? bill(tag) : size(tag);
    await wrong.fill(typed);
    await next.click();
    await expect(wrong, `${name} “${typed}”`).toBeFocused();
    // A figure keeps its unit: the space between them is one that no line ends at.
    await expect(wrong).toHaveAccessibleDescription(new RegExp(`^${message.replaceAll(' ', String.raw`\s`)}`));
    await expect(wrong).toHaveValue(typed);
    await next.focus();
    await summary(tag).getByRole('button', { name: message, exact: true }).click();
    await expect(summary(tag).getByRole('button')).toHaveCount(1);
    await expect(wrong).toBeFocused();
    await wrong.fill(name === 'bill' ? '85' : '5');
    await expect(summary(tag)).toHaveCount(0);
  }
  expect(page.url()).toBe(before);
  await next.click();
  await expect(heading(tag, 'Choose your equipment')).toBeVisible();
});

test('slider and number box of the bill are one field', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  const slider = tag.getByRole('slider', { name: 'Monthly electricity bill' });
  await slider.press('ArrowRight');
  await expect(bill(tag)).toHaveValue('90');
  await slider.press('End');
  await expect(bill(tag)).toHaveValue('500');
  await expect(slider).toHaveAttribute('aria-valuetext', '£500+');
  await bill(tag).fill('120');
  await expect(slider).toHaveValue('120');
  await slider.press('Home');
  await expect(bill(tag)).toHaveValue('30');
});

for (const [type, typed, shown, top] of [
  ['home', '12.5', '£12.50 a month', '30'],
  ['business', '7200', '£7,200 a month', '5000'],
] as const) {
  test(`a bill of £${typed} of a ${type} is taken, checked and told to sales`, async ({ page }) => {
    const person = somebody();
    const tag = await openTag(page, {
      tag: 'solar-quote',
      place: 'a partner page',
      attributes: `customer-type="${type}"`,
    });
    await bill(tag).fill(typed);
    await expect(tag.getByRole('slider', { name: 'Monthly electricity bill' })).toHaveValue(top);
    if (type === 'business') await tag.getByLabel('Business name').fill('Sample Works Ltd');
    await toFilledDetails(tag, person);
    await expect(tag.getByText(shown, { exact: true })).toBeVisible();
    await submit(tag);
    await expectQuote(tag);
    const [lead] = await leadsOf(dataDir, person['Email address']);
    expect(lead?.body).toContain(`"electricityBill":${Math.min(Number(typed), type === 'home' ? 500 : 5000)}`);
    expect(Reflect.get(Object(lead), 'sales')).toContain(shown);
  });
}
