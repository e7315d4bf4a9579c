import { formatPounds, pounds } from '#contract/common/money.ts';

const MILES = 100;
const MILES_PER_KWH = 3.5;
const PENCE_PER_POUND = 100;

// Pence a kilowatt-hour. «own knowledge» but for the day rate, which is the cap of July to September 2026.
const RATES = [
  { label: 'Public rapid charger', pence: 76 },
  { label: 'At home, day rate', pence: 26.11 },
  { label: 'At home, night rate', pence: 9 },
] as const;

const costOf = (pence: number): number => ((MILES / MILES_PER_KWH) * pence) / PENCE_PER_POUND;
const dearest = Math.max(...RATES.map(({ pence }) => pence));

/** What a hundred miles cost, by the place where the car is charged. */
export const charging = {
  caption: `What ${MILES} miles cost`,
  bars: RATES.map(({ label, pence }) => ({
    label,
    value: formatPounds(pounds(costOf(pence))),
    share: pence / dearest,
  })),
  note: `${MILES_PER_KWH} miles from a kilowatt-hour, at ${RATES.map(({ pence }) => `${pence}p`).join(', ')}. Tariffs differ: yours decides what you save.`,
};
