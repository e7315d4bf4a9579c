import type { RefObject } from 'react';
import { company } from '#contract/common/company.ts';
import { formatPrice } from '#contract/common/money.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import type { HomecareQuote } from '#contract/homecare/pricing.ts';
import { keyFacts, nextSteps } from '#contract/homecare/wording.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { Figures, Stack } from '../../../ui/Layout/Layout.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TickList } from '../../../ui/TickList/TickList.tsx';
import type { CallBack } from '../../../wizard/callBack.ts';
import { result } from '../../../wizard/laterCopy.ts';
import { ResultActions } from '../../../wizard/ResultActions.tsx';
import type { useQuoteActions } from '../../../wizard/useQuoteActions.ts';
import { result as copy } from '../laterCopy.ts';

interface ResultStepProps {
  readonly quote: HomecareQuote;
  readonly answer: QuoteAnswer;
  readonly callBack: CallBack;
  readonly actions: ReturnType<typeof useQuoteActions>;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

/** Step 3: the confirmation (section 2.2). Everything within `sheet` is what Print prints. */
export function ResultStep({ quote, answer, callBack, actions, sheet }: ResultStepProps) {
  const { plan } = quote;
  const { promise } = copy;
  return (
    <Stack>
      <div ref={sheet}>
        <Stack>
          <Figures
            main={
              <Figure
                label={copy.plan}
                value={plan.label}
                note={`${result.reference} ${answer.reference ?? ''}`}
                emphasis
              />
            }
          >
            <Figure label={copy.price} value={formatPrice(quote.total)} />
            <Figure label={copy.term} value={formatPrice(quote.termTotal)} note={copy.termNote} />
          </Figures>
          <Notice tone="success" title={promise.title}>
            {callBack.isOpen ? promise.open(callBack.due) : promise.closed(company.openingHours.text, callBack.due)}
          </Notice>
          <TickList heading={copy.includes(plan.label)} items={plan.features} />
          <FactList heading={copy.facts} facts={keyFacts(quote)} />
          <NextSteps heading={copy.nextSteps} steps={nextSteps} />
        </Stack>
      </div>
      <ResultActions answer={answer} actions={actions} words={{ heading: copy.actions }} />
    </Stack>
  );
}
