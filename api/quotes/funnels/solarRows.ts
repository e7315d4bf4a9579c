import { formatWholePounds } from '#contract/common/money.ts';
import { formatInstalledPower, formatPayback, type SolarQuote } from '#contract/solar/pricing.ts';
import type { SolarCustomer, SolarQuoteData } from '#contract/solar/schema.ts';
import { NOTIFY_ONLY_KW } from '#contract/solar/wording.ts';
import type { SalesRow } from '../../leads/salesSummary.ts';

/** From here on the network operator has to agree before, not to be told after (G98: 16 A on one phase). */

const GRID_ROW = { label: 'Grid', value: 'Above 3.68 kW: apply to the network operator before installing' };

/** Rows whose value is there; sales see no empty lines. */
export const filled = (rows: readonly { label: string; value: string | undefined }[]): SalesRow[] =>
  rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

export const panelsWords = (quote: SolarQuote): string =>
  `${quote.figures.panelCount} panels, ${formatInstalledPower(quote.figures.panelCount, quote.panel.powerW)} installed`;

const wholeFormat = new Intl.NumberFormat('en-GB');

/** "3,600 kWh" */
export const kilowattHours = (kwh: number): string => `${wholeFormat.format(kwh)} kWh`;

/** "£80 a month"; the slider's last place means that or more. */
export function billWords({ electricityBill: bill, electricityBillAtLeast }: SolarCustomer): string | undefined {
  if (bill === undefined) return undefined;
  return electricityBillAtLeast ? `£${bill} a month or more` : `£${bill} a month`;
}

// An id that the catalogue does not know is shown as it came: sales have to find out what it was.
function chosenIds({ quote }: SolarQuoteData): SalesRow[] {
  return filled([
    { label: 'Panel (id)', value: quote.panelType },
    { label: 'Inverter (id)', value: quote.inverterType },
    { label: 'Mounting (id)', value: quote.mountingType },
    { label: 'Battery (id)', value: quote.batteryIncluded ? quote.batteryType || 'not named' : 'Not included' },
  ]);
}

function pricedRows(quote: SolarQuote): SalesRow[] {
  const { figures } = quote;
  return [
    { label: 'Panels', value: panelsWords(quote) },
    { label: 'Solar panel', value: quote.panel.name },
    { label: 'Inverter', value: quote.inverter.name },
    { label: 'Mounting', value: quote.mounting.name },
    { label: 'Battery', value: quote.battery?.name ?? 'Not included' },
    { label: 'Equipment', value: formatWholePounds(figures.equipment) },
    { label: 'Installation', value: formatWholePounds(figures.installation) },
    { label: 'Design', value: formatWholePounds(figures.design) },
    { label: 'Total', value: formatWholePounds(figures.total) },
    { label: 'Production', value: `${kilowattHours(figures.annualKwh)} a year` },
    { label: 'Savings', value: `${formatWholePounds(figures.annualSavings)} a year` },
    { label: 'Payback', value: `${formatPayback(figures.paybackTenths)} years` },
    { label: 'CO₂', value: `${figures.co2Kg} kg a year` },
  ];
}

export function systemRows(data: SolarQuoteData, quote: SolarQuote | undefined): SalesRow[] {
  const { systemSize } = data.quote;
  return [
    { label: 'System size', value: `${systemSize} kW` },
    ...(quote ? pricedRows(quote) : chosenIds(data)),
    ...(systemSize > NOTIFY_ONLY_KW ? [GRID_ROW] : []),
  ];
}

export const propertyRows = ({ customerInfo }: SolarQuoteData): SalesRow[] =>
  filled([
    { label: 'Property type', value: customerInfo.propertyType },
    { label: 'Roof type', value: customerInfo.roofType },
    { label: 'Electricity bill', value: billWords(customerInfo) },
  ]);

const marketingWords = ({ marketing = {} }: SolarCustomer): string => {
  const channels = [marketing.email && 'e-mail', marketing.text && 'text', marketing.phone && 'phone'].filter(Boolean);
  return channels.length > 0
    ? `Agreed to offers by ${channels.join(', ')}`
    : 'No offers: contact about this quote only';
};

/** The answers that are not shown at the head of the mail already. */
export const customerRows = (customer: SolarCustomer): SalesRow[] =>
  filled([
    { label: 'Customer', value: customer.customerType === 'business' ? 'Business' : 'Home' },
    { label: 'Business name', value: customer.businessName },
    { label: 'Business type', value: customer.businessType },
    { label: 'Came for', value: customer.service },
    { label: 'Also interested in', value: customer.interest },
    { label: 'Notes', value: customer.notes },
    { label: 'Marketing', value: marketingWords(customer) },
    { label: 'Told about data use', value: customer.consent?.version },
  ]);
