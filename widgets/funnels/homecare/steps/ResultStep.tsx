import type { RefObject } from 'react';
import { company } from '#contract/common/company.ts';
import { formatPrice } from '#contract/common/money.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import type { HomecareQuote } from '#contract/homecare/pricing.ts';
import { keyFacts, nextSteps } from '#contract/homecare/wording.ts';
import { Facts } from '../../../ui/FactList/FactList.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TickList } from '../../../ui/TickList/TickList.tsx';
import { NextStep } from '../../../wizard/appointments/NextStep.tsx';
import type { CallBack } from '../../../wizard/callBack.ts';
import { result } from '../../../wizard/laterCopy.ts';
import { ResultActions } from '../../../wizard/ResultActions.tsx';
import { ResultLayout } from '../../../wizard/ResultLayout.tsx';
import type { ResultTools } from '../../../wizard/useResultActions.ts';
import { result as copy } from '../laterCopy.ts';

interface ResultStepProps {
  readonly quote: HomecareQuote;
  readonly answer: QuoteAnswer;
  readonly callBack: CallBack;
  readonly actions: ResultTools;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

/** Step 3: the confirmation (section 2.2). Everything within `sheet` is what Print prints. */
export function ResultStep({ quote, answer, callBack, actions, sheet }: ResultStepProps) {
  const { plan } = quote;
  const { promise } = copy;
  return (
    <ResultLayout
      sheet={sheet}
      headline={
        <Figure
          label={copy.plan(plan.label)}
          value={formatPrice(quote.total)}
          unit={copy.aMonth}
          about={copy.about(formatPrice(quote.termTotal))}
          note={result.reference}
          reference={answer.reference ?? ''}
          emphasis
        />
      }
      nextStep={<NextStep answer={answer} onCall={actions.call} first="call-back" />}
      details={[{ summary: copy.facts, content: <Facts facts={keyFacts(quote)} /> }]}
      after={<ResultActions answer={answer} actions={actions} words={{ heading: copy.actions }} />}
    >
      <Notice tone="success" title={promise.title}>
        {callBack.isOpen ? promise.open(callBack.due) : promise.closed(company.openingHours.text, callBack.due)}
      </Notice>
      <TickList heading={copy.includes(plan.label)} items={plan.features} />
      <NextSteps heading={copy.nextSteps} steps={nextSteps} />
    </ResultLayout>
  );
}
