import { earnedText, fromLeast, type Worth, type YearsToEarn } from '#contract/common/energy/earning.ts';
import { span } from '#contract/common/energy/wording.ts';
import { formatWholePounds, NO_MONEY, type SubPence } from '#contract/common/money.ts';
import { formatKilowattHours } from '#contract/common/numbers.ts';

/** Words of "Is a battery worth it?". What rests on the method is worded in the contract. */
export const battery = {
  size: 'Battery size in kWh',
  none: 'No battery',
  noneShort: 'None',
  named: (kwh: number) => `${formatKilowattHours(kwh)} battery`,
  aYear: 'a year',
  prices: 'The batteries we fit',
  without: 'Without a battery',
  yours: ' (your choice)',
  earned: (years: YearsToEarn) =>
    years.soonest === undefined ? earnedText(years) : `earned back in ${earnedText(years)}`,
  inAll: (total: string) => `${total} in all`,
  noVat: 'Prices are without VAT.',
  vat: (percent: number) => `Prices include ${percent}% VAT.`,
  kept: 'The price is what the battery adds to your quote, fitted.',
  losses:
    'The battery gives back 90% of what goes in and keeps its strength. It earns more where what you sell earns little.',
  atNight: 'While electricity is cheap at night, the battery also fills up from the grid.',
} as const;

/** "a 7.7 kWh battery", "an 8 kWh battery" */
function sized(kwh: number): string {
  const text = formatKilowattHours(kwh);
  return `${/^(?:8|1[18](?!\d))/.test(text) ? 'an' : 'a'} ${text} battery`;
}

/** "£142 to £217" */
export function earnsText(worth: Worth): string {
  const [least, most] = fromLeast(worth);
  const text = (value: SubPence): string => formatWholePounds(value > 0 ? value : NO_MONEY);
  return span(text(least), text(most));
}

interface Sized {
  readonly kwh: number;
  readonly worth: Worth;
}

/** Of a battery that has a price. */
interface Priced extends Sized {
  readonly cost: string;
  readonly years: YearsToEarn;
  readonly warrantyYears: number;
}

const OTHER_REASONS =
  'People buy one for other reasons too: to use more of their own sun, or for power cuts, where it’s fitted for that.';

function verdict({ soonest, latest }: YearsToEarn, warranty: number): string {
  if (soonest === undefined || soonest > warranty)
    return `Its warranty is ${warranty} years, so it doesn’t pay by money alone. ${OTHER_REASONS}`;
  if (latest === undefined || latest > warranty)
    return `Its warranty is ${warranty} years, so whether it pays depends on your roof and on what you’re paid for what you sell.`;
  return `That’s within its warranty of ${warranty} years.`;
}

/** "At your use a 7.7 kWh battery earns about £142 to £217 a year; it would take 23 to 35 years to earn back its £5,040." */
export function priced({ kwh, worth, cost, years, warrantyYears }: Priced): string {
  const earns = years.soonest === undefined ? 'earns nothing' : `earns about ${earnsText(worth)} a year`;
  const back =
    years.soonest === undefined
      ? `it would never earn back its ${cost}`
      : `it would take ${earnedText(years)} to earn back its ${cost}`;
  return `At your use ${sized(kwh)} ${earns}; ${back}. ${verdict(years, warrantyYears)}`;
}

/** Of a size that nobody can buy of us. @param nearest kWh, the smaller and the larger one */
export function unpriced({ kwh, worth }: Sized, nearest: readonly number[]): string {
  const sizes = nearest.map((size) => formatKilowattHours(size)).join(' and ');
  const are = nearest.length > 1 ? 'are' : 'is';
  return `At your use ${sized(kwh)} would earn about ${earnsText(worth)} a year. We don’t fit that size, so there’s no price for it: the nearest ${are} ${sizes}.`;
}

export const noBattery =
  'Without a battery you sell what you don’t use at once, and buy again in the evening. Move the slider and see what changes.';

export const day = {
  caption: (month: string) => `A day in ${month}`,
  months: { june: 'June', december: 'December' },
  about: 'On average, at the cautious end',
  unit: 'kW',
  hours: [
    ['12am', 0],
    ['6am', 6],
    ['12pm', 12],
    ['6pm', 18],
    ['12am', 24],
  ],
  sun: 'Sun',
  use: 'Use',
  direct: 'Used at once',
  given: 'From the battery',
  exported: 'Sold',
  bought: 'Still bought',
  tableOf: (month: string) => `See ${month} as a table, in kWh`,
  hour: 'Hour',
  total: 'Day',
  columns: {
    made: 'Sun',
    used: 'Used',
    taken: 'Battery in',
    given: 'Battery out',
    exported: 'Sold',
    bought: 'Bought',
  },
  picture: (kwh: Readonly<Record<'made' | 'used' | 'direct' | 'given' | 'exported' | 'bought', string>>) =>
    `Panels make ${kwh.made} kWh: ${kwh.direct} used at once, ${kwh.exported} sold. Of ${kwh.used} kWh used ${kwh.given} come from the battery, ${kwh.bought} bought.`,
} as const;
