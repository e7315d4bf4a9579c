import { useState } from 'react';
import { company } from '#contract/common/company.ts';
import { formatPrice } from '#contract/common/money.ts';
import { WORKING_DAY_HOURS } from '#contract/common/openingHours.ts';
import type { HomecareQuote } from '#contract/homecare/pricing.ts';
import { keyFacts, nextSteps } from '#contract/homecare/wording.ts';
import { Facts } from '../../../ui/FactList/FactList.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { TickList } from '../../../ui/TickList/TickList.tsx';
import { NextStep } from '../../../wizard/appointments/NextStep.tsx';
import { callBackFrom } from '../../../wizard/callBack.ts';
import type { ResultStepProps } from '../../../wizard/laterSteps.tsx';
import { ResultActions } from '../../../wizard/ResultActions.tsx';
import { PriceHeadline, ResultLayout } from '../../../wizard/ResultLayout.tsx';
import { result as copy } from '../laterCopy.ts';
import type { HomecareValues } from '../state.ts';

type Props = ResultStepProps<HomecareValues, HomecareQuote>;

/** Step 3: the confirmation (section 2.2). Everything within `sheet` is what Print prints. */
export function ResultStep({ quote, answer, actions, sheet }: Props) {
  // "Within 24 hours" is one working day: nobody calls at night.
  const [callBack] = useState(() => callBackFrom(Date.now(), WORKING_DAY_HOURS));
  const { plan } = quote;
  const { promise } = copy;
  return (
    <ResultLayout
      sheet={sheet}
      headline={
        <PriceHeadline
          label={copy.plan(plan.label)}
          value={formatPrice(quote.total)}
          unit={copy.aMonth}
          about={copy.about(formatPrice(quote.termTotal))}
          answer={answer}
        />
      }
      nextStep={<NextStep answer={answer} onCall={actions.call} first="call-back" />}
      details={[{ summary: copy.facts, content: <Facts facts={keyFacts(quote)} /> }]}
      after={<ResultActions answer={answer} actions={actions} words={{ heading: copy.actions }} />}
    >
      <TickList heading={copy.includes(plan.label)} items={plan.features} />
      <Notice tone="success" title={promise.title}>
        {callBack.isOpen ? promise.open(callBack.due) : promise.closed(company.openingHours.text, callBack.due)}
      </Notice>
      <NextSteps heading={copy.nextSteps} steps={nextSteps} />
    </ResultLayout>
  );
}
