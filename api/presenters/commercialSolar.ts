import { commercialSolarCatalogue } from '#contract/commercial-solar/catalogue.ts';
import { commercialSolarAssumptions, quoteCommercialSolar } from '#contract/commercial-solar/pricing.ts';
import type { CommercialSolarCustomer, CommercialSolarQuoteData } from '#contract/commercial-solar/schema.ts';
import { billText, needsGridApplication, nextSteps, workings } from '#contract/commercial-solar/wording.ts';
import { ukDay } from '#contract/common/calendar.ts';
import { formatWholePounds, pounds } from '#contract/common/money.ts';
import { capacityKwh } from '#contract/common/photovoltaic/equipment.ts';
import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import { type SystemQuote, vatOnTop } from '#contract/common/photovoltaic/pricing.ts';
import { systemChoice } from '#contract/common/photovoltaic/submission.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { registry } from '#contract/registry.ts';
import type { SalesRow } from '../leads/salesSummary.ts';
import { estimateOfBuilding } from './estimateSections.ts';
import { definePresenter, type EstimateRequest, type NewEstimate, type Presentation } from './presenter.ts';
import { areaFlags, extraRows, filled } from './rows.ts';
import { systemDocument, unpricedDocument } from './systemDocument.ts';
import {
  hintChecks,
  PROPERTY_FIELDS,
  propertyRows,
  systemHeadline,
  systemRows,
  systemWords,
  type PricedSystem,
} from './systemRows.ts';

const billWords = ({ electricityBill: bill }: CommercialSolarCustomer): string | undefined =>
  bill === undefined ? undefined : `${billText(bill)} a month`;

/** The answers that are not shown at the head of the mail already. */
const customerRows = (customer: CommercialSolarCustomer): SalesRow[] => [
  ...filled([
    { label: 'Business name', value: customer.businessName },
    { label: 'Business type', value: customer.businessType },
  ]),
  ...extraRows(customer, [...PROPERTY_FIELDS, 'businessName', 'businessType']),
];

function gridRows(quote: SystemQuote | undefined): SalesRow[] {
  if (!quote) return [];
  const value = needsGridApplication(quote)
    ? 'G99: apply to the network operator before installing'
    : 'G98: tell the network operator after installing';
  return [
    { label: 'Supply', value: quote.inverter.type },
    { label: 'Grid', value },
  ];
}

interface Shown {
  readonly priced: PricedSystem | undefined;
  readonly estimate: NewEstimate | undefined;
}

function documentOf({ quote: { systemSize }, customerInfo }: CommercialSolarQuoteData, { priced, estimate }: Shown) {
  const words = {
    title: 'Your commercial solar quote',
    subtitle: `${systemSize} kW solar system for a business`,
    sizeKw: systemSize,
    property: propertyRows(customerInfo, billWords(customerInfo)),
    nextSteps: nextSteps(priced?.quote),
    assumptions: workings(),
    vat: priced?.vat,
    hints: priced?.hints ?? [],
    estimate: estimate?.section,
  };
  return priced ? systemDocument(priced.quote, words) : unpricedDocument(words);
}

/** The estimate for the building with what was said of it; nothing when it is accepted. */
const estimateOf = (
  { postcode, electricityBill }: CommercialSolarCustomer,
  quote: SystemQuote,
  { inputs, now }: Pick<EstimateRequest<unknown>, 'inputs' | 'now'>,
): NewEstimate =>
  estimateOfBuilding({
    postcode,
    monthlyBill: electricityBill,
    quote,
    said: { inputs: { ...inputs, homeInDay: undefined } },
    assumptions: commercialSolarAssumptions,
    day: ukDay(now.getTime()),
  });

function presentCommercialSolar({ data }: Submission<CommercialSolarQuoteData>, now: Date): Presentation {
  const { quote: chosen, customerInfo } = data;
  const quote = quoteCommercialSolar(systemChoice(chosen));
  const priced = quote && {
    quote,
    vat: vatOnTop(quote.figures.total),
    hints: systemHints(quote, customerInfo.roofType ?? '', commercialSolarCatalogue),
  };
  const estimate = quote && estimateOf(customerInfo, quote, { inputs: {}, now });
  return {
    document: documentOf(data, { priced, estimate }),
    estimate: estimate?.estimate,
    business: customerInfo.businessName,
    notes: customerInfo.notes,
    size: { kw: chosen.systemSize },
    subjectParts: [
      'Commercial solar',
      systemWords(chosen, quote),
      ...(quote ? [formatWholePounds(quote.figures.total)] : []),
      postcodeDistrict(customerInfo.postcode),
    ],
    headline: systemHeadline(chosen, priced),
    sections: [
      { heading: 'System', rows: [...systemRows(chosen, priced), ...gridRows(quote)] },
      ...(estimate?.sections ?? []),
      { heading: 'Property', rows: propertyRows(customerInfo, billWords(customerInfo)) },
      { heading: 'Customer', rows: customerRows(customerInfo) },
    ],
    address: customerInfo.address,
    flags: areaFlags(customerInfo.postcode),
    checks: hintChecks(priced),
  };
}

function estimateAgain(request: EstimateRequest<CommercialSolarQuoteData>): NewEstimate | undefined {
  const { data, totalPence, inputs } = request;
  const priced = quoteCommercialSolar(systemChoice(data.quote));
  if (!priced) return undefined;
  // The result offers no other battery: their number goes with the size of the system.
  const ownKwh = priced.batteryCount * capacityKwh(priced.battery);
  if (inputs.batteryKwh !== undefined && inputs.batteryKwh !== ownKwh) return undefined;
  // Whatever the catalogue says by now, the customer was quoted this.
  const quoted = { ...priced, figures: { ...priced.figures, total: pounds(totalPence / 100) } };
  return estimateOf(data.customerInfo, quoted, request);
}

export const commercialSolarPresenter = definePresenter({
  contract: registry['commercial-solar'],
  mails: ['sales-mail', 'customer-mail'],
  actions: ['viewed', 'email', 'estimate'],
  appointments: ['survey', 'call-back'],
  estimate: estimateAgain,
  present: presentCommercialSolar,
});
