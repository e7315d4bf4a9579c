/** What the tag says of an estimate. */
export const later = {
  /** @param sizeKw "4 kW" */
  result: (sizeKw: string) => `${sizeKw} of panels at your home: an estimate`,
  aYear: 'a year',
  facts: 'The estimate in figures',
  chart: 'What the panels make, month by month',
  /** @param most "May", @param least "December"; each with what it makes, "380 to 490 kWh" */
  chartNote: (most: readonly [string, string], least: readonly [string, string]) =>
    `Most in ${most[0]}: ${most[1]}. Least in ${least[0]}: ${least[1]}. The dark part is the cautious end, the light one the favourable end.`,
  basis: 'What this rests on',
  quote: 'Get my solar quote',
  opened: { text: 'Your quote opens in a new tab. If it doesn’t, ', link: 'continue here', end: '.' },
} as const;
