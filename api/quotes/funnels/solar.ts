import { formatWholePounds } from '#contract/common/money.ts';
import { postcodeDistrict, serviceArea } from '#contract/common/postcode.ts';
import type { Submission } from '#contract/common/submission.ts';
import { registry } from '#contract/registry.ts';
import { formatInstalledPower, formatPayback, quoteSolar, type SolarQuote } from '#contract/solar/pricing.ts';
import type { SolarQuoteData } from '#contract/solar/schema.ts';
import { solarChoice } from '#contract/solar/submission.ts';
import { defineDesk, type Presentation } from '../desk.ts';
import { solarDocument, unpricedDocument } from './solarDocument.ts';
import { customerRows, propertyRows, systemRows } from './solarRows.ts';

const batteryWords = (data: SolarQuoteData, quote: SolarQuote | undefined): string => {
  if (!data.quote.batteryIncluded) return 'no battery';
  return quote?.battery ? `with ${quote.battery.name}` : 'with battery';
};

function flagsOf({ customerInfo: { postcode } }: SolarQuoteData): string[] {
  if (serviceArea(postcode) !== 'out-of-area') return [];
  return [`${postcodeDistrict(postcode)} is outside the area we serve.`];
}

function headlineOf(quote: SolarQuote | undefined, sizeKw: number): Presentation['headline'] {
  if (!quote) return [{ label: 'System', value: `${sizeKw} kW` }];
  const { figures, panel } = quote;
  return [
    { label: 'Total', value: formatWholePounds(figures.total) },
    { label: 'System', value: `${sizeKw} kW, ${formatInstalledPower(figures.panelCount, panel.powerW)}` },
    { label: 'Payback', value: `${formatPayback(figures.paybackTenths)} years` },
  ];
}

function presentSolar({ data }: Submission<SolarQuoteData>): Presentation {
  const quote = quoteSolar(solarChoice(data));
  const { customerInfo } = data;
  const { systemSize } = data.quote;
  return {
    document: quote ? solarDocument(data, quote) : unpricedDocument(data),
    subjectParts: [
      'Solar',
      customerInfo.customerType === 'business' ? 'Business' : 'Home',
      `${systemSize} kW ${batteryWords(data, quote)}`,
      ...(quote ? [formatWholePounds(quote.figures.total)] : []),
      postcodeDistrict(customerInfo.postcode),
    ],
    headline: headlineOf(quote, systemSize),
    sections: [
      { heading: 'System', rows: systemRows(data, quote) },
      { heading: 'Property', rows: propertyRows(data) },
      { heading: 'Customer', rows: customerRows(customerInfo) },
    ],
    address: customerInfo.address,
    flags: flagsOf(data),
  };
}

export const solarDesk = defineDesk({
  contract: registry.solar,
  mails: ['sales-mail', 'customer-mail'],
  page: '/solar-quote',
  present: presentSolar,
});
