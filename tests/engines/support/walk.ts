import { expect } from 'vitest';
import { FORMS, FUNNELS, type Answers, type Journey } from '../../support/funnels/journeys.ts';
import { kindOf, putValue } from './page.ts';
import type { Visitor } from './visitor.ts';

/** Every form tag, as the tests of Chromium walk it. */
export const JOURNEYS: readonly Journey[] = [...FUNNELS, ...FORMS];

/** The journey of a tag. @throws for a tag that has none */
export function journeyOf(tag: string): Journey {
  const journey = JOURNEYS.find((each) => each.tag === tag);
  if (!journey) throw new Error(`expected a journey of <${tag}>`);
  return journey;
}

/** Waits until a tag can be used, and for its code. */
export async function standing({ on, sees, until, engine }: Visitor, tag: string): Promise<void> {
  await on(tag, (found) => found.scrollIntoView({ behavior: 'instant' }));
  await sees(`${tag} >> form`);
  const code = `customElements.get(${JSON.stringify(tag)}) !== undefined`;
  await until(`<${tag}> has its code`, async () => (await engine.run(code)) === true);
}

/** Answers a field as a visitor does, whatever its kind. A list, and a date, are given their value. */
async function answer(visitor: Visitor, path: string, value: string | boolean): Promise<void> {
  const kind = await visitor.on(path, kindOf);
  if (kind === 'checkbox') {
    if ((await visitor.value(path)) !== value) await visitor.click(path);
    return;
  }
  if (kind === 'radio') {
    const option = `${path}[value="${String(value)}"]`;
    if (!(await visitor.value(option))) await visitor.click(option);
    return visitor.holds(option, true);
  }
  if (kind.startsWith('select') || kind === 'date') return visitor.on(path, putValue, String(value));
  return visitor.fill(path, String(value));
}

const isAsked = async ({ engine }: Visitor, tag: string, name: string): Promise<boolean> =>
  (await engine.run(
    `!!document.querySelector(${JSON.stringify(tag)}).shadowRoot.querySelector('form [name="${name}"]')`,
  )) === true;

/** Answers the present step. @returns what was answered */
async function answerStep(visitor: Visitor, { tag, steps, answers }: Journey, index: number): Promise<Answers> {
  const given: Record<string, string | boolean> = {};
  for (const name of steps[index]?.fields ?? []) {
    const value = answers[name];
    if (value === undefined || value === '' || !(await isAsked(visitor, tag, name))) continue;
    await answer(visitor, `${tag} >> form [name="${name}"]`, value);
    given[name] = value;
  }
  return given;
}

const headingOf = (visitor: Visitor, tag: string): Promise<string> => visitor.words(`${tag} >> h2`);

/** Waits for a step's heading. */
export const reach = (visitor: Visitor, tag: string, heading: string | RegExp): Promise<void> =>
  visitor.until(`<${tag}> shows ${String(heading)}`, async () => {
    const words = await headingOf(visitor, tag);
    return typeof heading === 'string' ? words === heading : heading.test(words);
  });

/** The same for a step that the visitor was led to: it takes the focus. */
export async function arrive(visitor: Visitor, tag: string, heading: string | RegExp): Promise<void> {
  await reach(visitor, tag, heading);
  await visitor.focused(`${tag} >> h2`);
}

/** Presses the button that leads on from a step; of several, the first. */
export const leadOn = (visitor: Visitor, tag: string): Promise<void> =>
  visitor.click(`${tag} >> form button[type=submit]`);

/** From the first step to the one that is sent, ready to be sent. @returns what was answered */
export async function walkToEnd(visitor: Visitor, journey: Journey): Promise<Answers> {
  let given: Answers = {};
  for (const [index, { heading }] of journey.steps.entries()) {
    if (index > 0) {
      await leadOn(visitor, journey.tag);
      await arrive(visitor, journey.tag, heading);
    }
    given = { ...given, ...(await answerStep(visitor, journey, index)) };
  }
  return given;
}

/** All values of a stored lead; of a line, its parts as well: an address is stored as one. */
function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value), ...String(value).split(', ')];
  return Object.values(value).flatMap(leaves);
}

/** That a stored lead holds what was answered. */
export function expectAnswers(body: string, given: Answers): void {
  const stored = new Set(leaves(JSON.parse(body)));
  const missing = Object.entries(given).filter(([, value]) => !stored.has(String(value)));
  expect(Object.keys(given).length).toBeGreaterThan(0);
  expect(missing, body).toEqual([]);
}
