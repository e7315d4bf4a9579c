import { expect, test, type Locator, type Page } from '@playwright/test';
import { householder, toConfirmation, toDetails } from '../../../support/funnels/homecare.ts';
import { button, field, valueOf, openTag } from '../../../support/funnels/openTag.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { siteUrl, dataDir } = serverUnderTest();

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

test('a plan of another page, by every way of handing it over, is the one that is asked for', async ({ page }) => {
  for (const [way, open] of Object.entries(WAYS)) {
    const person = householder();
    const tag = await open(page, { plan: 'One', catalogue: 'learn-more', postcode: 'SR1 3AX' });
    await expect(tag.getByRole('radio', { name: 'Plan One £14 a month' }), way).toBeChecked();
    await expect.poll(() => new URL(page.url()).hash, way).toBe('');
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

test('the instant quote goes on with what was answered here: both keep one record', async ({ page }) => {
  await toConfirmation(await openTag(page, { tag: 'homecare-quote', place: 'our own page' }), householder());
  await page.goto(`${siteUrl}/get-a-quote`);
  const instant = page.locator('instant-quote');
  await instant.getByRole('button', { name: 'Continue with these answers' }).click();
  await instant.getByLabel('Postcode').waitFor();
  await expect(instant.getByLabel('Postcode')).toHaveValue('NE1 4ST');
});
