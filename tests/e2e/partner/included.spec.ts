import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test, touch } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { addPartner, leadsOf } from '../../support/leads.ts';
import { listen } from '../../support/listen.ts';
import { installOwnPackages, requireFrom } from '../../support/ownPackages.ts';
import { sendPlainMessage } from '../../support/plainMessage.ts';

// A partner whose server prints our first step into its page: there before any script, and a form without one.

const TAGS = ['solar-quote', 'contact-form'] as const;

/** What stands in the container, without what makes it a form that needs no script. */
const stepIn = (tag: Locator): Promise<string> =>
  tag.evaluate((element) => {
    const container = element.shadowRoot?.querySelector('[data-quote-root]')?.cloneNode(true);
    if (!(container instanceof HTMLElement)) throw new Error('expected a container');
    for (const name of ['id', 'method', 'action', 'accept-charset'])
      container.querySelector('form')?.removeAttribute(name);
    return `${container.dataset['theme']} ${container.innerHTML}`;
  });

/** How a button of the step looks: nothing of it is left where the styles are refused. */
const looks = (tag: Locator): Promise<string> =>
  tag
    .locator('[data-quote-root] button')
    .last()
    .evaluate((node) => {
      const { backgroundColor, minBlockSize, fontWeight } = getComputedStyle(node);
      return [backgroundColor, minBlockSize, fontWeight].join(' ');
    });

async function withoutLoader(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.route('**/quote-widgets.js', (route) => route.abort());
  await open();
  await page.unroute('**/quote-widgets.js');
}

test('the first step stands before any script; the tag takes it over, and a lead arrives', async ({
  page,
  host,
  server,
  partner,
}) => {
  const address = host.address('included', { PARTNER: partner });
  await withoutLoader(page, () => page.goto(address));
  const before = new Map<string, string>();
  for (const name of TAGS) {
    await expect(page.locator(`${name} form`)).toBeVisible();
    before.set(name, `${await looks(page.locator(name))} ${await stepIn(page.locator(name))}`);
  }

  // The same tags by script alone.
  await page.goto(host.address('plain', { TAG: 'newsletter-signup' }));
  for (const [name, attribute] of [
    ['solar-quote', 'customer-type="business"'],
    ['contact-form', 'subject="boiler"'],
  ] as const) {
    const markup = `<${name} ${attribute}></${name}>`;
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup);
    const tag = page.locator(name);
    await tag.scrollIntoViewIfNeeded();
    await expect(tag.locator('form')).toBeVisible();
    expect(`${await looks(tag)} ${await stepIn(tag)}`, name).toBe(before.get(name));
  }

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  const tag = await standing(page, 'contact-form');
  const form = await tag.locator('form').elementHandle();
  await expect(tag.locator('slot')).toHaveCount(0);
  expect(`${await looks(tag)} ${await stepIn(tag)}`).toBe(before.get('contact-form'));
  expect(asked.filter((url) => url.includes('/fragments/'))).toEqual([]);
  await touch(tag);
  // Taken over, not made anew.
  expect(await form?.evaluate((node) => node.isConnected)).toBe(true);
  const email = 'included.live@example.com';
  await completeFunnel(page, 'contact-form', { email });
  expect(await leadsOf(server.dataDir, email)).toMatchObject([{ type: 'contact', partner_id: partner, suspect: 0 }]);
});

test('a policy without inline styles: bare until the script has run, then as everywhere', async ({
  page,
  host,
  server,
  partner,
}) => {
  await page.goto(host.address('included', { PARTNER: partner }));
  const wanted = await looks(await standing(page, 'solar-quote'));
  const { siteUrl } = server;
  const policy = `default-src 'self'; style-src 'self'; script-src 'self' ${siteUrl}; connect-src 'self' ${siteUrl}`;
  const address = host.address('included', { PARTNER: partner, POLICY: policy });
  await withoutLoader(page, () => page.goto(address));
  expect(await looks(page.locator('solar-quote'))).not.toBe(wanted);
  await page.goto(address);
  const tag = await standing(page, 'solar-quote');
  await expect(tag.locator('style')).toHaveCount(0);
  expect(await looks(tag)).toBe(wanted);
});

/** What is used of the language that shops write their pages in. */
interface LiquidModule {
  readonly Liquid: new () => { readonly parseAndRender: (template: string, values: object) => Promise<string> };
}

const LIQUID = 'tests/hosts/liquid';

/** A page of a shop, on an origin of its own. */
async function startShop() {
  let html = '';
  const { origin, close } = await listen((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(html),
  );
  return {
    origin,
    write(page: string): void {
      html = page;
    },
    close,
  };
}

test('the Liquid of docs/partners.md: the step stands before any script, and a lead arrives; an empty field is an empty tag', async ({
  page,
  server: { siteUrl, dataDir },
}) => {
  installOwnPackages(LIQUID, 'Liquid');
  const { Liquid }: LiquidModule = requireFrom(LIQUID)('liquidjs');
  const shop = await startShop();
  const key = await addPartner(dataDir, shop.origin, 'pk_liquid');
  const [, recipe = ''] = /```liquid\n([^`]*)```/.exec(readFileSync('docs/partners.md', 'utf8')) ?? [];
  const template = recipe.replaceAll('https://quotes.example', siteUrl).replace('pk_yours', key);
  const render = (value?: string): Promise<string> =>
    new Liquid().parseAndRender(template, { shop: { metafields: { quotes: { solar_quote: { value } } } } });
  const empty = `<solar-quote partner="${key}" customer-type="home"><a href="${siteUrl}/solar-quote">`;
  expect(await render()).toContain(empty);

  // What the shop's job writes.
  const step = await fetch(`${siteUrl}/widgets/v1/fragments/solar-quote.html?partner=${key}&customer-type=home`);
  const script = `<script type="module" src="${siteUrl}/widgets/v1/quote-widgets.js"></script>`;
  shop.write(`<!doctype html><meta charset="utf-8">${script}${await render(await step.text())}`);
  await withoutLoader(page, () => page.goto(shop.origin));
  await expect(page.locator('solar-quote form')).toBeVisible();
  const known = async () => (await fetch(`${siteUrl}/functions/v1/partner?key=${key}`)).text();
  await expect.poll(known).toContain('active');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(shop.origin);
  await standing(page, 'solar-quote');
  const email = 'included.liquid@example.com';
  await completeFunnel(page, 'solar-quote', { email });
  expect(await leadsOf(dataDir, email)).toMatchObject([{ funnel: 'solar', partner_id: key, suspect: 0 }]);
  expect(asked.filter((url) => url.includes('/fragments/'))).toEqual([]);
  await shop.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is filled in, put right on our page, and credited to the partner', async ({
    page,
    host,
    server,
    partner,
  }) => {
    const email = 'included.plain@example.com';
    await page.goto(host.address('included', { PARTNER: partner }));
    const tag = page.locator('solar-quote');
    await tag.getByRole('radio', { name: /^Flat/ }).check({ force: true });
    await tag.getByLabel('Business name').fill('Sample Bakery');
    await tag.locator('[name=name]').fill('Jane Doe');
    await tag.getByLabel('Email address').fill('included.plain');
    await tag.getByRole('checkbox', { name: /I agree/ }).check({ force: true });
    // One button, and it looks like one although the step has none of its styles.
    const button = tag.getByRole('button');
    await expect(button).toHaveText('Send my answers');
    expect(await button.evaluate((node) => getComputedStyle(node).minBlockSize)).toBe('52px');
    await button.click();

    await expect(page).toHaveTitle(/^Error: /);
    expect(new URL(page.url()).origin).toBe(server.siteUrl);
    await expect(page.getByText('Flat')).toBeVisible();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent!');
    const [lead, ...others] = await leadsOf(server.dataDir, email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ type: 'contact', partner_id: partner, suspect: 0 });
    expect(JSON.parse(lead?.body ?? '{}').attribution).toMatchObject({
      pageOrigin: host.origin,
      pagePath: '/solar',
      campaign: 'roof',
    });
  });

  test('a page in windows-1252 that prints the step as it comes: its signs are whole, and so is what is sent', async ({
    page,
    host,
    server,
    partner,
  }) => {
    const email = 'included.charset@example.com';
    const said = { name: 'Łucja Straße', message: 'Is £80 – a month – “usual”?' };
    await page.goto(host.address('windows-charset', { PARTNER: partner }));
    expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252');
    await expect(page.locator('solar-quote').getByText('£500+')).toBeVisible();
    for (const name of ['solar-quote', 'contact-form'])
      expect(await page.locator(`${name} [data-quote-root]`).innerText()).not.toMatch(/[ÂÃâ]/);
    await sendPlainMessage(page.locator('contact-form'), email, said);
    const [lead] = await leadsOf(server.dataDir, email);
    expect(JSON.parse(lead?.body ?? '{}')).toMatchObject({ quoteData: said });
  });

  test('a message is sent at once', async ({ page, host, server, partner }) => {
    const email = 'included.message@example.com';
    await page.goto(host.address('included', { PARTNER: partner }));
    const tag = page.locator('contact-form');
    await expect(tag.getByLabel('Subject')).toHaveValue('boiler');
    await sendPlainMessage(tag, email);
    expect(await leadsOf(server.dataDir, email)).toMatchObject([{ partner_id: partner }]);
  });
});
