import { expect, test, type Locator, type Page } from '@playwright/test';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { refusalsBy, runningContracts } from '../../contract/releasedContracts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { completeFunnel } from '../../support/funnels/completeFunnel.ts';
import { valueIn } from '../../support/funnels/fields.ts';
import { FORMS, FUNNELS, type Journey } from '../../support/funnels/journeys.ts';
import { openTag, unfold, type Place } from '../../support/funnels/openTag.ts';
import { expectShortStep } from '../../support/lengths.ts';
import { LARGEST, STATES, stopped } from '../../support/looks.ts';
import { brokenRules } from '../../support/pageRules/pageRules.ts';
import { expectPrivate, noteFields } from '../../support/privateFields.ts';
import { brokenPromises, noteEvents, noteParts } from '../../support/promises.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { addProbe, sweep } from '../../support/sweep/sweep.ts';
import type { TagName } from '../../support/tags.ts';

// One walk through every tag, with the largest figures that it takes. At every step and at the result: no figure and no
// word on two lines, nothing outside its box, no words under a control and each number as people write it, from 240 to
// 1,000 px; no text below 12 px, no labels of a chart on each other; axe finds nothing, light and dark; no field goes to a
// spelling service; on a telephone what asks for contact details ends within two screens; what is sent would be taken by
// the API of every recorded release, which may still run beside a newer tag while servers are exchanged; and the tag has
// all that its reference promises.

const LONG_EMAIL = `bartholomew.featherstonehaugh-${Date.now()}@accounts.northumbrian-manufacturing.example.com`;

/** The tag is the same in both places: each stands in one of them. Elsewhere it is light unless it is asked. */
const PLACE: Readonly<Record<TagName, readonly [Place, attributes?: string]>> = {
  'solar-quote': ['our own page'],
  'ev-quote': ['our own page'],
  'homecare-quote': ['a partner page', 'theme="auto" plan="Basic Care" catalogue="plans"'],
  'instant-quote': ['a partner page', 'theme="auto" plan="Basic Care" catalogue="plans"'],
  'commercial-energy-quote': ['our own page'],
  'commercial-solar-quote': ['a partner page', 'theme="auto"'],
  'quick-quote': ['a partner page', 'theme="auto"'],
  'contact-form': ['our own page'],
  'newsletter-signup': ['our own page'],
};

/** What is wrong with the present step in any width, with all that it keeps folded or behind tabs. */
async function lookAround(tag: Locator): Promise<string[]> {
  const found = await sweep(tag);
  for (const tab of await tag.getByRole('tab').all()) {
    await tab.click();
    found.push(...(await sweep(tag)));
  }
  if ((await tag.locator('details').count()) === 0) return found;
  await unfold(tag);
  return [...found, ...(await sweep(tag))];
}

async function look(page: Page, tag: Locator, journey: Journey, number: number): Promise<string[]> {
  const step = journey.steps[number - 1];
  const isFunnel = FUNNELS.some((funnel) => funnel === journey);
  const asksForContact = step?.fields.some((name) => /^(contactE|e)mail$|^address1$/.test(name)) ?? false;
  if (isFunnel && step && asksForContact) await expectShortStep(tag, step, number === journey.steps.length);
  await page.setViewportSize({ width: 1100, height: 900 });
  await LARGEST[journey.tag]?.[number]?.(tag);
  const found = await lookAround(tag);
  found.push(...(await brokenRules(page, { widths: [320, 390, 768], schemes: ['light'] })));
  await expectAccessible(page, tag, { state: `step ${number}` });
  const state = STATES[journey.tag]?.[number];
  if (state) {
    await state.reach(tag);
    await expectAccessible(page, tag, { state: `step ${number}, ${state.shows}`, widths: [320] });
    await state.mend?.(tag);
  }
  const [first] = Object.keys(step?.required ?? {});
  if (first !== undefined && (await valueIn(tag, first)) === '') {
    await stopped(tag);
    await expectAccessible(page, tag, { state: `step ${number} with every error`, widths: [320] });
  }
  return found.map((finding) => `step ${number}: ${finding}`);
}

/** What is posted to the quote-handler from now on. */
function noteBodies(page: Page): readonly unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(QUOTE_HANDLER_PATH)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

for (const journey of [...FUNNELS, ...FORMS]) {
  const [place, attributes] = PLACE[journey.tag];
  test(`<${journey.tag}> on ${place}: whole at any width, accessible and private at every step`, async ({ page }) => {
    test.setTimeout(240_000);
    await addProbe(page);
    const bodies = noteBodies(page);
    const seen = await noteEvents(page, journey.tag);
    const tag = await openTag(page, { tag: journey.tag, place, attributes });
    // What the notice of cookies at the foot of the screen happens to lie over is not the tag's doing.
    if (place === 'our own page') await page.getByRole('button', { name: 'Essential Only' }).click();
    await noteFields(tag);
    const found = await look(page, tag, journey, 1);
    await noteParts(tag, seen);
    const { filled } = await completeFunnel(page, journey.tag, {
      email: LONG_EMAIL,
      onStep: async (number) => {
        found.push(...(await look(page, tag, journey, number)));
        await noteParts(tag, seen);
      },
    });
    expect(found.join('\n')).toBe('');
    await expectPrivate(tag, journey.tag, Object.keys(filled));
    expect(await brokenPromises(tag, seen)).toEqual([]);
    expect(bodies.length).toBeGreaterThan(0);
    for (const released of runningContracts())
      expect(bodies.flatMap((body) => refusalsBy(released, journey.tag, body))).toEqual([]);
  });
}

test('<solar-estimate> in a text of ours: accessible before, with every error, and with its estimate', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${serverUnderTest().siteUrl}/solar-panels-newcastle`);
  const tag = page.locator('solar-estimate');
  // Its script comes when a reader gets there: until then the line that stands for it must not appear below the form.
  const stateOfLine = () =>
    tag.evaluate(({ shadowRoot }) => {
      const line = shadowRoot?.querySelector('slot');
      return line ? getComputedStyle(line).animationPlayState : 'gone';
    });
  expect(await stateOfLine()).toBe('paused');
  await tag.scrollIntoViewIfNeeded();
  await expect.poll(stateOfLine).toBe('gone');
  const show = tag.getByRole('button', { name: 'Show my estimate' });
  await expect(show).toBeVisible();
  await expectAccessible(page, tag, { state: 'step 1' });
  await tag.getByLabel('Postcode').fill('');
  await tag.getByLabel('Electricity bill a month, in pounds').fill('a lot');
  await show.click();
  await expect(tag.getByRole('button', { name: 'Enter your monthly bill in pounds' })).toBeVisible();
  await expectAccessible(page, tag, { state: 'step 1 with every error', widths: [320] });
  await tag.getByLabel('Postcode').fill('NE1 4ST');
  await tag.getByLabel('Electricity bill a month, in pounds').fill('80');
  await show.click();
  await expect(tag.getByRole('status')).toContainText('a year');
  await expectAccessible(page, tag, { state: 'step 1, its estimate' });
});
