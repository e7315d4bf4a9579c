import { dayWords } from '../common/calendar.ts';
import type { CustomerType } from '../common/customer.ts';
import type { SubPence } from '../common/money.ts';
import { BUSINESS_VAT, homeVat, homeVatPercent, vatOnTop, type VatOnTop } from '../common/photovoltaic/pricing.ts';
import { commonWorkings, NOTIFY_ONLY_KW } from '../common/photovoltaic/wording.ts';
import { solarAssumptions } from './pricing.ts';

const SURVEY = 'We look at your roof and your electrics and confirm the price.';
const GRID = `Above ${NOTIFY_ONLY_KW} kW we also apply to the network operator; we do the paperwork.`;

/** What happens after a quote (section 2.4). */
export const nextSteps = (sizeKw: number) => [
  { title: 'Technical Survey', text: sizeKw > NOTIFY_ONLY_KW ? `${SURVEY} ${GRID}` : SURVEY },
  { title: 'Installation Day', text: 'Our installers fit and connect everything, typically in 1-2 days.' },
  { title: 'Start Saving', text: 'You use your own electricity from the first sunny hour.' },
];

function vatWords(customerType: CustomerType, day: string): string {
  if (customerType === 'business') return BUSINESS_VAT;
  return homeVatPercent(day) > 0
    ? `VAT: ${homeVat.reducedPercent}% for homes since ${dayWords(homeVat.reducedFrom)}, on top of the total.`
    : `VAT: 0% for homes until ${dayWords(homeVat.zeroUntil)}, so the total is what you pay.`;
}

/** What comes on top of a total: nothing for a home while its rate is 0%. @param day YYYY-MM-DD in the United Kingdom */
export function vatOf(customerType: CustomerType, total: SubPence, day = ''): VatOnTop | undefined {
  if (customerType === 'business') return vatOnTop(total);
  const percent = homeVatPercent(day);
  return percent > 0 ? vatOnTop(total, percent) : undefined;
}

/** "How we worked this out", a sentence a line. @param day YYYY-MM-DD in the United Kingdom */
export function workings(customerType: CustomerType, day = ''): readonly string[] {
  const { panels, shares, co2, chart } = commonWorkings(solarAssumptions);
  return [
    panels,
    shares,
    `Production: ${solarAssumptions.kwhPerKw} kWh a year for each kW, a planning figure for an unshaded south-facing roof in the North East. East and west roofs make about 80 to 85% of it.`,
    'Savings: £0.20 for each kWh, used and exported together. They don’t change with your bill yet.',
    co2,
    vatWords(customerType, day),
    chart,
  ];
}
