import { expect, test, type Page } from '@playwright/test';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { holdRequests } from '../../support/holdRequests.ts';
import { readLeads } from '../../support/leads.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const PATH = '/partners/tag-builder';
const SCRIPTS = '**/assets/*.js';
const { siteUrl, dataDir } = serverUnderTest();

const code = (page: Page) => page.locator('[data-snippet]');

async function openBuilder(page: Page, query = ''): Promise<void> {
  await page.goto(`${siteUrl}${PATH}${query}`);
  await expect(page.getByRole('form', { name: 'Tag builder' })).toBeVisible();
}

async function previewFrame(page: Page) {
  const handle = await page.locator('[data-stage] iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('expected the preview');
  return frame;
}

test('what is chosen shows in preview, code and address; a link brings it back, and Back goes back', async ({
  page,
}) => {
  await openBuilder(page);
  await expect(code(page)).toContainText('<solar-quote partner="pk_yours">');
  await page.getByLabel('Which form').selectOption('EV charger quote');
  await expect(code(page)).toContainText('<ev-quote partner="pk_yours">');
  await expect(page).toHaveURL(/\?tag=ev-quote$/);
  await page.getByLabel('Brand colour').fill('#ffd54a');
  await page.getByLabel('Partner key').fill('pk_"mine"');
  await expect(code(page)).toContainText('--quote-accent: #ffd54a');
  await expect(code(page)).toContainText('partner="pk_&quot;mine&quot;"');
  await expect(page.getByRole('list', { name: 'Can everyone read it?' })).toContainText('so we make them black');
  await expect(page).toHaveURL(/accent=%23ffd54a/);
  const preview = page.frameLocator('[data-stage] iframe');
  await expect(preview.locator('ev-quote form')).toBeVisible();
  const accent = () =>
    preview.locator('ev-quote').evaluate((tag) => getComputedStyle(tag).getPropertyValue('--quote-accent'));
  await expect.poll(accent).toBe('#ffd54a');

  const link = page.url();
  await openBuilder(page, new URL(link).search);
  await expect(page.getByLabel('Brand colour')).toHaveValue('#ffd54a');
  await expect(code(page)).toContainText('<ev-quote partner="pk_&quot;mine&quot;">');
  await page.getByLabel('Which form').selectOption('Contact form');
  await expect(page).toHaveURL(/tag=contact-form/);
  await page.goBack();
  await expect(code(page)).toContainText('<ev-quote');
  await expect(page.getByLabel('Which form')).toHaveValue('ev-quote');
});

test('a form without its head and behind a button: in code, preview and address', async ({ page }) => {
  await openBuilder(page);
  const preview = page.frameLocator('[data-stage] iframe').locator('solar-quote');
  await page.getByLabel('Above the form').selectOption('Left out: my page has its own');
  await expect(code(page)).toContainText('<solar-quote partner="pk_yours" head="none">');
  await expect(preview.locator('[part=head]')).toHaveCSS('position', 'absolute');
  await page.getByLabel('Where the form is').selectOption('Behind a button');
  await page.getByText('Thank-you page, tracking and more').click();
  await page.getByLabel('Data layer (optional)').fill('dataLayer');
  await expect(code(page)).toContainText('mode="dialog" data-layer="dataLayer"');
  // It does nothing while nobody sees it, and follows once the typing pauses: a press before that is one on the page that goes.
  await page.getByRole('heading', { name: 'Preview' }).scrollIntoViewIfNeeded();
  const addresses = () => page.frames().map((frame) => frame.url());
  await expect.poll(addresses).toContainEqual(expect.stringContaining('dataLayer'));
  await preview.getByRole('button', { name: 'Get a quote' }).click();
  await expect(preview.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/head=none&mode=dialog&data-layer=dataLayer$/);
  await openBuilder(page, new URL(page.url()).search);
  await expect(page.getByLabel('Where the form is')).toHaveValue('dialog');
  await expect(page.getByLabel('Data layer (optional)')).toBeVisible();
  // A frame has no room for a dialog, and its page has the events.
  await page.getByLabel('How it gets into the page').selectOption('In a frame, apart from your page');
  await expect(page.getByLabel('Where the form is')).toBeHidden();
  await expect(code(page)).toContainText('?partner=pk_yours&amp;head=none');
});

test('a link to code from a server with a button: no button is offered, and that is said', async ({ page }) => {
  await openBuilder(page, '?tag=contact-form&mode=sticky&way=server');
  await expect(page.getByText('From your server the form is always in the page')).toBeVisible();
  await expect(page.getByLabel('Where the form is')).toBeHidden();
  await expect(code(page)).toContainText('<contact-form partner="pk_yours">');
  await expect(code(page)).not.toContainText('sticky');
  await page.getByLabel('Campaign (optional)').fill('roof');
  await expect(page).toHaveURL(/\?tag=contact-form&campaign=roof&way=server$/);
  await page.getByLabel('How it gets into the page').selectOption('As a div, for editors that remove tags');
  await expect(page.getByLabel('Where the form is')).toHaveValue('sticky');
  await expect(page.getByText('From your server the form is always in the page')).toBeHidden();
});

test('the script of one form, and a service that it has no step for: the script of all, and that is said', async ({
  page,
}) => {
  await openBuilder(page, '?script=own');
  await expect(code(page)).toContainText('/widgets/v1/solar-quote.js');
  const said = page.getByText('the script for all our forms is smaller');
  await expect(said).toBeHidden();
  await page.locator('#solar-quote-service').selectOption('Heat pump');
  await expect(code(page)).toContainText('/widgets/v1/quote-widgets.js');
  await expect(said).toBeVisible();
});

test('a preview walks to its result, and nothing of it is sent or stored', async ({ page }) => {
  const before = (await readLeads(dataDir)).length;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openBuilder(page, '?tag=contact-form&partner=pk_demo');
  await expect(page.frameLocator('[data-stage] iframe').locator('contact-form form')).toBeVisible();
  const frame = await previewFrame(page);
  await frame.waitForFunction(() => customElements.get('contact-form') !== undefined);
  await completeFunnel(frame, 'contact-form');
  await expect(frame.getByRole('status').first()).toHaveText('Sample result: nothing was sent or stored.');
  expect(asked.filter((url) => url.includes('/functions/'))).toEqual([]);
  expect((await readLeads(dataDir)).length).toBe(before);
  // Nor by any other way out of that page.
  const escaped = await frame.evaluate(() => {
    const statusOf = (address: string): Promise<number> =>
      new Promise((resolve) => {
        const asking = new XMLHttpRequest();
        asking.addEventListener('loadend', () => resolve(asking.status));
        asking.open('POST', address);
        asking.send('{}');
      });
    return Promise.all(['/functions/v1/quote-handler', location.origin].map(statusOf));
  });
  expect(escaped).toEqual([0, 0]);
  expect((await readLeads(dataDir)).length).toBe(before);
});

test('the keyboard alone: choose, switch the screen, copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl });
  await openBuilder(page);
  await page.getByLabel('Which form').focus();
  await page.keyboard.press('ArrowDown');
  await expect(code(page)).toContainText('<ev-quote partner="pk_yours">');
  await page.getByRole('radio', { name: 'Computer' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-stage] iframe')).toHaveCSS('width', '390px');
  await page.getByRole('button', { name: 'Copy code' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Code copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
  // Long code is scrolled by the keys, too.
  await page.keyboard.press('Tab');
  await expect(page.locator('pre:has([data-snippet])')).toBeFocused();
});

test('platforms have their own code and steps', async ({ page }) => {
  await openBuilder(page);
  await page.getByText('Thank-you page, tracking and more').click();
  await page.getByLabel('Thank-you page (optional)').fill('/thanks');
  await expect(code(page)).toContainText('done-url="/thanks"');
  await page.getByLabel('Made with').selectOption('Wix');
  await expect(page.getByLabel('Thank-you page (optional)')).toBeHidden();
  await expect(code(page)).toHaveText(`${siteUrl}/embed/solar-quote?partner=pk_yours`);
  await expect(page.getByRole('heading', { name: 'Step by step: Wix' })).toBeVisible();
  await expect(page.getByLabel('How it gets into the page')).toBeHidden();
  await page.getByLabel('Made with').selectOption('Vue');
  await expect(code(page)).toContainText("import { onMounted } from 'vue';");
  const release = await (await fetch(`${siteUrl}/widgets/v1/version.json`)).json();
  await page.getByText('Script and updates').click();
  await page.getByLabel('Updates').selectOption('pinned');
  await expect(code(page)).toContainText(`/widgets/${release.version}/quote-widgets.js`);
  await expect(code(page)).toContainText(release.integrity);
});

test('what few need is folded away, is had by the keyboard, and opens where an address has filled it', async ({
  page,
}) => {
  await openBuilder(page);
  const reference = page.getByLabel('Your reference (optional)');
  const updates = page.getByLabel('Updates');
  await expect(page.getByLabel('Partner key')).toBeVisible();
  await expect(reference).toBeHidden();
  await page.getByLabel('Name for screen readers (optional)').press('Tab');
  await page.keyboard.press('Enter');
  await expect(reference).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('crm-7');
  await expect(code(page)).toContainText('reference="crm-7"');
  await expect(page).toHaveURL(/\?reference=crm-7$/);
  await expect(updates).toBeHidden();
  await openBuilder(page, '?reference=crm-7&release=pinned');
  await expect(reference).toHaveValue('crm-7');
  await expect(reference).toBeVisible();
  await expect(updates).toBeVisible();
  // A frame has neither: nothing is left to unfold.
  await page.getByLabel('How it gets into the page').selectOption('In a frame, apart from your page');
  await expect(page.getByText('Script and updates')).toBeHidden();
  await expect(reference).toBeVisible();
});

test('on a telephone nothing is cut off, and the preview is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openBuilder(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeInViewport();
  await expect(page).toHaveURL(`${siteUrl}${PATH}`);
});

test('a press before the script has come leads to the preview, too, with what was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${siteUrl}${PATH}`, { waitUntil: 'commit' });
  // Words come above the preview: this colour cannot be read on dark ground as it is.
  await page.getByLabel('Brand colour').fill('#aa3366');
  await page.getByLabel('Light or dark').selectOption('Dark');
  await page.getByLabel('Partner key').fill('pk_mine');
  await page.getByRole('button', { name: 'See the preview' }).click();
  await expect(page).toHaveURL(/#preview$/);
  await release();
  await expect(code(page)).toContainText('<solar-quote partner="pk_mine" theme="dark">');
  await expect(page.getByRole('list', { name: 'Can everyone read it?' })).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}${PATH}?accent=%23aa3366&theme=dark&partner=pk_mine`);
  const topOf = (name: string) =>
    page.getByRole('heading', { name }).evaluate((node) => node.getBoundingClientRect().y);
  await expect.poll(() => topOf('Preview')).toBeLessThan(120);
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeInViewport();
  await expect(page.locator('#preview')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain code is there to be copied', async ({ page }) => {
    await page.goto(`${siteUrl}${PATH}`);
    await expect(code(page)).toContainText('<solar-quote partner="pk_yours">');
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.locator('noscript p')).toContainText('The builder needs JavaScript.');
  });
});

test('what is chosen before the script has come stays', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${siteUrl}${PATH}?tag=ev-quote`, { waitUntil: 'commit' });
  // Whether it is shown by then or not: what a browser has filled in by itself is there as well.
  await page.locator('[name=campaign]').evaluate((box: HTMLInputElement) => {
    box.value = 'spring';
  });
  const phone = page.getByRole('radio', { name: 'Phone' });
  await phone.evaluate((box: HTMLInputElement) => box.click());
  await release();
  await expect(code(page)).toContainText('<ev-quote partner="pk_yours" campaign="spring">');
  await expect(phone).toBeChecked();
});

test('a release that cannot be told is not pinned, and that is said', async ({ page }) => {
  await page.route('**/widgets/v1/integrity.json', (route) => route.abort());
  await openBuilder(page, '?release=pinned');
  await expect(page.getByText('so the code takes the newest')).toBeVisible();
  await expect(code(page)).toContainText('/widgets/v1/quote-widgets.js');
  await expect(page.getByLabel('Updates')).toHaveValue('');
  await expect(page.getByRole('option', { name: /This release only/ })).toBeDisabled();
});
