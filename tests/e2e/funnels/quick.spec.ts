import { expect, test, type Page } from '@playwright/test';
import { QUICK_SERVICES } from '#contract/quick/limits.ts';
import { destinationOf } from '#contract/quick/routing.ts';
import { button, field, openTag, somebody, fillIn, summary } from '../../support/funnels/openTag.ts';
import { readLeads, readOutbox } from '../../support/leads.ts';
import { interceptPosts, problem } from '../../support/quoteServer.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { watchPage } from '../../support/watchPage.ts';

const { siteUrl, dataDir } = serverUnderTest();
const TAG = 'quick-quote';

const quickLeads = async (visitId: string) =>
  (await readLeads(dataDir)).filter(({ type, body }) => type === 'quick' && body.includes(visitId));
const visitOf = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('quoteVisit') ?? '');

const CUSTOMERS = ['business', 'home'] as const;
/** One way to each form: where the others lead to, api/contract/quick/routing.test.ts says. */
const WAYS = [
  ...new Map(
    QUICK_SERVICES.flatMap((service) =>
      CUSTOMERS.map((customerType) => {
        const { to } = destinationOf({ service, customerType, postcode: 'NE1 4ST' });
        return [to, [service, customerType]] as const;
      }),
    ),
  ).values(),
];

test('services lead from our home page to their forms, and no address knows the answers', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [service, customerType] of WAYS) {
    const tag = await openTag(page, { tag: TAG, place: 'our own page' });
    await tag.locator(`input[value=${customerType}]`).check();
    await field(tag, 'Service').selectOption(service);
    await field(tag, 'Postcode').fill('ne1 4st');
    await button(tag, 'Get my quote').click();
    const { to } = destinationOf({ service, customerType, postcode: 'NE1 4ST' });
    await page.waitForURL((address) => address.pathname === to);
    // Nothing of the answers stands in an address.
    expect(page.url()).toBe(`${siteUrl}${to}`);
  }
});

test('our form takes postcode, service and home or business over, and the visit is one', async ({ page }) => {
  const troubles = await watchPage(page, siteUrl);
  const quick = await openTag(page, { tag: TAG, place: 'our own page' });
  await quick.locator('input[value=business]').check();
  await field(quick, 'Service').selectOption('Solar and battery');
  await field(quick, 'Postcode').fill('ne1 4st');
  await button(quick, 'Get my quote').dblclick();
  await page.waitForURL('**/solar-quote');

  const solar = page.locator('solar-quote');
  await expect(solar.getByRole('heading', { name: 'Design your business solar system' })).toHaveCount(1);
  await button(solar, 'Continue to equipment selection').click();
  await button(solar, 'Continue').click();
  await expect(field(solar, 'Postcode')).toHaveValue('NE1 4ST');
  const person = somebody();
  await fillIn(solar, { ...person, 'Business name': 'Acme Ltd' });
  await button(solar, 'Get my quote').click();
  await expect(solar.getByRole('heading', { name: 'Your business solar quote' })).toBeVisible({ timeout: 15_000 });

  const visitId = await visitOf(page);
  const leads = (await readLeads(dataDir)).filter(({ body }) => body.includes(visitId));
  expect(leads.map(({ type }) => type).toSorted()).toEqual(['quick', 'solar']);
  const [lead] = await quickLeads(visitId);
  expect(lead).toMatchObject({ postcode: 'NE1 4ST', email: '', reference: null, price_check: null });
  expect((await readOutbox(dataDir)).filter(({ lead_id }) => lead_id === lead?.id)).toEqual([]);
  expect(JSON.parse(lead?.body ?? '')).toMatchObject({
    quoteData: { postcode: 'NE1 4ST', service: 'Solar and battery', customerType: 'business' },
    attribution: { funnel: 'quick', pageOrigin: siteUrl, pagePath: '/' },
  });
  expect(troubles.messages).toEqual([]);
  expect(troubles.foreignRequests).toEqual([]);

  // Used once: a later visit of the page starts afresh.
  await page.goto(`${siteUrl}/solar-quote`);
  await expect(page.locator('solar-quote').getByRole('heading', { name: /home solar system/ })).toHaveCount(1);
});

test('on a partner page the form opens in a new tab and knows the answers and the visit', async ({ page, context }) => {
  const tag = await openTag(page, { tag: TAG, place: 'a partner page' });
  const details: unknown[] = [];
  await page.exposeFunction('noteNavigation', (detail: unknown) => details.push(detail));
  await page.evaluate(() =>
    document.addEventListener('quote-navigate', (event) => {
      if (event instanceof CustomEvent) void Reflect.get(window, 'noteNavigation')(event.detail);
    }),
  );
  await field(tag, 'Service').selectOption('Heat pump');
  await field(tag, 'Postcode').fill('sr1 3ax');
  const [tab] = await Promise.all([context.waitForEvent('page'), button(tag, 'Get my quote').dblclick()]);
  await tab.waitForURL(`${siteUrl}/solar-quote`);
  // The partner's page learns where to, and nothing of the answers.
  expect(details).toEqual([{ to: '/solar-quote' }]);
  await expect(tag.getByRole('link', { name: 'continue here' })).toHaveAttribute('href', /\/solar-quote#postcode=SR1/);
  expect(context.pages()).toHaveLength(2);
  expect(await tab.evaluate(() => window.opener)).toBeNull();

  const solar = tab.locator('solar-quote');
  await button(solar, 'Continue to equipment selection').click();
  await button(solar, 'Continue').click();
  await expect(field(solar, 'Postcode')).toHaveValue('SR1 3AX');
  const person = somebody({ Postcode: 'SR1 3AX' });
  await fillIn(solar, person);
  await button(solar, 'Get my quote').click();
  await expect(solar.getByRole('heading', { name: 'Your home solar quote' })).toBeVisible({ timeout: 15_000 });

  const visitId = await visitOf(tab);
  const leads = (await readLeads(dataDir)).filter(({ body }) => body.includes(visitId));
  expect(leads.map(({ type, partner_id }) => `${type} ${partner_id}`).toSorted()).toEqual([
    'quick pk_demo',
    'solar pk_demo',
  ]);
});

// Every wrong postcode: widgets/funnels/quick/funnel.test.tsx.
test('on our own page a wrong postcode is told at the field and above it', async ({ page }) => {
  const posts = await interceptPosts(page, (route) => problem(route, 500));
  const tag = await openTag(page, { tag: TAG, place: 'our own page' });
  const message = 'Enter a full UK postcode, like NE1 4ST';
  await field(tag, 'Postcode').fill('NE1');
  await button(tag, 'Get my quote').click();
  await expect(summary(tag)).toContainText(message);
  await expect(field(tag, 'Postcode')).toHaveAccessibleDescription(message);
  await expect(field(tag, 'Postcode')).toBeFocused();
  await expect(field(tag, 'Postcode')).toHaveValue('NE1');
  expect(posts).toHaveLength(0);
});

test('a post that never gets an answer, or none at all, keeps nobody from going on', async ({ page }) => {
  for (const answer of ['never', 'refused'] as const) {
    const posts = await interceptPosts(page, (route) =>
      answer === 'never' ? new Promise(() => undefined) : route.abort('connectionrefused'),
    );
    const tag = await openTag(page, { tag: TAG, place: 'our own page' });
    await field(tag, 'Postcode').fill('BT1 1AA');
    await field(tag, 'Service').selectOption('EV charger');
    await button(tag, 'Get my quote').click();
    await page.waitForURL('**/ev-quote', { timeout: 5000 });
    await expect.poll(() => posts.length).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
