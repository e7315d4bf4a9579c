import { formatWholePounds, toPence } from '#contract/common/money.ts';
import { formatKilograms, formatKilowattHours } from '#contract/common/numbers.ts';
import type { SystemHint } from '#contract/common/photovoltaic/hints.ts';
import { formatPayback, type SystemQuote, totalLabel, type VatOnTop } from '#contract/common/photovoltaic/pricing.ts';
import { systemLabels, CHART_YEARS, ROUNDING_NOTE } from '#contract/common/photovoltaic/wording.ts';
import type { QuoteBreakdown, QuoteDocument, QuoteFigure, QuoteSection } from '../documents/quoteDocument.ts';
import { equipmentRows } from './systemRows.ts';

/** What one funnel says of its system; chosen options only, nothing that was typed. */
interface SystemWords extends Pick<QuoteDocument, 'title' | 'subtitle' | 'nextSteps'> {
  readonly sizeKw: number;
  readonly property: QuoteSection['rows'];
  /** Sentences of "How we worked this out". */
  readonly assumptions: readonly string[];
  /** What comes on top of the total; undefined where it is what the customer pays. */
  readonly vat: VatOnTop | undefined;
  /** What does not go together. */
  readonly hints: readonly SystemHint[];
  /** The estimate for this customer, beside the figures of the quote. */
  readonly estimate?: QuoteSection | undefined;
}

function figuresOf({ figures }: SystemQuote, vat: VatOnTop | undefined): QuoteFigure[] {
  return [
    {
      label: totalLabel(systemLabels.total, vat),
      value: formatWholePounds(figures.total),
      ...(vat && { note: vat.adds }),
      isMain: true,
    },
    { label: systemLabels.savings, value: formatWholePounds(figures.annualSavings), note: systemLabels.savingsNote },
    { label: systemLabels.payback, value: `${formatPayback(figures.paybackTenths)} years` },
    { label: systemLabels.co2, value: formatKilograms(figures.co2Kg), note: systemLabels.co2Note },
  ];
}

const sizeRow = (sizeKw: number) => ({ label: systemLabels.size, value: `${sizeKw} kW` });

const systemSection = (quote: SystemQuote): QuoteSection => ({
  heading: 'Your system',
  rows: [
    sizeRow(quote.sizeKw),
    ...equipmentRows(quote),
    { label: systemLabels.production, value: formatKilowattHours(quote.figures.annualKwh) },
  ],
});

function breakdownOf({ figures }: SystemQuote, vat: VatOnTop | undefined): QuoteBreakdown {
  const parts = [
    { label: systemLabels.equipment, amount: figures.equipment },
    { label: systemLabels.installation, amount: figures.installation },
    { label: systemLabels.design, amount: figures.design },
  ];
  return {
    heading: systemLabels.breakdown,
    rows: parts.map(({ label, amount }) => ({ label, value: formatWholePounds(amount) })),
    total: { label: totalLabel(systemLabels.total, vat), value: formatWholePounds(figures.total) },
    note: vat ? `${vat.inAll} ${ROUNDING_NOTE}` : ROUNDING_NOTE,
    parts: parts.map(({ label, amount }) => ({ label, pence: toPence(amount) })),
  };
}

const HINT_LABELS = { mountingType: systemLabels.mounting, inverterType: systemLabels.inverter } as const;

const hintSection = (hints: readonly SystemHint[]): QuoteSection => ({
  heading: systemLabels.hints,
  rows: hints.map(({ field, text }) => ({ label: HINT_LABELS[field], value: text })),
});

const filledSections = (...sections: readonly QuoteSection[]): QuoteSection[] =>
  sections.filter(({ rows }) => rows.length > 0);

const propertySection = (rows: QuoteSection['rows']): QuoteSection => ({ heading: 'Your property', rows });

/** What the customer's mail, the PDF and the saved page say. Wording follows the result step of the funnels. */
export function systemDocument(quote: SystemQuote, words: SystemWords): QuoteDocument {
  const { figures } = quote;
  return {
    title: words.title,
    subtitle: words.subtitle,
    figures: figuresOf(quote, words.vat),
    sections: filledSections(
      systemSection(quote),
      hintSection(words.hints),
      ...(words.estimate ? [words.estimate] : []),
      propertySection(words.property),
    ),
    breakdown: breakdownOf(quote, words.vat),
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
  const note = 'One of the items is no longer in our catalogue. We’ll call you with a price.';
  return {
    kind: 'request',
    title: `${title} request`,
    subtitle,
    figures: [{ ...sizeRow(sizeKw), isMain: true }],
    sections: filledSections({ heading: 'Your system', rows: [sizeRow(sizeKw)], note }, propertySection(property)),
    nextSteps,
    assumptions: [],
  };
}
