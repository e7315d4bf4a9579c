import { formatWholePounds, toPence } from '#contract/common/money.ts';
import { formatPayback, type SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { CHART_YEARS, ROUNDING_NOTE } from '#contract/common/photovoltaic/wording.ts';
import type { QuoteBreakdown, QuoteDocument, QuoteFigure, QuoteSection } from '../../documents/quoteDocument.ts';
import { kilowattHours } from '../rows.ts';
import { equipmentRows } from './systemRows.ts';

/** What one funnel says of its system; chosen options only, nothing that was typed. */
interface SystemWords extends Pick<QuoteDocument, 'title' | 'subtitle' | 'nextSteps'> {
  readonly sizeKw: number;
  readonly property: QuoteSection['rows'];
  /** Sentences of "How we worked this out". */
  readonly assumptions: readonly string[];
  /** What the total leaves out, "without VAT"; undefined where it is what the customer pays. */
  readonly totalNote?: string;
}

function figuresOf({ figures }: SystemQuote, totalNote: string | undefined): QuoteFigure[] {
  return [
    {
      label: 'Total cost',
      value: formatWholePounds(figures.total),
      ...(totalNote && { note: totalNote }),
      isMain: true,
    },
    { label: 'Annual savings', value: formatWholePounds(figures.annualSavings), note: 'a year, estimated' },
    { label: 'Payback period', value: `${formatPayback(figures.paybackTenths)} years` },
    { label: 'CO₂ saved', value: `${figures.co2Kg} kg`, note: 'a year' },
  ];
}

const sizeRow = (sizeKw: number) => ({ label: 'System size', value: `${sizeKw} kW` });

const systemSection = (quote: SystemQuote): QuoteSection => ({
  heading: 'Your system',
  rows: [
    sizeRow(quote.sizeKw),
    ...equipmentRows(quote),
    { label: 'Annual production', value: kilowattHours(quote.figures.annualKwh) },
  ],
});

function breakdownOf({ figures }: SystemQuote, totalNote: string | undefined): QuoteBreakdown {
  const parts = [
    { label: 'Equipment', amount: figures.equipment },
    { label: 'Installation', amount: figures.installation },
    { label: 'Design', amount: figures.design },
  ];
  return {
    heading: 'Financial breakdown',
    rows: parts.map(({ label, amount }) => ({ label, value: formatWholePounds(amount) })),
    total: { label: totalNote ? `Total cost ${totalNote}` : 'Total cost', value: formatWholePounds(figures.total) },
    note: ROUNDING_NOTE,
    parts: parts.map(({ label, amount }) => ({ label, pence: toPence(amount) })),
  };
}

const sections = (system: QuoteSection, property: QuoteSection['rows']): QuoteSection[] =>
  [system, { heading: 'Your property', rows: property }].filter(({ rows }) => rows.length > 0);

/** What the customer's mail, the PDF and the saved page say. Wording follows the result step of the funnels. */
export function systemDocument(quote: SystemQuote, words: SystemWords): QuoteDocument {
  const { figures } = quote;
  return {
    title: words.title,
    subtitle: words.subtitle,
    figures: figuresOf(quote, words.totalNote),
    sections: sections(systemSection(quote), words.property),
    breakdown: breakdownOf(quote, words.totalNote),
    payback: {
      totalPence: toPence(figures.total),
      annualSavingsPence: toPence(figures.annualSavings),
      years: CHART_YEARS,
      label: `${formatPayback(figures.paybackTenths)} years`,
    },
    nextSteps: words.nextSteps,
    assumptions: [...words.assumptions],
  };
}

/** Of a choice that our catalogue does not know (an old tag): nothing is invented, sales call with a price. */
export function unpricedDocument({ title, subtitle, nextSteps, property, sizeKw }: SystemWords): QuoteDocument {
  const note = 'One of the items is no longer in our catalogue. We will call you with a price.';
  return {
    title,
    subtitle,
    figures: [{ ...sizeRow(sizeKw), isMain: true }],
    sections: sections({ heading: 'Your system', rows: [sizeRow(sizeKw)], note }, property),
    nextSteps,
    assumptions: [],
  };
}
