import { batteries, commercialSolarCatalogue } from '#contract/commercial-solar/catalogue.ts';
import { nextSteps, workings } from '#contract/commercial-solar/wording.ts';
import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { vatOnTop } from '#contract/common/photovoltaic/vat.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { ResultStepProps } from '../../../wizard/laterSteps.tsx';
import { SystemResult } from '../../../wizard/photovoltaic/SystemResult.tsx';
import { alternativesOf } from '../../../wizard/photovoltaic/systemValues.ts';
import { result as copy } from '../laterCopy.ts';
import { billBelowSavings, quoteOf } from '../request.ts';
import type { CommercialSolarValues } from '../state.ts';

type Props = ResultStepProps<CommercialSolarValues, SystemQuote>;

/** Step 4: the quote (section 2.7). */
export function ResultStep({ values, ...sent }: Props) {
  const { quote } = sent;
  const { total, annualSavings } = quote.figures;
  const bill = billBelowSavings(values, quote);
  return (
    <SystemResult
      {...sent}
      vat={vatOnTop(total)}
      hints={systemHints(quote, values.roofType, commercialSolarCatalogue)}
      priceNote={copy.priceNote}
      alternatives={alternativesOf(values, batteries, quoteOf)}
      nextSteps={nextSteps(quote)}
      workings={workings()}
    >
      {bill > 0 && <Notice title={copy.aboveBill.title}>{copy.aboveBill.text(annualSavings, bill)}</Notice>}
    </SystemResult>
  );
}
