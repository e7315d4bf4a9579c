import { formatWholePounds } from '#contract/common/money.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { systemChoice } from '#contract/common/photovoltaic/submission.ts';
import { NOTIFY_ONLY_KW } from '#contract/common/photovoltaic/wording.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { registry } from '#contract/registry.ts';
import { quoteSolar } from '#contract/solar/pricing.ts';
import type { SolarCustomer, SolarQuoteData } from '#contract/solar/schema.ts';
import { nextSteps, workings } from '#contract/solar/wording.ts';
import type { SalesRow } from '../../leads/salesSummary.ts';
import { defineDesk, type Presentation } from '../desk.ts';
import { systemDocument, unpricedDocument } from '../photovoltaic/systemDocument.ts';
import { propertyRows, systemHeadline, systemRows, systemWords } from '../photovoltaic/systemRows.ts';
import { areaFlags, extraRows, filled } from '../rows.ts';

// From here on the network operator has to agree before, not to be told after (G98: 16 A on one phase).
const GRID_ROW = {
  label: 'Grid',
  value: `Above ${NOTIFY_ONLY_KW} kW: apply to the network operator before installing`,
};

/** "£80 a month"; the slider's last place means that or more. */
function billWords({ electricityBill: bill, electricityBillAtLeast }: SolarCustomer): string | undefined {
  if (bill === undefined) return undefined;
  return electricityBillAtLeast ? `£${bill} a month or more` : `£${bill} a month`;
}

/** The answers that are not shown at the head of the mail already. */
const customerRows = (customer: SolarCustomer): SalesRow[] => [
  ...filled([
    { label: 'Customer', value: customer.customerType === 'business' ? 'Business' : 'Home' },
    { label: 'Business name', value: customer.businessName },
    { label: 'Business type', value: customer.businessType },
  ]),
  ...extraRows(customer),
];

function documentOf({ quote: { systemSize }, customerInfo }: SolarQuoteData, quote: SystemQuote | undefined) {
  const words = {
    title: 'Your solar quote',
    subtitle: `${systemSize} kW solar system for a ${customerInfo.customerType}`,
    sizeKw: systemSize,
    property: propertyRows(customerInfo, billWords(customerInfo)),
    nextSteps: nextSteps(systemSize),
    assumptions: workings(customerInfo.customerType),
  };
  return quote ? systemDocument(quote, words) : unpricedDocument(words);
}

function presentSolar({ data }: Submission<SolarQuoteData>): Presentation {
  const { quote: chosen, customerInfo } = data;
  const quote = quoteSolar(systemChoice(chosen));
  const grid = chosen.systemSize > NOTIFY_ONLY_KW ? [GRID_ROW] : [];
  return {
    document: documentOf(data, quote),
    subjectParts: [
      'Solar',
      customerInfo.customerType === 'business' ? 'Business' : 'Home',
      systemWords(chosen, quote),
      ...(quote ? [formatWholePounds(quote.figures.total)] : []),
      postcodeDistrict(customerInfo.postcode),
    ],
    headline: systemHeadline(chosen, quote),
    sections: [
      { heading: 'System', rows: [...systemRows(chosen, quote), ...grid] },
      { heading: 'Property', rows: propertyRows(customerInfo, billWords(customerInfo)) },
      { heading: 'Customer', rows: customerRows(customerInfo) },
    ],
    address: customerInfo.address,
    flags: areaFlags(customerInfo.postcode),
  };
}

export const solarDesk = defineDesk({
  contract: registry.solar,
  mails: ['sales-mail', 'customer-mail'],
  page: '/solar-quote',
  present: presentSolar,
});
