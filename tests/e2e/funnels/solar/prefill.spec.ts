import { expect, test, type Locator, type Page } from '@playwright/test';
import { field, fillIn, heading, somebody, standing, valueOf, openTag } from '../../../support/funnels/openTag.ts';
import { expectQuote, size, submit, toDetails, toEquipment } from '../../../support/funnels/solar.ts';
import { leadsOf } from '../../../support/leads.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { siteUrl, dataDir } = serverUnderTest();

// Site to funnel: section 4.1. By attributes: widgets/funnels/solarPrefill.test.tsx; what has no place in a solar quote is told to sales as an interest.
const SERVICES = [
  ['Home battery', 'the fragment of our own address', '2.4 kWh battery', undefined],
  ['Heat pump', 'one-shot navigation state on our own page', 'No battery', 'Heat pump'],
] as const;

type Values = Readonly<Record<'postcode' | 'customerType' | 'service', string>>;

const WAYS: Readonly<Record<(typeof SERVICES)[number][1], (page: Page, values: Values) => Promise<Locator>>> = {
  'the fragment of our own address': async (page, values) => {
    return openTag(page, { tag: 'solar-quote', host: `${siteUrl}/solar-quote#${new URLSearchParams(values)}` });
  },
  'one-shot navigation state on our own page': async (page, values) => {
    await page.goto(`${siteUrl}/privacy-policy`);
    await page.evaluate(
      (state) => sessionStorage.setItem('quoteNavigation:/solar-quote', JSON.stringify(state)),
      values,
    );
    return openTag(page, { tag: 'solar-quote', host: `${siteUrl}/solar-quote` });
  },
};

// The same rules read what comes by any way: each service comes by one of them.
for (const [service, way, battery, interest] of SERVICES) {
  test(`${service} by ${way}`, async ({ page }) => {
    const tag = await WAYS[way](page, { postcode: 'SR1 3AX', customerType: 'business', service });
    await expect(heading(tag, 'Design your business solar system')).toHaveCount(1);
    // Answers must not stay in the address bar, where they would be copied and shared: whoever shows them takes them out.
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expect(size(tag)).toHaveValue('10');
    await toEquipment(tag);
    await expect(valueOf(tag, 'Battery')).toHaveText(battery);
    await toDetails(tag);
    await expect(field(tag, 'Postcode')).toHaveValue('SR1 3AX');
    await expect(tag.getByText("Good news: you're in our installation area.")).toBeVisible();
    const row = tag.getByText('Also interested in');
    await (interest ? expect(row).toBeVisible() : expect(row).toHaveCount(0));
    if (interest) await expect(valueOf(tag, 'Also interested in')).toHaveText(interest);
  });
}

test('an interest reaches the result and the lead', async ({ page }) => {
  const person = somebody();
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page', attributes: 'service="Heat pump"' });
  await toEquipment(tag);
  await toDetails(tag);
  await fillIn(tag, person);
  await submit(tag);
  await expectQuote(tag);
  await expect(tag.getByText('You also asked about a heat pump.')).toBeVisible();
  const [lead] = await leadsOf(dataDir, person['Email address']);
  expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({
    quoteData: { customerInfo: { service: 'Heat pump', interest: 'Heat pump' } },
  });
});

test('navigation state is gone after a submission', async ({ page }) => {
  await page.goto(`${siteUrl}/privacy-policy`);
  await page.evaluate(() => sessionStorage.setItem('quoteNavigation:/solar-quote', '{"customerType":"business"}'));
  const tag = await openTag(page, { tag: 'solar-quote', host: `${siteUrl}/solar-quote` });
  await field(tag, 'Business name').fill('Acme Ltd');
  await toEquipment(tag);
  await toDetails(tag);
  await fillIn(tag, somebody());
  await submit(tag);
  await expectQuote(tag);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${siteUrl}/solar-quote`);
  await expect(heading(await standing(page, 'solar-quote'), 'Design your home solar system')).toHaveCount(1);
});
