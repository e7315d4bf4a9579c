import { systemHints } from '#contract/common/photovoltaic/hints.ts';
import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { batteries, solarCatalogue } from '#contract/solar/catalogue.ts';
import { nextSteps, vatOf, workings } from '#contract/solar/wording.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { ResultStepProps } from '../../../wizard/laterSteps.tsx';
import { SystemResult } from '../../../wizard/photovoltaic/SystemResult.tsx';
import { alternativesOf } from '../../../wizard/photovoltaic/systemValues.ts';
import { result as copy } from '../laterCopy.ts';
import { interestOf, quoteOf } from '../request.ts';
import type { SolarValues } from '../state.ts';

type Props = ResultStepProps<SolarValues, SystemQuote>;

/** Step 4: the quote (section 2.4). */
export function ResultStep({ values, ...sent }: Props) {
  const interest = interestOf(values.service);
  return (
    <SystemResult
      {...sent}
      alternatives={alternativesOf(values, batteries, quoteOf)}
      nextSteps={nextSteps(sent.quote.sizeKw)}
      workings={workings(values.customerType)}
      vat={vatOf(values.customerType, sent.quote.figures.total)}
      hints={systemHints(sent.quote, values.roofType, solarCatalogue)}
      priceNote={copy.priceNote[values.customerType]}
    >
      {interest && <Notice>{copy.interest(interest)}</Notice>}
    </SystemResult>
  );
}
