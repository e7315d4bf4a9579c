import type { Page } from '@playwright/test';
import { allStanding, expect, test } from '../../support/embedding.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { FUNNELS } from '../../support/funnels/journeys.ts';
import { heading } from '../../support/funnels/openTag.ts';
import { answerStep, nextOf } from '../../support/funnels/walk.ts';
import type { TagName } from '../../support/tags.ts';
import { expectWhole } from '../../support/wholeInPlace.ts';

// Pages with the style sheets that half of the web has: those of Bootstrap and Tailwind as they are published, and one of
// our own that does what themes of shops do. The script comes late and twice, as tag managers bring it.

const TAGS: readonly TagName[] = ['solar-quote', 'ev-quote', 'homecare-quote', 'quick-quote', 'contact-form'];

/** What rules of a page could change: by resets, by what is inherited, by rules for bare elements. */
const PROPERTIES = `
  display visibility opacity position top left float z-index overflow-x overflow-y clip box-sizing width height
  min-width min-height max-width flex align-items justify-content gap margin padding border border-radius outline
  outline-offset box-shadow background-color background-image color fill stroke caret-color accent-color
  color-scheme appearance cursor font-family font-size font-style font-weight font-variant font-feature-settings
  line-height letter-spacing word-spacing word-break overflow-wrap hyphens white-space tab-size direction
  text-align text-decoration text-indent text-transform text-shadow text-rendering vertical-align list-style
  border-collapse table-layout transform transition animation-name filter resize -webkit-font-smoothing
  -webkit-tap-highlight-color -webkit-text-size-adjust touch-action user-select
`
  .trim()
  .split(/\s+/);

/** Of some elements, each of those properties. */
type Looks = readonly (readonly [what: string, values: readonly string[]])[];

/** Everything around the tags, while these have one height, or everything inside, while they have one width. */
const looks = (page: Page, side: 'around' | 'inside'): Promise<Looks> =>
  page.evaluate(
    ({ names, isAround, properties }) => {
      const tags = [...document.querySelectorAll<HTMLElement>(names.join())];
      const box = isAround
        ? ['display:block', 'height:3000px']
        : ['display:block', 'box-sizing:content-box', 'width:600px', 'max-width:none', 'padding:0', 'border:0'];
      const before = tags.map(({ style: { cssText } }) => cssText);
      for (const tag of tags) tag.style.cssText = box.map((size) => `${size}!important`).join(';');
      const nodes = isAround
        ? [...document.querySelectorAll('body, body :not(script)')].filter((node) => !node.closest(names.join()))
        : tags.flatMap((tag) => [...(tag.shadowRoot?.querySelectorAll('*') ?? [])]);
      const found = nodes.map((node) => {
        const style = getComputedStyle(node);
        return [`${node.localName}.${node.className}`, properties.map((name) => style.getPropertyValue(name))] as const;
      });
      for (const [index, tag] of tags.entries()) tag.style.cssText = before[index] ?? '';
      return found;
    },
    { names: TAGS, isAround: side === 'around', properties: PROPERTIES },
  );

/** What looks otherwise. */
function differences(one: Looks, other: Looks): string[] {
  expect(one.map(([what]) => what)).toEqual(other.map(([what]) => what));
  expect(one.length).toBeGreaterThan(10);
  return one.flatMap(([what, values], node) =>
    values.flatMap((value, index) => {
      const was = other[node]?.[1][index];
      return value === was ? [] : [`${what}: ${PROPERTIES[index]} ${was} → ${value}`];
    }),
  );
}

/** Scripts as tag managers add them: each run adds its own. */
const inject = (page: Page, siteUrl: string): Promise<void> =>
  page.evaluate((src) => {
    for (const type of ['module', 'text/javascript'])
      document.body.append(Object.assign(document.createElement('script'), { type, src, async: true }));
  }, `${siteUrl}/widgets/v1/quote-widgets.js`);

/** What the sheet of the page changes inside the tags. */
async function changedInside(page: Page): Promise<string[]> {
  const use = (isUsed: boolean) =>
    page.evaluate((disabled) => {
      const [sheet] = document.styleSheets;
      if (!sheet || sheet.cssRules.length < 5) throw new Error('expected a style sheet');
      sheet.disabled = disabled;
    }, !isUsed);
  // What lies below the pointer looks otherwise.
  await page.mouse.move(0, 0);
  const styled = await looks(page, 'inside');
  await use(false);
  const bare = await looks(page, 'inside');
  await use(true);
  return differences(styled, bare);
}

/** Answers the first step and goes on; of the forms of one step, to the end. */
async function takeFirstStep(page: Page, name: TagName): Promise<void> {
  const journey = FUNNELS.find(({ tag }) => tag === name);
  if (!journey) {
    await completeFunnel(page, name);
    return;
  }
  const tag = page.locator(name);
  const [first, second] = journey.steps;
  await answerStep(tag, first, journey.answers);
  await nextOf(tag, first).click();
  await expect(heading(tag, second?.heading ?? '')).toBeVisible();
}

for (const sheet of ['bootstrap', 'tailwind', 'shop-theme']) {
  test(`${sheet}: nothing gets in, nothing gets out, and it takes answers`, async ({
    page,
    host,
    server,
    complaints,
  }) => {
    await page.goto(host.address(sheet, { TAG: TAGS.join(' ') }));
    const before = await looks(page, 'around');
    await inject(page, server.siteUrl);
    const tags = await allStanding(page, TAGS);
    expect.soft(await changedInside(page), 'first steps').toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, tag] of tags) await expectWhole(`${name} at ${width} px`, tag);
    }
    for (const name of TAGS) await takeFirstStep(page, name);
    expect.soft(await changedInside(page), 'second steps').toEqual([]);
    expect(differences(await looks(page, 'around'), before)).toEqual([]);
    expect(complaints).toEqual({ errors: [], warnings: [], violations: [] });
  });
}
