import { expect, type Locator } from '@playwright/test';
import { answer, named, valueIn } from './fields.ts';
import type { Answers, Journey, JourneyStep } from './journeys.ts';
import { button, heading, somebody } from './openTag.ts';

/** The step that is sent. */
export const lastStep = ({ steps }: Journey): JourneyStep => steps.at(-1) ?? steps[0];

/** The field of the address by which leads and mails are found. */
const emailField = ({ steps }: Journey): string =>
  steps.flatMap(({ fields }) => fields).find((name) => /email$/i.test(name)) ?? 'email';

/** Right answers with an address that no other test has. */
export function ownAnswers(journey: Journey): { readonly answers: Answers; readonly email: string } {
  const email = somebody()['Email address'];
  return { answers: { ...journey.answers, [emailField(journey)]: email }, email };
}

/** The button that leads on from a step. */
export const nextOf = (tag: Locator, { next }: JourneyStep): Locator => button(tag, next).first();

/** Answers a step as far as it asks. */
export async function answerStep(tag: Locator, { fields }: JourneyStep, answers: Answers): Promise<void> {
  for (const name of fields) {
    const value = answers[name];
    if (value !== undefined && (await named(tag, name).count()) > 0) await answer(tag, name, value);
  }
}

/** From the first step to the one that is sent, ready to be sent. */
export async function walkToEnd(tag: Locator, journey: Journey, answers: Answers): Promise<void> {
  for (const [index, step] of journey.steps.entries()) {
    // On our own pages the page's heading stands for that of the first step, which is there for who listens.
    await (index === 0
      ? expect(heading(tag, step.heading)).toBeAttached()
      : expect(heading(tag, step.heading)).toBeVisible());
    await answerStep(tag, step, answers);
    if (step !== lastStep(journey)) await nextOf(tag, step).click();
  }
}

export const expectResult = (tag: Locator, { result }: Journey): Promise<void> =>
  expect(heading(tag, result)).toBeVisible({ timeout: 30_000 });

/** That the present step still holds what was typed. */
export async function expectAnswers(tag: Locator, { fields }: JourneyStep, answers: Answers): Promise<void> {
  for (const name of fields) {
    if ((await named(tag, name).count()) > 0) expect(await valueIn(tag, name), name).toBe(answers[name]);
  }
}
