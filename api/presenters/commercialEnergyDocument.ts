import {
  BUSINESS_TYPE_NAMES,
  CONTACT_METHOD_NAMES,
  ENERGY_TYPE_NAMES,
  USAGE_NAMES,
} from '#contract/commercial-energy/names.ts';
import type { CommercialEnergyQuoteData } from '#contract/commercial-energy/schema.ts';
import { businessSize, usageOf, type Usage } from '#contract/commercial-energy/usage.ts';
import {
  formatKwh,
  HOW_WE_ARE_PAID,
  nextSteps,
  NO_COOLING_OFF,
  SIZE_WORDS,
  spendWords,
} from '#contract/commercial-energy/wording.ts';
import type { Deadline } from '#contract/common/openingHours.ts';
import { formatDay } from '../documents/formatDate.ts';
import type { QuoteDocument, QuoteFigure, QuoteSection } from '../documents/quoteDocument.ts';
import { filled, promiseWords } from './rows.ts';

const A_YEAR = 'a year';

function figuresOf({ gasKwh, electricityKwh, totalKwh, spendMonthly }: Usage, energy: string): QuoteFigure[] {
  const isBoth = gasKwh !== undefined && electricityKwh !== undefined;
  const figures: QuoteFigure[] = [
    ...(totalKwh === undefined ? [] : [{ label: 'Your usage', value: formatKwh(totalKwh), note: A_YEAR }]),
    ...(isBoth
      ? [
          { label: 'Gas', value: formatKwh(gasKwh), note: A_YEAR },
          { label: 'Electricity', value: formatKwh(electricityKwh), note: A_YEAR },
        ]
      : []),
    ...(spendMonthly === undefined ? [] : [{ label: 'Your spend', value: spendWords(spendMonthly), note: 'a month' }]),
  ];
  return figures.length > 0 ? figures : [{ label: 'Energy', value: energy }];
}

// Chosen options only: what was typed (name, address, supplier, numbers of meters, notes) stays out of what is passed on.
const requestSection = (data: CommercialEnergyQuoteData): QuoteSection => ({
  heading: 'Your request',
  rows: filled([
    { label: 'Energy', value: ENERGY_TYPE_NAMES[data.energyType] },
    { label: 'Business type', value: BUSINESS_TYPE_NAMES[data.businessType] },
    { label: 'Usage', value: USAGE_NAMES[data.usageAmount] },
    { label: 'Meters', value: data.numMeters },
    { label: 'Contract ends', value: data.contractEndDate && formatDay(data.contractEndDate) },
    { label: 'How we contact you', value: CONTACT_METHOD_NAMES[data.preferredContactMethod] },
  ]),
});

const sizeSection = (usage: Usage): QuoteSection => {
  const { name, title, text } = SIZE_WORDS[businessSize(usage)];
  return { heading: 'Your protection', rows: [{ label: 'Size by usage', value: name }], note: `${title}. ${text}` };
};

const paymentSection: QuoteSection = {
  heading: HOW_WE_ARE_PAID.title,
  rows: [...HOW_WE_ARE_PAID.facts],
  note: `${HOW_WE_ARE_PAID.text} ${NO_COOLING_OFF}`,
};

/** What the customer's mail, the PDF and the saved page say: a record of the request, without a price. */
export function commercialEnergyDocument(data: CommercialEnergyQuoteData, deadline: Deadline): QuoteDocument {
  const usage = usageOf(data);
  const energy = ENERGY_TYPE_NAMES[data.energyType];
  return {
    kind: 'request',
    title: 'Your energy quote request',
    subtitle: `${energy} for your business`,
    promise: promiseWords(deadline),
    figures: figuresOf(usage, energy),
    sections: [requestSection(data), sizeSection(usage), paymentSection],
    nextSteps: [...nextSteps],
    assumptions: [],
  };
}
