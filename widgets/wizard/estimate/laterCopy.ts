import { MONTHS } from '#contract/common/calendar.ts';
import type { Opening } from '#contract/common/energy/inputs.ts';
import { BUILDING_HEADING, ESTIMATE_HEADING } from '#contract/common/energy/wording.ts';
import type { Orientation, Shade } from '#contract/common/energy/yield.ts';

/** Words of the estimate that both solar funnels show beside their price. What rests on the method is worded in the contract. */
export const headings = { home: ESTIMATE_HEADING, building: BUILDING_HEADING } as const;

export const lead = 'Answer what you know, and see the figures change.';

const DIRECTIONS: Readonly<Record<Orientation, string>> = {
  S: 'South',
  'SE/SW': 'South-east or south-west',
  'E/W': 'East or west',
  'NE/NW': 'North-east or north-west',
  N: 'North',
};

export const direction = {
  legend: 'Which way does the roof face?',
  hint: 'The side the panels go on',
  names: DIRECTIONS,
  /** Each point of the rose and the direction it belongs to, with what is said of it. */
  spoken: (points: readonly string[], facing: Orientation) =>
    `${points.join(' or ')}: ${DIRECTIONS[facing].toLowerCase()}`,
  unsure: 'Not sure',
  sun: (percent: number) => (percent === 100 ? 'The most sun' : `${percent}% of the sun a south roof gets`),
  unsureFacing: 'East or west, or south',
  unsureSun: 'We show both ends of the range',
} as const;

export const shade = {
  legend: 'Is the roof in shade?',
  options: {
    none: { title: 'Hardly', description: 'Open sky' },
    modest: { title: 'Some', description: 'A tree or a roof nearby' },
    significant: { title: 'A lot', description: 'For much of the day' },
  } as const satisfies Partial<Record<Shade, unknown>>,
} as const;

export const inDay = {
  legend: 'Is someone home in the day?',
  hint: '9am to 5pm, most days',
  options: [
    { value: '', label: 'It varies' },
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
} as const;

export const opening = {
  legend: 'When are you open?',
  options: [
    { value: 'weekdays', label: 'Weekdays' },
    { value: 'daily', label: 'Daily' },
    { value: 'always', label: '24 hours' },
  ] as const satisfies readonly { readonly value: Opening; readonly label: string }[],
} as const;

export const tariff = {
  legend: 'What’s your electricity tariff?',
  options: [
    { value: 'flat', label: 'Same all day' },
    { value: 'time-of-use', label: 'Cheaper at night' },
  ],
} as const;

export const figures = {
  worth: 'Worth to you',
  /** Beside the first figure. */
  aYear: 'a year',
  made: 'Made a year',
  used: { home: 'Used at home', building: 'Used on site' },
  paid: 'Paid back in',
  basis: 'What this is based on',
  said: (worth: string, made: string, paid: string) =>
    `Estimate updated: ${worth} a year, ${made} made, paid back in: ${paid}.`,
} as const;

export const none = {
  noPostcode: 'There’s no estimate without a postcode: the sun depends on where you are.',
  size: 'There’s no estimate above 50 kW: the network operator decides what you can sell.',
  after: 'Your quote above is complete without it.',
} as const;

export const failed = 'We couldn’t load this part. Try again in a minute.';

export const months = {
  caption: 'Month by month in kWh, at the cautious end',
  names: MONTHS.map((name) => name.slice(0, 3)),
  month: 'Month',
  year: 'Year',
  made: 'Made',
  used: { home: 'Used at home', building: 'Used on site' },
  usedShort: 'Used',
  exported: 'Sold',
  bought: 'Still bought',
  boughtShort: 'Bought',
  tableOf: 'See it as a table, in kWh',
  /** In a narrow tag, whose table has no column for what is made. */
  sum: 'Used and sold together are what’s made.',
  picture: ({ made, used, exported, bought }: Readonly<Record<'made' | 'used' | 'exported' | 'bought', string>>) =>
    `In a year ${made} kWh made: ${used} used, ${exported} sold; ${bought} kWh still bought.`,
} as const;
