import type { RefObject } from 'react';
import { batteries } from '#contract/commercial-solar/catalogue.ts';
import { nextSteps, workings } from '#contract/commercial-solar/wording.ts';
import { percentOf, sum } from '#contract/common/money.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { BUSINESS_VAT_PERCENT } from '#contract/common/photovoltaic/wording.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SystemResult } from '../../../wizard/photovoltaic/SystemResult.tsx';
import { alternativesOf } from '../../../wizard/photovoltaic/systemValues.ts';
import type { useQuoteActions } from '../../../wizard/useQuoteActions.ts';
import { result as copy } from '../laterCopy.ts';
import { billBelowSavings, quoteOf } from '../request.ts';
import type { CommercialSolarValues } from '../state.ts';

interface ResultStepProps {
  readonly quote: SystemQuote;
  readonly values: CommercialSolarValues;
  readonly answer: QuoteAnswer;
  readonly actions: ReturnType<typeof useQuoteActions>;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

/** Step 4: the quote (section 2.7). */
export function ResultStep({ values, ...sent }: ResultStepProps) {
  const { quote } = sent;
  const { total, annualSavings } = quote.figures;
  const vat = percentOf(total, BUSINESS_VAT_PERCENT);
  const bill = billBelowSavings(values, quote);
  return (
    <SystemResult
      {...sent}
      totalLabel={copy.total}
      alternatives={alternativesOf(values, batteries, quoteOf)}
      nextSteps={nextSteps(quote)}
      workings={workings()}
    >
      <Notice title={copy.vat.title}>{copy.vat.text(vat, sum(total, vat))}</Notice>
      {bill > 0 && <Notice title={copy.aboveBill.title}>{copy.aboveBill.text(annualSavings, bill)}</Notice>}
    </SystemResult>
  );
}
