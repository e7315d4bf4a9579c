import { expect, test, type Locator, type Page } from '@playwright/test';
import { unfoldField } from '../../../support/formFields.ts';
import { button, field, pick, valueOf, openTag } from '../../../support/funnelJourney.ts';
import { householder, toConfirmation, toDetails } from '../../../support/homecareJourney.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { siteUrl, dataDir } = serverUnderTest();

// Funnels specification, section 9.2: five lists that do not agree. The clicked name and price are what is shown.
const CLICKS = [
  ['standard', 'home', 'Standard £14 a month', 3, '£168'],
  ['Complete', 'home', 'Complete £22 a month', 3, '£264'],
  ['Complete Care', 'plans', 'Complete Care £15 a month', 4, '£180'],
  ['Total Care', 'plans', 'Total Care £22 a month', 4, '£264'],
  ['Two', 'learn-more', 'Plan Two £19 a month', 4, '£228'],
  ['Four', 'faq', 'Plan Four £29 a month', 4, '£348'],
  ['Boiler cover', 'instant', 'Boiler cover £14.99 a month', 4, '£179.88'],
] as const;

type Values = Readonly<Record<string, string>>;

const WAYS: Readonly<Record<string, (page: Page, values: Values) => Promise<Locator>>> = {
  'attributes of the tag': (page, { plan, catalogue, postcode }) =>
    openTag(page, {
      tag: 'homecare-quote',
      place: 'a partner page',
      attributes: `plan="${plan}" catalogue="${catalogue}" postcode="${postcode}"`,
    }),
  'the fragment of our own address': async (page, values) => {
    return openTag(page, { tag: 'homecare-quote', host: `${siteUrl}/homecare-quote#${new URLSearchParams(values)}` });
  },
  'one-shot navigation state on our own page': async (page, values) => {
    await page.goto(`${siteUrl}/privacy-policy`);
    await page.evaluate(
      (state) => sessionStorage.setItem('quoteNavigation:/homecare-quote', JSON.stringify(state)),
      values,
    );
    return openTag(page, { tag: 'homecare-quote', host: `${siteUrl}/homecare-quote` });
  },
};

test('every clicked plan, by attribute: its own name, price and total', async ({ page }) => {
  for (const [plan, catalogue, name, cards, term] of CLICKS) {
    const tag = await openTag(page, {
      tag: 'homecare-quote',
      place: 'a partner page',
      attributes: `plan="${plan}" catalogue="${catalogue}"`,
    });
    await expect(tag.getByRole('radio', { name, exact: true }), name).toBeChecked();
    await expect(tag.getByRole('radio'), name).toHaveCount(cards);
    await expect(tag.getByText(`comes to ${term} for 12 months`), name).toBeVisible();
    await expect(tag.getByText('The plan you clicked'), name).toHaveCount(cards - 3);
  }
});

test('a plan of another page, by every way of handing it over, is the one that is asked for', async ({ page }) => {
  for (const [way, open] of Object.entries(WAYS)) {
    const person = householder();
    const tag = await open(page, { plan: 'One', catalogue: 'learn-more', postcode: 'SR1 3AX' });
    expect(new URL(page.url()).hash, way).toBe('');
    await expect(tag.getByRole('radio', { name: 'Plan One £14 a month' }), way).toBeChecked();
    await toDetails(tag);
    await expect(field(tag, 'Postcode')).toHaveValue('SR1 3AX');
    await expect(valueOf(tag, 'Plan')).toHaveText('Plan One');
    await button(tag, 'Back').click();
    await toConfirmation(tag, person);
    const [lead] = await leadsOf(dataDir, person['Email address']);
    expect(lead).toMatchObject({ funnel: 'homecare', total_pence: 14_00, price_check: 'ok' });
    expect(JSON.parse(lead?.body ?? '{}').quoteData.plan).toMatchObject({
      type: 'One',
      catalogue: 'learn-more',
      price: 14,
      period: 'monthly',
    });
  }
});

test('a plan that nobody sells is ignored, with one warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const tag = await openTag(page, {
    tag: 'homecare-quote',
    place: 'a partner page',
    attributes: 'plan="Free" catalogue="secret"',
  });
  await expect(tag.getByRole('radio', { name: 'Standard £14 a month' })).toBeChecked();
  await expect(tag.getByRole('radio')).toHaveCount(3);
  expect(warnings.filter((text) => text.includes('is ignored'))).toHaveLength(2);
});

test('back and forth loses nothing, and the key facts follow the plan', async ({ page }) => {
  const tag = await openTag(page, { tag: 'homecare-quote', place: 'our own page' });
  await toDetails(tag);
  await expect(valueOf(tag, 'Price')).toHaveText('£14 a month');
  await field(tag, 'First name').fill('Zoë');
  await unfoldField(field(tag, 'Property type'));
  await field(tag, 'Property type').selectOption({ label: 'Semi-Detached' });
  await button(tag, 'Change Plan').click();
  await pick(tag, 'Complete £22 a month');
  await toDetails(tag);
  await expect(field(tag, 'First name')).toHaveValue('Zoë');
  await expect(field(tag, 'Property type')).toHaveValue('Semi-detached');
  await tag.getByText(/^Key facts/).click();
  await expect(tag.getByText('£22 a month, VAT included. £264 for 12 months.')).toBeVisible();
  await page.goBack();
  await expect(tag.getByRole('radio', { name: 'Complete £22 a month' })).toBeChecked();
});

test('the instant quote goes on with what was answered here: both keep one record', async ({ page }) => {
  await toConfirmation(await openTag(page, { tag: 'homecare-quote', place: 'our own page' }), householder());
  await page.goto(`${siteUrl}/get-a-quote`);
  const instant = page.locator('instant-quote');
  await instant.getByRole('button', { name: 'Continue with these answers' }).click();
  await instant.getByLabel('Postcode').waitFor();
  await expect(instant.getByLabel('Postcode')).toHaveValue('NE1 4ST');
});
