import type { Locator, Page } from '@playwright/test';
import { expect, ownPageTest as test } from '../../support/embedding.ts';
import { holdRequests } from '../../support/holdRequests.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { siteUrl } = serverUnderTest();

// Our own pages show a form before its script is there: what a visitor does in it by then must count.

const PAGES = [
  { tag: 'solar-quote', path: '/solar-quote' },
  // With attributes: a partner and a campaign.
  { tag: 'solar-quote', path: '/sandgate-homes-solar' },
  { tag: 'ev-quote', path: '/ev-quote' },
  { tag: 'homecare-quote', path: '/homecare-quote' },
  { tag: 'instant-quote', path: '/get-a-quote' },
  { tag: 'commercial-energy-quote', path: '/commercial-energy-comparison' },
  { tag: 'commercial-solar-quote', path: '/commercial-solar-quote' },
  { tag: 'quick-quote', path: '/' },
  { tag: 'contact-form', path: '/contact' },
  { tag: 'newsletter-signup', path: '/blog' },
] as const;

/** Keeps the script of the tags back. @returns lets it through */
const holdScript = (page: Page): Promise<() => Promise<void>> => holdRequests(page, '**/quote-widgets.js');

/** The page arrives in pieces: what is asked of its form must not be asked of half of it. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('body > footer')).toBeAttached();
}

/** Somebody is there, without whom a step waits; and that its code has taken it over. One for a touch gets that. */
async function showSign(page: Page, tag: Locator): Promise<void> {
  await page.mouse.move(5, 5);
  await tag.locator('form').dispatchEvent('focusin');
  await expect(tag.locator('[data-prerendered]')).toHaveCount(0);
}

/** What stands in every control of the form. */
const answers = (tag: Locator): Promise<string[]> =>
  tag.locator('form :is(input, select, textarea)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type))
        return [`${control.name}=${control.value}: ${control.checked}`];
      const { name, value } = control as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
      return [`${name}: ${value}`];
    }),
  );

/** Another answer in each control: the last of its kind, or a word. The controls may be covered by their looks. */
const answerAll = (tag: Locator): Promise<void> =>
  tag.locator('form').evaluate((form) => {
    const announce = (control: Element): void => {
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    };
    const lastRadios = new Map<string, HTMLInputElement>();
    for (const control of form.querySelectorAll('input')) {
      // Of a solar quote it changes other answers: a test of its own.
      if (control.name === 'customerType' && form.querySelector('[name=systemSize]')) continue;
      if (control.type === 'radio') lastRadios.set(control.name, control);
      else if (control.type === 'checkbox') control.click();
      else if (['text', 'email', 'tel'].includes(control.type) && !control.closest('[aria-hidden=true]')) {
        control.value = control.type === 'email' ? 'ada@example.com' : 'NE1 4LP';
        announce(control);
      }
    }
    for (const radio of lastRadios.values()) radio.click();
    for (const select of form.querySelectorAll('select')) {
      if (select.disabled) continue;
      select.selectedIndex = select.options.length - 1;
      announce(select);
    }
    for (const area of form.querySelectorAll('textarea')) {
      area.value = 'NE1 4LP';
      announce(area);
    }
  });

for (const { tag: name, path } of PAGES) {
  test(`<${name}> on ${path}: every node stays, and everything answered before the script is kept`, async ({
    page,
    complaints,
  }) => {
    const release = await holdScript(page);
    await openWhole(page, `${siteUrl}${path}`);
    const tag = page.locator(name);
    await expect(tag.locator('form')).toBeVisible();
    const form = await tag.locator('form').elementHandle();
    // One far below the screen waits there for its script.
    await tag.scrollIntoViewIfNeeded();
    const initial = await answers(tag);
    await answerAll(tag);
    const given = await answers(tag);
    // The first step of a charger's quote is four buttons.
    if (name !== 'ev-quote') expect(given).not.toEqual(initial);
    await release();
    await page.waitForFunction((tagName) => document.querySelector(`${tagName}:defined`) !== null, name);
    await showSign(page, tag);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => answers(tag)).toEqual(given);
    expect(await form?.evaluate((node) => node.isConnected)).toBe(true);
    expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
  });
}

test('untouched, every node stays as well', async ({ page, complaints }) => {
  const release = await holdScript(page);
  await openWhole(page, `${siteUrl}/solar-quote`);
  const nodes = await page.locator('solar-quote form *').elementHandles();
  await release();
  await page.waitForFunction(() => document.querySelector('solar-quote:defined') !== null);
  // The form itself is let alone.
  await showSign(page, page.locator('solar-quote'));
  await page.waitForLoadState('networkidle');
  const stay = await Promise.all(nodes.map((node) => node.evaluate((one) => one.isConnected)));
  expect(stay.length).toBeGreaterThan(20);
  expect(stay.filter((isThere) => !isThere)).toEqual([]);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('a business chosen before the script gets its size and kinds of building', async ({ page, complaints }) => {
  const release = await holdScript(page);
  await openWhole(page, `${siteUrl}/solar-quote`);
  const tag = page.locator('solar-quote');
  await tag.locator('label', { hasText: 'My business' }).click();
  await release();
  await expect(tag.locator('[name=systemSize]')).toHaveValue('10');
  await expect(tag.locator('[name=propertyType]')).toHaveValue('Commercial Building');
  await expect(tag.locator('[name=customerType][value=business]')).toBeChecked();
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});

test('a figure that is selected while a link draws the step anew is replaced by the next key', async ({
  page,
  complaints,
}) => {
  const release = await holdScript(page);
  await openWhole(page, `${siteUrl}/commercial-solar-quote?postcode=SR1%203AX`);
  const size = page.locator('commercial-solar-quote [name=systemSize]');
  await size.focus();
  await size.selectText();
  const first = await size.elementHandle();
  await release();
  await page.waitForFunction((node) => node && !node.isConnected, first);
  await page.keyboard.type('30');
  await expect(size).toHaveValue('30');
  await expect(page.locator('commercial-solar-quote').getByText('About 75 panels')).toBeVisible();
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});
