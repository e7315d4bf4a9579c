import type { Page } from '@playwright/test';
import { builtWidgets } from '../../support/builtSite.ts';
import { allStanding, expect, test, touch } from '../../support/embedding.ts';
import { standing } from '../../support/funnels/openTag.ts';
import { ALL_TAGS, type AnyTag, type TagName } from '../../support/tags.ts';

// A tag by its own script, which has its first step inside. The pages forbid inline styles and every way to parse HTML.

const { version } = builtWidgets();
const KINDS = ['type="module"', '', 'async'];
// As the rest of the first step has it, for a customer of one type.
const BUSINESS: ReadonlySet<AnyTag> = new Set(['ev-quote', 'quick-quote']);

/** What the page asks our server for, from now on. */
function requestsTo(siteUrl: string, page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(siteUrl)) paths.push(request.url().slice(siteUrl.length));
  });
  return paths;
}

/** The first step that a tag shows, as the browser writes it. Where links lead is known on the page only. */
const shown = (page: Page, tag: AnyTag, siteUrl: string): Promise<string> =>
  page.locator(tag).evaluate((element, site) => {
    const step = element.shadowRoot?.querySelector('[data-prerendered]')?.innerHTML;
    if (step === undefined) throw new Error('expected a first step');
    return step.replaceAll(`href="${site}/`, 'href="/');
  }, siteUrl);

/** The first step that the build has rendered, written by the same browser. */
const built = async (page: Page, fragment: string): Promise<string> => {
  const blank = await page.context().newPage();
  const html = await blank.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').body.firstElementChild?.innerHTML ?? '',
    fragment,
  );
  await blank.close();
  return html;
};

for (const [turn, tag] of ALL_TAGS.entries()) {
  test(`<${tag}> by its own script: one request, the same first step, and it works`, async ({
    page,
    host,
    server: { siteUrl },
    complaints,
  }) => {
    const isBusiness = BUSINESS.has(tag);
    const name = isBusiness ? `${tag}-business` : tag;
    const requests = requestsTo(siteUrl, page);
    const values = { TAG: tag, SCRIPT: name, KIND: KINDS[turn % KINDS.length] ?? '' };
    await page.goto(
      host.address('own-script', { ...values, ATTRIBUTES: isBusiness ? 'customer-type="business"' : '' }),
    );
    await standing(page, tag);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([`/widgets/v1/${name}.js`]);
    const fragment = await fetch(`${siteUrl}/widgets/v1/fragments/${version}/${name}.html`);
    expect(await shown(page, tag, siteUrl)).toBe(await built(page, await fragment.text()));
    await touch(page.locator(tag));
    await expect(page.locator(tag).locator('form')).toBeVisible();
    expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
  });
}

test('another first step than the one inside is asked for', async ({ page, host, server: { siteUrl }, complaints }) => {
  const requests = requestsTo(siteUrl, page);
  const values = { TAG: 'solar-quote', SCRIPT: 'solar-quote', KIND: KINDS[0] ?? '' };
  await page.goto(host.address('own-script', { ...values, ATTRIBUTES: 'service="Heat pump"' }));
  await standing(page, 'solar-quote');
  expect(requests).toEqual([
    '/widgets/v1/solar-quote.js',
    `/widgets/v1/fragments/${version}/solar-quote-Heat-pump.html`,
  ]);
  expect(complaints.errors).toEqual([]);
});

test('scripts of two tags and the one of all on one page: one of everything', async ({ page, host, complaints }) => {
  const tags: TagName[] = ['solar-quote', 'ev-quote', 'contact-form'];
  await page.goto(host.address('two-scripts', { TAG: tags.join(' ') }));
  for (const [, tag] of await allStanding(page, tags)) await touch(tag);
  const shared = await page.evaluate((names) => {
    const sheetsOf = (name: string) => document.querySelector(name)?.shadowRoot?.adoptedStyleSheets ?? [];
    const [first = [], ...others] = names.map(sheetsOf);
    return others.map((sheets) => sheets.filter((sheet) => first.includes(sheet)).length);
  }, tags);
  for (const count of shared) expect(count).toBeGreaterThan(0);
  expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
});
