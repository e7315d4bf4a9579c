import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openGuestPage, type GuestPage } from '../../tests/support/element/guestPage.ts';
import type * as TakeOver from '../../tests/support/element/takeOver.ts';
import { soon } from '../../tests/support/element/walkTag.ts';
import type { AnyTag as TagName } from '../../tests/support/tags.ts';
import { definitions } from '../funnels/definitions.ts';
import { renderFragment } from './prerenderElement.tsx';

// What visitors do to a first step before its code has come, tried at random beside a tag whose code was there from the
// start and which was given the same answers.

type Attributes = Readonly<Record<string, string>>;

const TRIED: readonly (readonly [TagName, Attributes])[] = [
  ['solar-quote', {}],
  ['solar-quote', { 'customer-type': 'business' }],
  ['commercial-solar-quote', {}],
  ['ev-quote', {}],
  ['homecare-quote', {}],
  ['instant-quote', {}],
  ['instant-quote', { service: 'HomeCare' }],
  ['commercial-energy-quote', { postcode: 'NE1 4LP' }],
  ['quick-quote', { postcode: 'NE1 4LP' }],
  ['contact-form', {}],
  ['newsletter-signup', {}],
  ['solar-estimate', {}],
];

// A few in each run of all tests, more when asked: see CONTRIBUTING.
const ASKED = Number(import.meta.env['VITE_TAKE_OVERS'] ?? 0);
const SEQUENCES = ASKED || 60;
const RUNS = Math.ceil(SEQUENCES / TRIED.length);
// On a busy machine, and unasked, fewer of them.
const LIMIT_MS = ASKED ? Infinity : 800;

let guest: GuestPage<typeof TakeOver>;
beforeAll(async () => {
  guest = await openGuestPage(new URL('../../tests/support/element/takeOver.ts', import.meta.url).href);
  guest.module.keepNothing();
});
afterAll(() => guest.close());

interface Visit {
  readonly edits: readonly TakeOver.Edit[];
  /** Which button leads on; undefined for none. */
  readonly goesOn: number | undefined;
}

const edits = fc.array(fc.record({ what: fc.nat(999), how: fc.nat(40) }), { maxLength: 8 });
const visits: fc.Arbitrary<Visit> = fc.record({ edits, goesOn: fc.option(fc.nat(3), { nil: undefined, freq: 2 }) });

/** The first step of a tag as the build renders it, with all styles; a postcode is filled in where it is shown. */
function showing(name: TagName, { postcode: _filledIn, ...attributes }: Attributes): TakeOver.Surroundings {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`expected a definition of <${name}>`);
  const html = renderFragment(definition, attributes, (css) => css);
  return { fragmentFor: async () => new DOMParser().parseFromString(html, 'text/html') };
}

type Answers = ReturnType<typeof TakeOver.answersOf>;

const changed = (before: Answers, now: Answers): Answers =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));

interface Pair {
  readonly waiting: TakeOver.WaitingTag;
  /** Its code was there from the start, and it was given the same answers. */
  readonly live: HTMLElement;
}

async function openBoth(name: TagName, attributes: Attributes): Promise<Pair & { readonly first: Answers }> {
  const { module } = guest;
  const live = module.appendLive(name, attributes);
  const waiting = module.appendWaiting(name, attributes, showing(name, attributes));
  return soon(() => {
    const first = module.answersOf(waiting.element);
    expect(waiting.element.shadowRoot?.querySelector('[data-prerendered] form')).not.toBeNull();
    expect(live.shadowRoot?.querySelector('form')).not.toBeNull();
    expect(module.answersOf(live)).toEqual(first);
    return { waiting, live, first };
  });
}

/** Both tags say, send and know the same. */
const expectSame = ({ waiting, live }: Pair, story: string): Promise<void> =>
  soon(() => {
    expect(waiting.element.shadowRoot?.querySelector('[data-prerendered]')).toBeNull();
    expect(guest.module.stateOf(waiting.element), story).toEqual(guest.module.stateOf(live));
  });

/** Lets the code come after a press of what leads on: it leads there once, and Back shows the answers again. */
async function expectGoingOn(pair: Pair, button: number, story: string): Promise<void> {
  const { module } = guest;
  const { waiting, live } = pair;
  const answers = module.answersOf(live);
  const [ways, liveWays] = [module.noteWays(waiting.element), module.noteWays(live)];
  module.goOn(waiting.element, button);
  module.goOn(live, button);
  await soon(() => expect(module.isAnswered(live) || liveWays.length > 0, story).toBe(true));
  waiting.arrive();
  await soon(() => expect(ways, story).toEqual(liveWays));
  await expectSame(pair, story);
  expect(ways, story).toEqual(liveWays);
  // The last of its steps is the result, which leads nowhere back.
  if (!/^quote-step \{"step":2,"of":[3-9]/.test(ways[0] ?? '')) return;
  // Told before it is drawn.
  await soon(() => module.goBack(waiting.element));
  await soon(() => module.goBack(live));
  await soon(() => expect(module.answersOf(live)).toEqual(answers));
  await expectSame(pair, story);
}

async function survive(name: TagName, attributes: Attributes, { edits: done, goesOn }: Visit): Promise<void> {
  const { module, page } = guest;
  guest.complaints.length = 0;
  await module.forget();
  const { first, ...pair } = await openBoth(name, attributes);
  const { live, waiting } = pair;
  const { element } = waiting;
  const acts = done.map((one) => module.edit(element, one));
  const shown = module.stateOf(element);
  const changes = changed(first, shown.answers);
  const story = `${acts.map(({ words }) => words).join(', ')}; at last ${JSON.stringify(changes)}`;
  await module.answerLike(live, changes);
  module.openLike(
    live,
    shown.open,
    acts.flatMap(({ opener }) => opener ?? []),
  );
  element.dispatchEvent(new page.Event('pointerdown'));
  if (goesOn === undefined) {
    const stopWatching = module.watchAnswers(element);
    waiting.arrive();
    await expectSame(pair, story);
    // Another kind of customer is asked other things.
    const isSwitched = Object.keys(changes).some((control) => control.startsWith('customerType'));
    if (!isSwitched) expect([...stopWatching()], story).toEqual([JSON.stringify(shown.answers)]);
    stopWatching();
  } else {
    await expectGoingOn(pair, goesOn, story);
  }
  expect(waiting.asked(), story).toBe(1);
  expect(guest.complaints, story).toEqual([]);
}

afterEach(() => guest.page.document.body.replaceChildren());

describe.each(TRIED)('<%s> %o', (name, attributes) => {
  const timeout = 30_000 + 500 * RUNS;
  test('what was done before the code came is there, and known', { timeout }, async () => {
    let survived = 0;
    const end = performance.now() + LIMIT_MS;
    const property = fc.asyncProperty(visits, async (visit) => {
      if (performance.now() > end) return;
      await survive(name, attributes, visit);
      guest.page.document.body.replaceChildren();
      survived += 1;
    });
    // Not made smaller: each failure waits for what does not come.
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    expect(survived).toBeGreaterThanOrEqual(ASKED ? RUNS : 1);
  });
});
