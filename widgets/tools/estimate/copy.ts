import type { Orientation } from '#contract/common/energy/yield.ts';

/** Each direction as the attribute has it, and as visitors read it. */
export const DIRECTIONS = {
  S: 'South',
  'SE/SW': 'South-east or south-west',
  'E/W': 'East or west',
  'NE/NW': 'North-east or north-west',
  N: 'North',
} as const satisfies Readonly<Record<Orientation, string>>;

/** What the tag says before there is an estimate. */
export const copy = {
  heading: 'What would solar panels earn you?',
  lead: 'Three answers for an estimate. We don’t ask who you are, and nothing is stored.',
  postcode: { label: 'Postcode' },
  bill: {
    label: 'Electricity bill a month, in pounds',
    hint: 'Leave it blank if you don’t know.',
    wrong: 'Enter your monthly bill in pounds, like 80, or leave it blank',
  },
  direction: {
    label: 'Which way does your roof face?',
    options: [
      { value: '', label: 'Not sure' },
      ...Object.entries(DIRECTIONS).map(([value, label]) => ({ value, label })),
    ],
  },
  submit: 'Show my estimate',
  failed: 'We couldn’t load your estimate. Try again in a minute.',
} as const;
