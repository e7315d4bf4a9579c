import { expect, test, type Locator, type Page } from '@playwright/test';
import { QUOTE_HANDLER_PATH } from '#contract/common/wire.ts';
import { answer, focusedName, named, valueIn, type FieldValue } from './formFields.ts';
import { button, messages, openTag } from './funnelJourney.ts';
import type { TagName } from './tags.ts';
import { cases, spellingsOf, validBase, type Answers, type WorkedCase } from './workedCases.ts';

/** How the worked cases meet one funnel. Most need the first four lines only. */
export interface ValidationDriver {
  /** Its name in the worked cases. */
  readonly funnel: string;
  /** The last step before the result. */
  readonly lastStep: number;
  /**
   * Fields whose cases stand apart from the funnels: postcode, phone, mpan, mprn. `name` when it is another one. They
   * share their rules, so one funnel shows every spelling and the others a few: see EVERY_SPELLING.
   */
  readonly formats: readonly {
    readonly cases: 'postcode' | 'phone' | 'mpan' | 'mprn';
    readonly step: number;
    readonly name?: string;
  }[];
  /** A required text field of the last step: emptied, it stops a submission whose other answers are right. */
  readonly stopper: string;
  /** Answers beside the valid ones of the cases: fields that we ask for and the specification does not. */
  readonly more?: Answers;
  /** Fields that are decided on the way: of an earlier step, or radio buttons, which cannot be emptied again. */
  readonly beforehand?: readonly string[];
  /** Cases that the funnel makes impossible instead of stopping them (a stepper that ends), proved elsewhere. */
  readonly impossible?: readonly string[];
  /** Answers a step that `answer` alone cannot. Fields that are not on the step are none of its business. */
  readonly fill?: (tag: Locator, step: number, answers: Answers) => Promise<void>;
  /** Presses what leads on from a step; its submit button by default. */
  readonly forward?: (tag: Locator, step: number) => Promise<void>;
  /** The name of the button that leads back; `Back` by default. */
  readonly back?: string;
}

const titleOf = (tag: Locator): Locator => tag.locator('h2').first();
const submitButton = (tag: Locator): Locator => tag.locator('form button[type=submit]');
const isEmpty = (object: object): boolean => Object.keys(object).length === 0;

/** The walk of one funnel from step to step. */
class Walk {
  readonly tag: Locator;
  private readonly driver: ValidationDriver;

  constructor(tag: Locator, driver: ValidationDriver) {
    this.tag = tag;
    this.driver = driver;
  }

  async reach(step: number, answers: Answers): Promise<void> {
    for (let present = 1; present < step; present += 1) {
      await this.fill(present, answers);
      await this.advance(present);
    }
    await this.fill(step, answers);
  }

  async forward(step: number): Promise<void> {
    await (this.driver.forward?.(this.tag, step) ?? submitButton(this.tag).click());
  }

  async advance(step: number): Promise<void> {
    const before = await titleOf(this.tag).innerText();
    await this.forward(step);
    await expect(titleOf(this.tag), `step ${step} lets on`).not.toHaveText(before, { timeout: 15_000 });
  }

  async back(): Promise<void> {
    const before = await titleOf(this.tag).innerText();
    await button(this.tag, this.driver.back ?? 'Back').click();
    await expect(titleOf(this.tag), 'Back leads back').not.toHaveText(before);
  }

  private async fill(step: number, answers: Answers): Promise<void> {
    for (const [name, value] of Object.entries(answers)) {
      if (value !== '' && (await named(this.tag, name).count()) > 0) await answer(this.tag, name, value);
    }
    await this.driver.fill?.(this.tag, step, answers);
  }
}

/** Puts other answers into the present step. @returns what puts the old ones back */
async function change(tag: Locator, changes: Answers): Promise<() => Promise<void>> {
  const before: [string, FieldValue][] = [];
  for (const [name, value] of Object.entries(changes)) {
    before.push([name, await valueIn(tag, name)]);
    await answer(tag, name, value);
  }
  return async () => {
    for (const [name, value] of before) await answer(tag, name, value);
  };
}

async function expectMessages(tag: Locator, errors: Readonly<Record<string, string>>, id: string): Promise<void> {
  const entries = Object.entries(errors);
  const texts = entries.map(([, text]) => (text.startsWith('(') ? /\S/ : text));
  await expect(messages(tag), `${id}: messages`).toHaveText(texts);
  await expect.poll(() => focusedName(tag), `${id}: focus`).toBe(entries[0]?.[0]);
  for (const [index, [name]] of entries.entries()) {
    const control = named(tag, name).first();
    await expect(control, `${id}: ${name}`).toHaveAttribute('aria-invalid', 'true');
    const [described] = await messages(tag).nth(index).allInnerTexts();
    expect(await control.evaluate(describedBy), `${id}: ${name}`).toContain(described);
  }
}

/** The text of what describes a control or the group around it. */
function describedBy(control: Element): string {
  const root = control.getRootNode() as ShadowRoot;
  const ids = [control, control.closest('fieldset')].flatMap(
    (node) => node?.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  return ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ');
}

async function expectBlocked(walk: Walk, step: number, { id, change: changes, expect: { errors } }: WorkedCase) {
  const { tag } = walk;
  const title = await titleOf(tag).innerText();
  const restore = await change(tag, changes);
  // A button that waits for a consent is disabled: that, too, stops.
  const isDisabled = await submitButton(tag).isDisabled();
  if (!isDisabled) await walk.forward(step);
  if (!isEmpty(errors)) await expectMessages(tag, errors, id);
  else if (!isDisabled) await expect(tag.locator('form [aria-invalid=true]').first(), id).toBeVisible();
  await expect(titleOf(tag), `${id} stays`).toHaveText(title);
  for (const [name, value] of Object.entries(changes)) expect(await valueIn(tag, name), `${id} keeps`).toBe(value);
  await restore();
  await expect(messages(tag), `${id}: gone once mended`).toHaveCount(0);
}

/** A right answer beside an emptied field: the only message is that field's. Spares a lead for each spelling. */
async function expectAccepted(walk: Walk, step: number, { id, change: changes }: WorkedCase, stopper: string) {
  const restore = await change(walk.tag, { ...changes, [stopper]: '' });
  await walk.forward(step);
  await expect(messages(walk.tag), id).toHaveCount(1);
  await expect.poll(() => focusedName(walk.tag), id).toBe(stopper);
  await restore();
  await expect(messages(walk.tag), id).toHaveCount(0);
}

interface Group {
  readonly step: number;
  /** What these cases answer on the way. */
  readonly beforehand: Answers;
  readonly cases: readonly (WorkedCase & { readonly isFormat: boolean })[];
}

const renamed = <Value>(answers: Readonly<Record<string, Value>>, from: string, to: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name === from ? to : name, value]));

function groupsOf(driver: ValidationDriver): Group[] {
  const own = cases
    .filter(({ funnel, id }) => funnel === driver.funnel && !driver.impossible?.includes(id))
    .map((one) => ({ ...one, isFormat: false }));
  const formats = driver.formats.flatMap(({ cases: kind, step, name = kind }) =>
    spellingsOf(kind, driver.funnel).map((one) => ({
      ...one,
      step,
      change: renamed(one.change, kind, name),
      expect: { ...one.expect, errors: renamed(one.expect.errors, kind, name) },
      isFormat: true,
    })),
  );
  const groups = new Map<string, Group>();
  for (const one of [...own, ...formats]) {
    const [early, now] = [true, false].map((wanted) =>
      Object.fromEntries(
        Object.entries(one.change).filter(([name]) => (driver.beforehand?.includes(name) ?? false) === wanted),
      ),
    );
    const key = JSON.stringify([one.step, early]);
    const group = groups.get(key) ?? { step: Number(one.step), beforehand: early ?? {}, cases: [] };
    groups.set(key, { ...group, cases: [...group.cases, { ...one, change: now ?? {} }] });
  }
  return [...groups.values()];
}

async function runGroup(page: Page, tagName: TagName, driver: ValidationDriver, group: Group): Promise<void> {
  const { step } = group;
  const answers = { ...driver.more, ...validBase[driver.funnel], ...group.beforehand };
  const open = async (): Promise<Walk> => {
    const walk = new Walk(await openTag(page, 'a partner page', tagName, ''), driver);
    await walk.reach(step, answers);
    return walk;
  };
  const posts: string[] = [];
  page.on('request', (request) => request.url().endsWith(QUOTE_HANDLER_PATH) && posts.push(request.method()));
  const isLast = step === driver.lastStep;
  const walk = await open();
  for (const one of group.cases.filter(({ expect: { advances } }) => !advances)) await expectBlocked(walk, step, one);
  for (const one of group.cases.filter(({ expect: { advances }, isFormat }) => advances && isFormat && isLast)) {
    await expectAccepted(walk, step, one, driver.stopper);
  }
  expect(posts, 'nothing was sent').toEqual([]);
  const passing = group.cases.filter(({ expect: { advances }, isFormat }) => advances && !(isFormat && isLast));
  for (const [index, one] of passing.entries()) {
    // A lead is sent once; elsewhere Back leads to the next case.
    const present = isLast && index > 0 ? await open() : walk;
    const restore = await change(present.tag, one.change);
    await present.advance(step);
    if (isLast) continue;
    await present.back();
    await restore();
  }
  if (!isLast && passing.length === 0) await walk.advance(step);
}

/**
 * Declares one test for every step of a funnel: all worked cases of that step share one page, each puts its answers
 * in, presses on, and puts the right ones back. Blocked means: the messages in field order in the summary and at the
 * fields, the focus on the first, nothing lost, nothing sent.
 */
export function runValidationCases(tagName: TagName, driver: ValidationDriver): void {
  const groups = groupsOf(driver);
  for (const group of groups) {
    const early = isEmpty(group.beforehand) ? '' : ` with ${JSON.stringify(group.beforehand)}`;
    test(`worked cases of step ${group.step}${early}: ${group.cases.map(({ id }) => id).join(', ')}`, async ({
      page,
    }) => {
      // Up to twenty cases in one page: a minute is short where other tests run beside.
      test.setTimeout(180_000);
      await runGroup(page, tagName, driver, group);
    });
  }
}
