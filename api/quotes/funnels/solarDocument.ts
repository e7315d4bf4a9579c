import { formatWholePounds, toPence } from '#contract/common/money.ts';
import { formatPayback, type SolarQuote } from '#contract/solar/pricing.ts';
import type { SolarQuoteData } from '#contract/solar/schema.ts';
import { CHART_YEARS, nextSteps, ROUNDING_NOTE, workings } from '#contract/solar/wording.ts';
import type { QuoteBreakdown, QuoteDocument, QuoteFigure, QuoteSection } from '../../documents/quoteDocument.ts';
import { billWords, filled, kilowattHours, panelsWords } from './solarRows.ts';

const headOf = ({ quote, customerInfo }: SolarQuoteData): Pick<QuoteDocument, 'title' | 'subtitle'> => ({
  title: 'Your solar quote',
  subtitle: `${quote.systemSize} kW solar system for a ${customerInfo.customerType}`,
});

// Chosen options only: what was typed (address, notes, a business name) stays out of what is passed on.
const answersSection = ({ customerInfo }: SolarQuoteData): QuoteSection => ({
  heading: 'Your property',
  rows: filled([
    { label: 'Property type', value: customerInfo.propertyType },
    { label: 'Roof type', value: customerInfo.roofType },
    { label: 'Electricity bill', value: billWords(customerInfo) },
  ]),
});

function figuresOf({ figures }: SolarQuote): QuoteFigure[] {
  return [
    { label: 'Total cost', value: formatWholePounds(figures.total), isMain: true },
    { label: 'Annual savings', value: formatWholePounds(figures.annualSavings), note: 'a year, estimated' },
    { label: 'Payback period', value: `${formatPayback(figures.paybackTenths)} years` },
    { label: 'CO₂ saved', value: `${figures.co2Kg} kg`, note: 'a year' },
  ];
}

const systemSection = (quote: SolarQuote): QuoteSection => ({
  heading: 'Your system',
  rows: [
    { label: 'System size', value: `${quote.sizeKw} kW` },
    { label: 'Panels', value: panelsWords(quote) },
    { label: 'Solar panel', value: quote.panel.name },
    { label: 'Inverter', value: quote.inverter.name },
    { label: 'Mounting', value: quote.mounting.name },
    { label: 'Battery', value: quote.battery?.name ?? 'Not included' },
    { label: 'Annual production', value: kilowattHours(quote.figures.annualKwh) },
  ],
});

function breakdownOf({ figures }: SolarQuote): QuoteBreakdown {
  const parts = [
    { label: 'Equipment', amount: figures.equipment },
    { label: 'Installation', amount: figures.installation },
    { label: 'Design', amount: figures.design },
  ];
  return {
    heading: 'Financial breakdown',
    rows: parts.map(({ label, amount }) => ({ label, value: formatWholePounds(amount) })),
    total: { label: 'Total cost', value: formatWholePounds(figures.total) },
    note: ROUNDING_NOTE,
    parts: parts.map(({ label, amount }) => ({ label, pence: toPence(amount) })),
  };
}

/** What the customer's mail, the PDF and the saved page say. Wording follows the result step of the funnel. */
export function solarDocument(data: SolarQuoteData, quote: SolarQuote): QuoteDocument {
  const { figures } = quote;
  return {
    ...headOf(data),
    figures: figuresOf(quote),
    sections: [systemSection(quote), answersSection(data)].filter(({ rows }) => rows.length > 0),
    breakdown: breakdownOf(quote),
    payback: {
      totalPence: toPence(figures.total),
      annualSavingsPence: toPence(figures.annualSavings),
      years: CHART_YEARS,
      label: `${formatPayback(figures.paybackTenths)} years`,
    },
    nextSteps: nextSteps(quote.sizeKw),
    assumptions: [...workings(data.customerInfo.customerType)],
  };
}

/** Of a choice that our catalogue does not know (an old tag): nothing is invented, sales call with a price. */
export function unpricedDocument(data: SolarQuoteData): QuoteDocument {
  const note = 'One of the items is no longer in our catalogue. We will call you with a price.';
  const system: QuoteSection = {
    heading: 'Your system',
    rows: [{ label: 'System size', value: `${data.quote.systemSize} kW` }],
    note,
  };
  return {
    ...headOf(data),
    figures: [{ label: 'System size', value: `${data.quote.systemSize} kW`, isMain: true }],
    sections: [system, answersSection(data)].filter(({ rows }) => rows.length > 0),
    nextSteps: nextSteps(data.quote.systemSize),
    assumptions: [],
  };
}
