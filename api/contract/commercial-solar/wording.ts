import { formatPrice, pounds } from '../common/money.ts';
import type { Inverter } from '../common/photovoltaic/equipment.ts';
import { type SystemQuote, BUSINESS_VAT } from '../common/photovoltaic/pricing.ts';
import { commonWorkings, NOTIFY_ONLY_KW } from '../common/photovoltaic/wording.ts';
import { isSampleCatalogue } from './catalogue.ts';
import { commercialSolarAssumptions } from './pricing.ts';

/** "£500" or "£512.50". @param bill pounds a month */
export const billText = (bill: number): string => formatPrice(pounds(bill));

const PHASES = { 'Single-phase': 1, 'Three-phase': 3 } as const satisfies Record<Inverter['type'], number>;

/** Whether the network operator has to agree before (G99), not only to be told after (G98). */
export const needsGridApplication = ({ sizeKw, inverter }: Pick<SystemQuote, 'sizeKw' | 'inverter'>): boolean =>
  sizeKw > NOTIFY_ONLY_KW * PHASES[inverter.type];

const APPLY = `Above ${NOTIFY_ONLY_KW} kW on a phase the network operator has to agree first (G99). We apply for you; an answer can take some weeks.`;
const NOTIFY = `Up to ${NOTIFY_ONLY_KW} kW on a phase the network operator only has to be told (G98). We do that for you.`;

const SURVEY = 'An engineer checks what the roof can carry, its covering and your electrics, and we confirm the price.';
const INSTALLATION =
  'We agree dates and safe access with you, so that your business can carry on. Large systems take several days.';
const HANDOVER =
  'We test the system, show your staff how to watch it, and hand over certificates, manuals and warranties.';

/** What happens after a quote. @param quote undefined when our catalogue does not know an item */
export const nextSteps = (quote: SystemQuote | undefined) => [
  { title: 'Structural Survey', text: SURVEY },
  { title: 'Grid Application', text: !quote || needsGridApplication(quote) ? APPLY : NOTIFY },
  { title: 'Installation', text: INSTALLATION },
  { title: 'Handover', text: HANDOVER },
];

const SAMPLE = 'Prices: of a sample catalogue. The survey confirms products and price.';

const PRUDENT_KWH = 900;

/** "How we worked this out", a sentence a line. */
export function workings(): readonly string[] {
  const { panels, shares, co2, chart } = commonWorkings(commercialSolarAssumptions);
  const { kwhPerKw } = commercialSolarAssumptions;
  return [
    panels,
    'Inverters: one for each 5 kW. Batteries, if you chose one: one for each 10 kW. The survey confirms both.',
    shares,
    `Production: ${kwhPerKw} kWh a year for each kW. That is optimistic for the North East: a south-facing roof without shade makes about ${PRUDENT_KWH}, other roofs less.`,
    'Savings: £0.18 for each kWh, used on site and exported together. They don’t change with your bill yet.',
    co2,
    BUSINESS_VAT,
    chart,
    ...(isSampleCatalogue ? [SAMPLE] : []),
  ];
}
