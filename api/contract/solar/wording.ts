import { WATTS_PER_PANEL, type CustomerType } from './limits.ts';
import { solarAssumptions } from './pricing.ts';

// What a visitor reads on the result, in the mail, in the PDF and behind the saved link alike.

/** How many years the charts look ahead: the warranty of the panels. */
export const CHART_YEARS = 25;

/** Above this, in kW, the network operator must agree before an installation (G99). */
export const NOTIFY_ONLY_KW = 3.68;

export const ROUNDING_NOTE = 'Figures are rounded to whole pounds, so the parts may differ from the total by a pound.';

const SURVEY = 'We look at your roof and your electrics and confirm the price.';
const GRID = 'Above 3.68 kW we also apply to the network operator; we do the paperwork.';

/** What happens after a quote (section 2.4). */
export const nextSteps = (sizeKw: number) => [
  { title: 'Technical Survey', text: sizeKw > NOTIFY_ONLY_KW ? `${SURVEY} ${GRID}` : SURVEY },
  { title: 'Installation Day', text: 'Our installers fit and connect everything, typically in 1-2 days.' },
  { title: 'Start Saving', text: 'You use your own electricity from the first sunny hour.' },
];

const VAT = {
  home: 'VAT: 0% for homes until 31 March 2027, so the total is what you pay.',
  business: 'VAT: prices are shown without VAT, which is 20% for businesses.',
} as const satisfies Record<CustomerType, string>;

/** "How we worked this out", a sentence a line. */
export const workings = (customerType: CustomerType): readonly string[] => [
  `Panels: system size ÷ ${WATTS_PER_PANEL} W for each panel, rounded.`,
  `Installation is ${solarAssumptions.installationPercent}% and design ${solarAssumptions.designPercent}% of the equipment price.`,
  `Production: ${solarAssumptions.kwhPerKw} kWh a year for each kW, a planning figure for an unshaded south-facing roof in the North East. East and west roofs make about 80 to 85% of it.`,
  'Savings: £0.20 for each kWh, used and exported together. They do not change with your bill yet.',
  `CO₂: ${solarAssumptions.co2GramsPerKwh / 1000} kg for each kWh.`,
  VAT[customerType],
  `The chart keeps prices and production as they are today for all ${CHART_YEARS} years.`,
];

export const NOT_FORMAL =
  'This is an estimate, not a formal quote and not a contract. The survey gives the final price and the certified production figure.';
