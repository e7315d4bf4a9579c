import type { Orientation } from '#contract/common/energy/yield.ts';

const DIRECTIONS: readonly (readonly [Orientation, string])[] = [
  ['S', 'South'],
  ['SE/SW', 'South-east or south-west'],
  ['E/W', 'East or west'],
  ['NE/NW', 'North-east or north-west'],
  ['N', 'North'],
];

/** Everything that the tag says. */
export const copy = {
  heading: 'What would solar panels earn you?',
  lead: 'Three answers for an estimate. We don’t ask who you are, and nothing is stored.',
  postcode: { label: 'Postcode' },
  bill: { label: 'Electricity bill a month, in pounds', hint: 'Leave it blank if you don’t know.' },
  direction: {
    label: 'Which way does your roof face?',
    options: [{ value: '', label: 'Not sure' }, ...DIRECTIONS.map(([value, label]) => ({ value, label }))],
  },
  submit: 'Show my estimate',
  /** @param sizeKw "4 kW" */
  result: (sizeKw: string) => `${sizeKw} of panels at your home: an estimate`,
  worth: 'Worth',
  aYear: 'a year',
  chart: 'What the panels make, month by month',
  /** @param most "May", @param least "December"; each with what it makes, "380 to 490 kWh" */
  chartNote: (most: readonly [string, string], least: readonly [string, string]) =>
    `Most in ${most[0]}: ${most[1]}. Least in ${least[0]}: ${least[1]}. The dark part is the cautious end, the light one the favourable end.`,
  basis: 'What this rests on',
  quote: 'Get a quote for your roof',
  opened: { text: 'Your quote opens in a new tab. If it doesn’t, ', link: 'continue here', end: '.' },
} as const;
