import { expect, test, type Page } from '@playwright/test';
import {
  card,
  quoteHeading,
  selectCharger,
  submit,
  toDetails,
  toQuote,
  vehicleHeading,
} from '../../../support/evJourney.ts';
import { answer, named, valueIn } from '../../../support/formFields.ts';
import { button, field, fillIn, somebody, standing, valueOf, openTag } from '../../../support/funnelJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir, siteUrl } = serverUnderTest();
const KEY = 'ev_quote_data';
const kept = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);

test('back and forth on a partner page loses nothing', async ({ page }) => {
  const tag = await openTag(page, { tag: 'ev-quote', place: 'a partner page' });
  await selectCharger(tag, 'Solar long-cable charger');
  await expect(tag.getByText(/no public land between your home and the charger/)).toBeVisible();
  await expect(named(tag, 'carModel')).toBeDisabled();
  await expect(named(tag, 'deliveryDate')).toHaveCount(0);
  await answer(tag, 'carBrand', 'Polestar');
  await answer(tag, 'carModel', 'other');
  await answer(tag, 'carModelTyped', 'Polestar 1');
  await answer(tag, 'parkingType', 'on-street');
  await answer(tag, 'meterDistance', '20-30');
  await expect(tag.getByText('Needs a survey')).toBeVisible();
  await expect(tag.getByText(/cross-pavement solution that your council has approved/)).toBeVisible();
  await button(tag, 'Back').click();
  await expect(card(tag, 'Solar long-cable charger').getByText('Your choice')).toBeVisible();
  await selectCharger(tag, 'Everyday cable charger');
  expect(await valueIn(tag, 'carModelTyped')).toBe('Polestar 1');
  await toDetails(tag, { carBrand: 'Polestar' });
  await fillIn(tag, { 'First name': 'Jane' });
  for (const [label, value] of [
    ['Charger', 'Everyday cable charger, £899'],
    ['Car', 'Polestar 1'],
    ['Parking', 'On the street'],
    ['Distance from the meter', '20 to 30 metres'],
    ['Property', 'Own home'],
  ] as const) {
    await expect(valueOf(tag, label), label).toHaveText(value);
  }
  await button(tag, 'Change Charger').click();
  await expect(tag.getByRole('article', { name: 'Everyday cable charger' }).getByRole('button').last()).toBeFocused();
  await selectCharger(tag, 'Compact socket charger');
  // Who came from the check goes back to the row.
  await expect(button(tag, 'Change Charger')).toBeFocused();
  await expect(valueOf(tag, 'Charger')).toHaveText('Compact socket charger, £799');
  await button(tag, 'Change Parking').click();
  await expect(tag.locator('[name=parkingType]:focus')).toBeVisible();
  await toDetails(tag, { carBrand: 'Polestar', parkingType: 'driveway' });
  await expect(valueOf(tag, 'Parking')).toHaveText('Driveway');
  await expect(field(tag, 'First name')).toHaveValue('Jane');
});

test('a postcode that came along is checked and can be changed; the customer type goes with the lead', async ({
  page,
}) => {
  const guest = await openTag(page, {
    tag: 'ev-quote',
    place: 'a partner page',
    attributes: 'postcode="ne1 4lp" customer-type="business"',
  });
  const { Postcode: _postcode, ...person } = somebody();
  await selectCharger(guest);
  await toDetails(guest);
  await expect(valueOf(guest, 'Postcode')).toHaveText('NE1 4LP');
  await expect(named(guest, 'postcode')).toHaveCount(0);
  await button(guest, 'Change Postcode').click();
  await expect(field(guest, 'Postcode')).toBeFocused();
  await field(guest, 'Postcode').fill('SR1 3AX');
  await fillIn(guest, person);
  await submit(guest);
  await expect(quoteHeading(guest)).toBeVisible({ timeout: 15_000 });
  const [lead] = await leadsOf(dataDir, person['Email address']);
  expect(lead?.postcode).toBe('SR1 3AX');
  expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({ quoteData: { customerInfo: { customerType: 'business' } } });

  const own = await openTag(page, { tag: 'ev-quote', host: `${siteUrl}/ev-quote?postcode=SR1%203AX` });
  await selectCharger(own);
  await toDetails(own);
  await expect(valueOf(own, 'Postcode')).toHaveText('SR1 3AX');
});

test('answers and the sent quote are kept on our own origin and offered again', async ({ page }) => {
  const { Postcode: _postcode, ...person } = somebody();
  const tag = await openTag(page, { tag: 'ev-quote', place: 'our own page' });
  await selectCharger(tag, 'Everyday cable charger');
  await answer(tag, 'carBrand', 'Kia');
  await answer(tag, 'isRenting', 'true');
  await expect
    .poll(() => kept(page))
    .toMatchObject({ drafts: { ev: { step: 2, values: { carBrand: 'Kia', isRenting: 'true' } } } });
  await page.reload();
  const again = await standing(page, 'ev-quote');
  await again.getByText('Continue where you left off?').waitFor();
  await again.getByRole('button', { name: 'Continue' }).first().click();
  await expect(vehicleHeading(again)).toBeVisible();
  expect([await valueIn(again, 'carBrand'), await valueIn(again, 'isRenting')]).toEqual(['Kia', 'true']);
  await toDetails(again, { carBrand: 'Kia' });
  await expect(valueOf(again, 'Charger')).toHaveText('Everyday cable charger, £899');
  await fillIn(again, person);
  await submit(again);
  await expect(quoteHeading(again)).toBeVisible({ timeout: 15_000 });
  await expect(again.getByText(/To book we also need your postcode/)).toBeVisible();
  await expect
    .poll(() => kept(page))
    .toMatchObject({
      customerInfo: { carBrand: 'Kia', isRenting: true, quoteRef: expect.stringMatching(/^EVQ-\d{6,7}$/) },
      charger: { id: 'charger-2', price: 899 },
      timestamp: expect.stringMatching(/^2\d{3}-/),
    });
});

test('nothing personal is kept on a partner page', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'ev-quote', place: 'a partner page' });
  await toQuote(tag, person);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const typed of [person['Email address'], 'Test Street', 'Doe']) expect(stored).not.toContain(typed);
});

test('a charger that is selected while the rest is still on its way is not lost', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Everything that is fetched after the first step waits.
  await page.route(/\/widgets\/.*later.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const tag = await openTag(page, { tag: 'ev-quote', place: 'a partner page' });
  await button(card(tag, 'Everyday cable charger'), 'Select this charger').click();
  await expect(card(tag, 'Everyday cable charger').getByText('Your choice')).toBeVisible();
  release();
  await expect(vehicleHeading(tag)).toBeFocused();
});
