import { expect, test, type Page } from '@playwright/test';
import { choose, toEquipment, toQuote } from '../../../support/commercialSolarJourney.ts';
import {
  button,
  field,
  fillIn,
  heading,
  somebody,
  standing,
  valueOf,
  openTag,
} from '../../../support/funnelJourney.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';
import { size, toDetails } from '../../../support/solarJourney.ts';

const { siteUrl } = serverUnderTest();
const KEY = 'commercial_solar_quote_data';
const kept = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

test('back and forth on our own page loses nothing', async ({ page }) => {
  const tag = await openTag(page, { tag: 'commercial-solar-quote', place: 'our own page' });
  const less = button(tag, 'Five kilowatts less');
  const more = button(tag, 'Five kilowatts more');
  await less.click();
  await expect(size(tag)).toHaveValue('5');
  await expect(less).toBeDisabled();
  await size(tag).fill('95');
  await more.click();
  await expect(size(tag)).toHaveValue('100');
  await expect(more).toBeDisabled();
  await tag.getByRole('radio', { name: 'Pitched' }).check();
  await toEquipment(tag);
  await expect(valueOf(tag, 'Solar panels')).toHaveText('250 × 440 W panel');
  // The roof is sloping, the mounting is the first of the list: offered, never changed in silence.
  await tag.getByRole('tab', { name: 'Mounting' }).click();
  await expect(valueOf(tag, 'Mounting')).toHaveText('Flat roof mounting');
  await button(tag, 'Choose Pitched roof mounting').click();
  await expect(valueOf(tag, 'Mounting')).toHaveText('Pitched roof mounting');
  await choose(tag, 'Inverters', 'Three-phase hybrid inverter');
  await toDetails(tag);
  await expect(valueOf(tag, 'Inverter')).toHaveText('20 × Three-phase hybrid inverter');
  await fillIn(tag, { 'Business name': 'Acme Ltd', 'First name': 'Jane' });
  await button(tag, 'Change System').click();
  await expect(size(tag)).toBeFocused();
  await expect(size(tag)).toHaveValue('100');
  await size(tag).fill('50');
  // Who came from the check goes back to it.
  await toDetails(tag);
  await expect(valueOf(tag, 'Inverter')).toHaveText('10 × Three-phase hybrid inverter');
  await button(tag, 'Back').click();
  await expect(heading(tag, 'Choose your equipment')).toBeVisible();
  await toDetails(tag);
  await expect(field(tag, 'Business name')).toHaveValue('Acme Ltd');
  await expect(field(tag, 'First name')).toHaveValue('Jane');
});

test('a postcode of the page stands in the contact step', async ({ page }) => {
  const guest = await openTag(page, {
    tag: 'commercial-solar-quote',
    place: 'a partner page',
    attributes: 'postcode="ne1 4lp"',
  });
  await toEquipment(guest);
  await toDetails(guest);
  await expect(field(guest, 'Postcode')).toHaveValue('NE1 4LP');

  const own = await openTag(page, {
    tag: 'commercial-solar-quote',
    host: `${siteUrl}/commercial-solar-quote?postcode=SR1%203AX`,
  });
  await toEquipment(own);
  await toDetails(own);
  await expect(field(own, 'Postcode')).toHaveValue('SR1 3AX');
});

test('answers and the sent quote are kept on our own origin and offered again', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'commercial-solar-quote', place: 'our own page' });
  await size(tag).fill('45');
  await toEquipment(tag);
  await expect.poll(() => kept(page)).toMatchObject({ drafts: { 'commercial-solar': { step: 2 } } });
  await page.reload();
  const again = await standing(page, 'commercial-solar-quote');
  await again.getByText('Continue where you left off?').waitFor();
  await again.getByRole('button', { name: 'Continue' }).first().click();
  await expect(heading(again, 'Choose your equipment')).toBeVisible();
  await expect(valueOf(again, 'Inverter')).toHaveText('9 × Three-phase inverter');
  await button(again, 'Back').click();
  await toQuote(again, person);
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      quote: { systemSize: 45, panelCount: 113, quoteRef: expect.stringMatching(/^CS-COM-\d{6,7}$/) },
      customerInfo: { businessName: 'Sample Works Ltd', email: person['Email address'] },
      timestamp: expect.stringMatching(/^2\d{3}-/),
    });
});

test('nothing personal is kept on a partner page', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'commercial-solar-quote', place: 'a partner page' });
  await toQuote(tag, person);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const typed of [person['Email address'], 'Sample Works', 'Test Street']) expect(stored).not.toContain(typed);
});
