import { expect, test } from '@playwright/test';
import { somebody, openTag } from '../../../support/funnels/openTag.ts';
import { bill, expectQuote, submit, toFilledDetails } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();

test('a bill beyond the scale of a business is taken, checked and told to sales', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, {
    tag: 'solar-quote',
    place: 'a partner page',
    attributes: 'customer-type="business"',
  });
  await bill(tag).fill('7200');
  await expect(tag.getByRole('slider', { name: 'Monthly electricity bill' })).toHaveValue('5000');
  await tag.getByLabel('Business name').fill('Sample Works Ltd');
  await toFilledDetails(tag, person);
  await expect(tag.getByText('£7,200 a month', { exact: true })).toBeVisible();
  await submit(tag);
  await expectQuote(tag);
  const [lead] = await leadsOf(dataDir, person['Email address']);
  expect(lead?.body).toContain('"electricityBill":5000');
  expect(Reflect.get(Object(lead), 'sales')).toContain('£7,200 a month');
});
