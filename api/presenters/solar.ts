import { ukDay } from '#contract/common/calendar.ts';
import type { EstimateInputs } from '#contract/common/energy/inputs.ts';
import { formatWholePounds, pounds, type SubPence } from '#contract/common/money.ts';
import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import { asPaidByHome, homePriceText, type SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { systemChoice } from '#contract/common/photovoltaic/submission.ts';
import { NOTIFY_ONLY_KW } from '#contract/common/photovoltaic/wording.ts';
import { postcodeDistrict } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { registry } from '#contract/registry.ts';
import { billAMonth, statedBill } from '#contract/solar/bill.ts';
import { solarCatalogue } from '#contract/solar/catalogue.ts';
import { estimateSolar, tiltOf, withBattery } from '#contract/solar/estimate.ts';
import { quoteSolar, solarAssumptions } from '#contract/solar/pricing.ts';
import type { SolarCustomer, SolarQuoteData } from '#contract/solar/schema.ts';
import { nextSteps, vatOf, workings } from '#contract/solar/wording.ts';
import type { SalesRow } from '../leads/salesSummary.ts';
import { estimateForSales, estimateOfBuilding, estimateSection, type Said } from './estimateSections.ts';
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

// From here on the network operator has to agree before, not to be told after (G98: 16 A on one phase).
const GRID_ROW = {
  label: 'Grid',
  value: `Above ${NOTIFY_ONLY_KW} kW: apply to the network operator before installing`,
};

/** The answers that are not shown at the head of the mail already. */
const customerRows = (customer: SolarCustomer): SalesRow[] => [
  ...filled([
    { label: 'Customer', value: customer.customerType === 'business' ? 'Business' : 'Home' },
    { label: 'Business name', value: customer.businessName },
    { label: 'Business type', value: customer.businessType },
  ]),
  ...extraRows(customer, [...PROPERTY_FIELDS, 'electricityBillStated', 'businessName', 'businessType']),
];

interface Shown {
  readonly priced: PricedSystem | undefined;
  readonly estimate: NewEstimate | undefined;
  /** YYYY-MM-DD in the United Kingdom. */
  readonly day: string;
}

function documentOf({ quote: { systemSize }, customerInfo }: SolarQuoteData, { priced, estimate, day }: Shown) {
  const words = {
    title: 'Your solar quote',
    subtitle: `${systemSize} kW solar system for a ${customerInfo.customerType}`,
    sizeKw: systemSize,
    property: propertyRows(customerInfo, billAMonth(customerInfo)),
    nextSteps: nextSteps(systemSize),
    assumptions: workings(customerInfo.customerType, day),
    vat: priced?.vat,
    hints: priced?.hints ?? [],
    estimate: estimate?.section,
  };
  return priced ? systemDocument(priced.quote, words) : unpricedDocument(words);
}

function presentSolar({ data }: Submission<SolarQuoteData>, now: Date): Presentation {
  const { quote: chosen, customerInfo } = data;
  const quote = quoteSolar(systemChoice(chosen));
  const day = ukDay(now.getTime());
  const priced = quote && {
    quote,
    vat: vatOf(customerInfo.customerType, quote.figures.total, day),
    hints: systemHints(quote, customerInfo.roofType ?? '', solarCatalogue),
  };
  const estimate = quote && estimateOf(customerInfo, { quote, quoted: quote, inputs: {}, day });
  const grid = chosen.systemSize > NOTIFY_ONLY_KW ? [GRID_ROW] : [];
  return {
    document: documentOf(data, { priced, estimate, day }),
    estimate: estimate?.estimate,
    business: customerInfo.customerType === 'business' ? customerInfo.businessName : undefined,
    notes: customerInfo.notes,
    size: { kw: chosen.systemSize },
    subjectParts: [
      'Solar',
      customerInfo.customerType === 'business' ? 'Business' : 'Home',
      systemWords(chosen, quote),
      ...(quote ? [formatWholePounds(quote.figures.total)] : []),
      postcodeDistrict(customerInfo.postcode),
    ],
    headline: systemHeadline(chosen, priced),
    sections: [
      { heading: 'System', rows: [...systemRows(chosen, priced), ...grid] },
      ...(estimate?.sections ?? []),
      { heading: 'Property', rows: propertyRows(customerInfo, billAMonth(customerInfo)) },
      { heading: 'Customer', rows: customerRows(customerInfo) },
    ],
    address: customerInfo.address,
    flags: areaFlags(customerInfo.postcode),
    checks: hintChecks(priced),
  };
}

/** What the operator's licensed table says of a roof that is known; what shade takes is for a survey to find. */
function mcsYear(quote: SystemQuote, { data, inputs, mcsTable }: EstimateRequest<SolarQuoteData>): number | undefined {
  const { direction, shade } = inputs;
  if (!direction || shade !== 'none') return undefined;
  const perKw = mcsTable?.yieldOf({ postcode: data.customerInfo.postcode, direction, tilt: tiltOf(quote) });
  return perKw && perKw * quote.sizeKw;
}

/** What a business pays is told without VAT everywhere. */
const businessPriceText = (total: SubPence): string => `${formatWholePounds(total)} without VAT`;

interface Estimated extends Pick<Said, 'mcsKwh'> {
  /** With the battery that was said. */
  readonly quote: SystemQuote;
  readonly quoted: SystemQuote;
  /** Nothing when it is accepted. */
  readonly inputs: EstimateInputs;
  /** YYYY-MM-DD in the United Kingdom. */
  readonly day: string;
}

function estimateOf(customer: SolarCustomer, { quote, quoted, inputs, mcsKwh, day }: Estimated): NewEstimate {
  const { total } = quote.figures;
  const isOther = quote !== quoted;
  const estimate = estimateSolar(customer, asPaidByHome(quote, day), inputs);
  if (!estimate)
    return estimateOfBuilding({
      postcode: customer.postcode,
      monthlyBill: statedBill(customer),
      quote,
      said: { inputs: { ...inputs, homeInDay: undefined }, price: isOther ? businessPriceText(total) : undefined },
      assumptions: solarAssumptions,
      day,
    });
  const price = isOther ? homePriceText(total, day) : undefined;
  const said = { inputs: { ...inputs, opening: undefined }, price, mcsKwh };
  return {
    estimate,
    mcsKwh,
    section: estimateSection(estimate, day, said),
    sections: estimateForSales(estimate, { quote: quoted, said, day }),
  };
}

function estimateAgain(request: EstimateRequest<SolarQuoteData>): NewEstimate | undefined {
  const { data, totalPence, inputs, now } = request;
  const priced = quoteSolar(systemChoice(data.quote));
  if (!priced) return undefined;
  // Whatever the catalogue says by now, the customer was quoted this.
  const quoted = { ...priced, figures: { ...priced.figures, total: pounds(totalPence / 100) } };
  const quote = withBattery(quoted, inputs.batteryKwh);
  if (!quote) return undefined;
  const { customerInfo } = data;
  const mcsKwh = customerInfo.customerType === 'business' ? undefined : mcsYear(quote, request);
  return estimateOf(customerInfo, { quote, quoted, inputs, mcsKwh, day: ukDay(now.getTime()) });
}

export const solarPresenter = definePresenter({
  contract: registry.solar,
  mails: ['sales-mail', 'customer-mail'],
  actions: ['viewed', 'email', 'estimate'],
  appointments: ['survey', 'call-back'],
  estimate: estimateAgain,
  present: presentSolar,
});
