import { expect, test, type Locator, type Page } from '@playwright/test';
import { failEveryWay } from '../../support/failures.ts';
import { answer, focusedName, named } from '../../support/funnels/fields.ts';
import { FUNNELS, type Answers, type Journey, type ResultName } from '../../support/funnels/journeys.ts';
import { messages, openTag, PLACES, toast } from '../../support/funnels/openTag.ts';
import { expectAnswers, expectResult, lastStep, nextOf, ownAnswers, walkToEnd } from '../../support/funnels/walk.ts';
import { leadsOf } from '../../support/leads.ts';
import { fakeTime, interceptPosts, keyOf, mendPosts, problem } from '../../support/quoteServer.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';

const { dataDir } = serverUnderTest();

/** Two text fields of the last step that a server may refuse, in field order, and where they stand in a request. */
const REFUSED: Readonly<Record<ResultName, readonly [first: string, second: string]>> = {
  solar: ['email', 'postcode'],
  ev: ['email', 'address'],
  homecare: ['email', 'postcode'],
  instant: ['address1', 'city'],
  'commercial-energy': ['contactEmail', 'contactPhone'],
  'commercial-solar': ['businessName', 'email'],
};
const placeIn = (funnel: ResultName, name: string): string =>
  funnel === 'commercial-energy' ? `quoteData.${name}` : `quoteData.customerInfo.${name}`;

/** A 422 marks the fields that the server names, and they can be put right. */
async function expectRefusal(page: Page, tag: Locator, journey: Journey<ResultName>, answers: Answers) {
  const { funnel, failed } = journey;
  const names = REFUSED[funnel];
  const errors = names.map((name) => ({ path: placeIn(funnel, name), message: `Enter another ${name}` }));
  await interceptPosts(page, (route) => problem(route, 422, { body: { errors: errors.toReversed() } }));
  const button = nextOf(tag, lastStep(journey));
  await button.click();
  await expect(toast(tag, failed.title)).toContainText(failed.text);
  await expect(messages(tag)).toHaveText(errors.map(({ message }) => message));
  await expect.poll(() => focusedName(tag)).toBe(names[0]);
  for (const [index, name] of names.entries()) {
    await expect(named(tag, name)).toHaveAccessibleDescription(new RegExp(`^Enter another ${name}`));
    await answer(tag, name, '1');
    await expect(messages(tag)).toHaveCount(names.length - 1 - index);
    await answer(tag, name, answers[name] ?? '');
  }
  await mendPosts(page);
}

for (const [index, journey] of FUNNELS.entries()) {
  // The same code in both places: each funnel stands in one of them.
  const place = PLACES[index % 2 === 0 ? 1 : 0];
  test(`<${journey.tag}> on ${place}: whatever fails is told, nothing is lost, and it ends as one lead`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { answers, email } = ownAnswers(journey);
    const last = lastStep(journey);
    await fakeTime(page);
    const tag = await openTag(page, { tag: journey.tag, place });
    await walkToEnd(tag, journey, answers);
    await expectRefusal(page, tag, journey, answers);
    const submit = nextOf(tag, last);
    const key = await failEveryWay({
      page,
      tag,
      ...journey.failed,
      submitButton: submit,
      expectKept: () => expectAnswers(tag, last, answers),
    });
    expect(await leadsOf(dataDir, email)).toEqual([]);
    // A double click whose first answer is lost on the way: at its own pace, a clock that is hurried on would give up
    // before a busy server has answered.
    const posts = await interceptPosts(page, async (route, number) => {
      if (number > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await submit.dblclick();
    await expectResult(tag, journey);
    expect(new Set(posts.map(keyOf))).toEqual(new Set([key]));
    const [lead, ...others] = await leadsOf(dataDir, email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ idempotency_key: key });
    await expect(tag.getByText(String(lead?.reference?.replace('CE-', '#'))).first()).toBeVisible();
  });
}
