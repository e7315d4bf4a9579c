import { expect, it } from 'vitest';
import commercialEnergyCases from '#contract/commercial-energy/cases/validation.json' with { type: 'json' };
import commercialSolarCases from '#contract/commercial-solar/cases/validation.json' with { type: 'json' };
import contactCases from '#contract/contact/cases/validation.json' with { type: 'json' };
import evCases from '#contract/ev/cases/validation.json' with { type: 'json' };
import homecareCases from '#contract/homecare/cases/validation.json' with { type: 'json' };
import instantCases from '#contract/instant/cases/validation.json' with { type: 'json' };
import solarCases from '#contract/solar/cases/validation.json' with { type: 'json' };
import type { FunnelName } from '#contract/tags.ts';
import { describeEvery } from '../../tests/support/element/everyFunnel.ts';
import type { OpenFunnel } from '../../tests/support/element/openFunnel.ts';
import {
  advance,
  answer,
  describedBy,
  focusedName,
  goOn,
  headingOf,
  messagesOf,
  soon,
  valueIn,
  walkTo,
} from '../../tests/support/element/walkTag.ts';
import type { Answers, Journey } from '../../tests/support/funnels/journeys.ts';
import { wordsOf } from '../../tests/support/wordsOf.ts';

// The cases that were worked apart from our code, each typed into the real element: what is wrong is told in the
// summary and at the field, in field order, with the focus on the first; nothing is lost, and nothing is sent.

interface WorkedCase {
  readonly id: string;
  readonly funnel: string;
  readonly step: number | string;
  readonly change: Readonly<Record<string, string | number | boolean>>;
  /** Messages by field; one in parentheses is not given by the specification: any will do. */
  readonly expect: { readonly advances: boolean; readonly errors: object };
}

// The newsletter asks for an address alone, and the quick quote leads to another page.
const FILES: Readonly<Record<Exclude<FunnelName, 'quick' | 'newsletter'>, { readonly cases: readonly unknown[] }>> = {
  solar: solarCases,
  ev: evCases,
  homecare: homecareCases,
  instant: instantCases,
  'commercial-energy': commercialEnergyCases,
  'commercial-solar': commercialSolarCases,
  contact: contactCases,
};
const every = new Map(
  Object.values(FILES)
    .flatMap(({ cases }) => cases as WorkedCase[])
    .map((one) => [one.id, one]),
);

/** Formats that funnels share, and where each asks for them: step and name. */
const FORMATS: Readonly<Record<FunnelName, Readonly<Record<string, readonly [step: number, name: string]>>>> = {
  solar: { postcode: [3, 'postcode'], phone: [3, 'phone'] },
  ev: { postcode: [3, 'postcode'], phone: [3, 'phone'] },
  homecare: { postcode: [2, 'postcode'], phone: [2, 'phone'] },
  instant: { postcode: [1, 'postcode'], phone: [2, 'phone'] },
  'commercial-energy': {
    postcode: [1, 'postcode'],
    mpan: [2, 'mpan'],
    mprn: [2, 'mprn'],
    phone: [3, 'contactPhone'],
  },
  'commercial-solar': { postcode: [3, 'postcode'], phone: [3, 'phone'] },
  // Their own cases say all that these ask for.
  quick: {},
  contact: {},
  newsletter: {},
};

// A typical figure has no fields that could be left empty.
const IMPOSSIBLE = 'commercial-energy-09';
// The valid answers are for boiler cover, for which nobody is asked who supplies the energy.
const NOT_ASKED: Readonly<Record<string, string>> = { 'instant-20': 'currentSupplier' };
/** Decided on the way to the step of the case, or together with it. */
const MORE: Readonly<Partial<Record<FunnelName, Answers>>> = {
  solar: { businessName: 'Acme Ltd' },
};

interface Typed {
  readonly id: string;
  readonly step: number;
  readonly change: Answers;
  readonly errors: Readonly<Record<string, string>>;
  readonly advances: boolean;
}

const typed = (one: WorkedCase, step: number, name?: string): Typed => {
  const rename = (key: string): string => (key === one.funnel && name ? name : key);
  const entries = (all: object) => Object.entries(all).map(([key, value]) => [rename(key), value] as const);
  return {
    id: one.id,
    step,
    change: Object.fromEntries(
      entries(one.change)
        .filter(([key]) => key !== NOT_ASKED[one.id])
        .map(([key, value]) => [key, typeof value === 'boolean' ? value : String(value)]),
    ),
    errors: Object.fromEntries(entries(one.expect.errors).map(([key, value]) => [key, String(value)])),
    advances: one.expect.advances,
  };
};

/** Rules that all funnels share: one of them is shown every spelling, the others two that are right and two that are not. */
const SHARED = ['postcode', 'phone'];
const EVERY_SPELLING = 'solar';
const SPELLINGS = 2;

function spellingsOf(kind: string, funnel: string): readonly WorkedCase[] {
  const all = [...every.values()].filter((one) => one.funnel === kind);
  if (funnel === EVERY_SPELLING || !SHARED.includes(kind)) return all;
  const [right, wrong] = [true, false].map((wanted) => all.filter(({ expect: { advances } }) => advances === wanted));
  return [...(right ?? []).slice(0, SPELLINGS), ...(wrong ?? []).slice(0, SPELLINGS)];
}

function casesOf({ funnel }: Journey): readonly Typed[] {
  const own = [...every.values()].filter((one) => one.funnel === funnel && one.id !== IMPOSSIBLE);
  const formats = Object.entries(FORMATS[funnel]);
  return [
    ...own.map((one) => typed(one, Number(one.step))),
    ...formats.flatMap(([kind, place]) => spellingsOf(kind, funnel).map((one) => typed(one, ...place))),
  ];
}

/** What a case changes on its own step; the rest is decided on the way. */
function changesOf({ steps }: Journey, { step, change }: Typed): readonly (readonly [string, string | boolean])[] {
  const early = steps.slice(0, step - 1).flatMap(({ fields }) => fields);
  return Object.entries(change).filter(([name]) => !early.includes(name));
}

/** Walks to the step of the case with right answers, then changes what the case changes. */
async function typeCase(mounted: OpenFunnel, journey: Journey, one: Typed): Promise<void> {
  const answers = { ...MORE[journey.funnel], ...journey.answers, ...one.change };
  await walkTo(mounted, journey, { number: one.step, answers });
  for (const [name, value] of changesOf(journey, one)) answer(mounted, name, value);
}

async function expectMessages(mounted: OpenFunnel, errors: Readonly<Record<string, string>>): Promise<void> {
  const entries = Object.entries(errors);
  await soon(() => expect(messagesOf(mounted)).toHaveLength(entries.length));
  await soon(() => expect(focusedName(mounted)).toBe(entries[0]?.[0]));
  for (const [index, [name, text]] of entries.entries()) {
    const told = wordsOf(messagesOf(mounted)[index]);
    if (!text.startsWith('(')) expect(told).toBe(text);
    expect(told).not.toBe('');
    expect(describedBy(mounted, name)).toContain(told);
    expect(mounted.root.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid')).toBe('true');
  }
}

async function expectStopped(mounted: OpenFunnel, journey: Journey, one: Typed): Promise<void> {
  const { errors } = one;
  const before = headingOf(mounted);
  const button = mounted.root.querySelector<HTMLButtonElement>('form button[type=submit]');
  // One that waits for a consent does nothing yet: that, too, stops.
  const isBlocked = button?.disabled === true || button?.getAttribute('aria-disabled') === 'true';
  goOn(mounted);
  if (Object.keys(errors).length > 0) await expectMessages(mounted, errors);
  else if (!isBlocked) await soon(() => expect(mounted.root.querySelector('form [aria-invalid=true]')).not.toBeNull());
  expect(headingOf(mounted)).toBe(before);
  for (const [name, value] of changesOf(journey, one)) expect(valueIn(mounted, name)).toBe(value);
}

describeEvery('the worked cases', casesOf, (worked, journey, { open, posts }) => {
  it.each(worked.map((one) => [one.id, one.step, one.change, one] as const))(
    '%s, step %i: %o',
    async (_id, step, _change, one) => {
      const mounted = await open();
      await typeCase(mounted, journey, one);
      await (one.advances ? advance(mounted, journey, step) : expectStopped(mounted, journey, one));
      expect(posts().length > 0).toBe(one.advances && step === journey.steps.length);
    },
  );
});
