import { expect, test, type Page } from '@playwright/test';
import { button, field, somebody, standing, toast, openTag } from '../../../support/funnels/openTag.ts';
import { submit, toFilledDetails, toQuote } from '../../../support/funnels/solar.ts';
import { serverUnderTest } from '../../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();
const EVENTS = ['quote-ready', 'quote-step', 'quote-submitted', 'quote-failed', 'quote-action'] as const;
type Told = readonly [string, unknown];

declare global {
  interface Window {
    told?: Told[];
    counted?: unknown[][];
  }
}

/** Listens as a page does, outside of the tag. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    const told: Told[] = [];
    window.told = told;
    for (const name of names) {
      document.addEventListener(name, (event) => told.push([name, (event as CustomEvent<unknown>).detail]));
    }
  }, EVENTS);

const toldTo = async (page: Page): Promise<Told[]> => (await page.evaluate(() => window.told)) ?? [];

async function withAnalytics(page: Page, consent: string): Promise<void> {
  await page.addInitScript((choice) => {
    const counted: unknown[][] = [];
    window.counted = counted;
    window.gtag = (...words: unknown[]) => void counted.push(words);
    if (choice) localStorage.setItem('cookieConsent', choice);
  }, consent);
}

const countedBy = (page: Page) => page.evaluate(() => window.counted);

test('the events of a journey on a partner page, without personal data, and nothing for its analytics', async ({
  page,
}) => {
  const person = somebody({ 'First name': 'Zebedee', 'Last name': 'Quill', Address: '77 Secret Lane' });
  await listen(page);
  await withAnalytics(page, 'all');
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toQuote(tag, person);
  await button(tag, 'Email Quote').click();
  await expect(toast(tag, 'Quote Sent')).toBeVisible();
  const told = await toldTo(page);
  expect(told).toEqual([
    ['quote-ready', { version: expect.any(String) }],
    ['quote-step', { step: 2, of: 4, name: 'Equipment Selection' }],
    ['quote-step', { step: 3, of: 4, name: 'Your Details' }],
    ['quote-submitted', { type: 'solar', reference: expect.stringMatching(/^SQ-\d{6}/), total: 3296.85 }],
    ['quote-step', { step: 4, of: 4, name: 'Your Quote' }],
    ['quote-action', { action: 'email' }],
  ]);
  expect(await countedBy(page)).toEqual([]);
  for (const value of [...Object.values(person), 'NE1']) expect(JSON.stringify(told)).not.toContain(value);
});

const CONVERSION = [
  'event',
  'conversion',
  { value: 3296.85, currency: 'GBP', transaction_id: expect.stringMatching(/^SQ-\d{6}/) },
];

// Without consent, and where it throws: widgets/funnels/solar/funnel.test.tsx.
test('analytics with consent to all: one conversion', async ({ page }) => {
  await withAnalytics(page, 'all');
  const tag = await openTag(page, { tag: 'solar-quote', place: 'our own page' });
  await toQuote(tag, somebody());
  await expect(toast(tag, 'Quote Generated Successfully')).toBeVisible();
  expect(await countedBy(page)).toEqual([CONVERSION]);
});

/** All that a partner's page owns and a guest must leave alone. */
const belongings = (page: Page) =>
  page.evaluate(() => ({
    history: history.length,
    state: history.state as unknown,
    title: document.title,
    address: location.href,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    classes: document.documentElement.className + document.body.className,
  }));

test('a partner’s history, title, address, storage and cookies are never touched', async ({ page }) => {
  const person = somebody({ 'Email address': 'jane' });
  await page.addInitScript(() => localStorage.setItem('partner', 'own'));
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  const before = await belongings(page);
  expect(before.local).toEqual([['partner', 'own']]);
  await toFilledDetails(tag, person);
  await submit(tag);
  await tag.getByRole('alert').getByRole('button').click();
  await field(tag, 'Email address').fill(somebody()['Email address']);
  await button(tag, 'Back').click();
  await button(tag, 'Continue').click();
  // Longer than a draft waits before it is kept.
  await page.waitForTimeout(600);
  expect(await belongings(page)).toEqual(before);
  await submit(tag);
  await expect(toast(tag, 'Quote Generated Successfully')).toBeVisible();
  expect(await belongings(page)).toEqual(before);
});

test('a draft on a partner’s page lives as long as the page, and survives a move of the tag', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  // No pause: pages do such things in the middle of a word.
  await toFilledDetails(tag, { ...somebody(), 'First name': 'Zebedee' });
  await tag.evaluate((element) => {
    const copy = document.createElement('solar-quote');
    element.replaceWith(copy);
  });
  await expect(field(tag, 'First name')).toHaveValue('Zebedee');
  await page.reload();
  await standing(page, 'solar-quote');
  await expect(tag.getByText('Continue where you left off?')).toHaveCount(0);
});

test('links on a partner’s page lead to the company’s site in a new tab', async ({ page }) => {
  const tag = await openTag(page, { tag: 'solar-quote', place: 'a partner page' });
  await toFilledDetails(tag, somebody());
  const link = tag.getByRole('link', { name: 'Privacy policy' });
  await expect(link).toHaveAttribute('href', `${siteUrl}/privacy-policy`);
  await expect(link).toHaveAttribute('target', '_blank');
});
