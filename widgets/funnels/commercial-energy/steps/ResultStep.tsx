import { useState } from 'react';
import { ENERGY_TYPE_NAMES } from '#contract/commercial-energy/names.ts';
import { SIZE_LIMITS, type Usage } from '#contract/commercial-energy/usage.ts';
import {
  formatKwh,
  HOW_WE_ARE_PAID,
  nextSteps,
  NO_COOLING_OFF,
  promiseWords,
  SIZE_WORDS,
} from '#contract/commercial-energy/wording.ts';
import { ukDayWords } from '#contract/common/calendar.ts';
import { shownReference } from '#contract/common/reference.ts';
import { BarChart } from '../../../ui/BarChart/BarChart.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { Actions } from '../../../ui/Layout/Layout.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { NextStep } from '../../../wizard/appointments/NextStep.tsx';
import type { ResultStepProps } from '../../../wizard/laterSteps.tsx';
import { PageButton } from '../../../wizard/PageLink.tsx';
import { ResultActions } from '../../../wizard/ResultActions.tsx';
import { ResultLayout } from '../../../wizard/ResultLayout.tsx';
import { result as copy } from '../laterCopy.ts';
import type { EnergyRequest } from '../request.ts';
import type { CommercialEnergyValues } from '../state.ts';
import { Answers } from './Answers.tsx';

type Props = ResultStepProps<CommercialEnergyValues, EnergyRequest>;

/** Step 4: received, and what happens next (section 2.6). Everything within `sheet` is what Print prints. */
export function ResultStep({ quote, values, answer, actions, sheet }: Props) {
  const size = SIZE_WORDS[quote.size];
  // As it was when the request was received: it must not change under the reader.
  const [promise] = useState(() => promiseWords(Date.now()));
  return (
    <ResultLayout
      sheet={sheet}
      headline={
        <Figure
          label={copy.reference}
          value={shownReference(answer.reference ?? '')}
          about={copy.about(ENERGY_TYPE_NAMES[values.energyType], values.businessName)}
          note={copy.referenceNote}
          emphasis
        />
      }
      nextStep={<NextStep answer={answer} onCall={actions.call} first="call-back" />}
      details={[
        { summary: copy.request, content: <Answers values={values} /> },
        { summary: size.title, content: <p>{size.text}</p> },
        {
          summary: HOW_WE_ARE_PAID.title,
          content: (
            <p>
              {HOW_WE_ARE_PAID.text} {NO_COOLING_OFF}
            </p>
          ),
        },
      ]}
      after={<After answer={answer} actions={actions} />}
    >
      <Notice tone="success" title={copy.promise}>
        {promise}
      </Notice>
      <NextSteps heading={copy.nextSteps} steps={nextSteps} />
      <LimitsChart usage={quote.usage} />
    </ResultLayout>
  );
}

const After = ({ answer, actions }: Pick<Props, 'answer' | 'actions'>) => (
  <>
    <ResultActions answer={answer} actions={actions} words={copy.actions} validity={<Validity answer={answer} />} />
    <Actions>
      <PageButton path={copy.home.path} variant="secondary">
        {copy.home.text}
      </PageButton>
    </Actions>
  </>
);

const Validity = ({ answer: { expiresAt } }: Pick<Props, 'answer'>) =>
  expiresAt ? <p>{copy.validUntil(ukDayWords(Date.parse(expiresAt)))}</p> : null;

/** Where the business stands: its usage beside the limits that decide which protection it has. */
function LimitsChart({ usage: { gasKwh, electricityKwh, totalKwh } }: { readonly usage: Usage }) {
  const { chart } = copy;
  if (totalKwh === undefined) return null;
  const { microbusiness: limits } = SIZE_LIMITS;
  const own = (label: string, kwh: number) => ({ label, value: kwh, text: formatKwh(kwh), isMain: true });
  const limit = (label: string, kwh: number) => ({ label, value: kwh, text: formatKwh(kwh) });
  const hasElectricity = electricityKwh !== undefined;
  const hasGas = gasKwh !== undefined;
  const isTotalOnly = !hasElectricity && !hasGas;
  return (
    <BarChart
      caption={chart.caption}
      bars={[
        ...(isTotalOnly ? [own(chart.total, totalKwh)] : []),
        ...(hasElectricity ? [own(chart.electricity, electricityKwh)] : []),
        ...(hasElectricity ? [limit(chart.electricityLimit, limits.electricityKwh)] : []),
        ...(hasGas ? [own(chart.gas, gasKwh)] : []),
        ...(hasGas || isTotalOnly ? [limit(chart.gasLimit, limits.gasKwh)] : []),
      ]}
      note={chart.note}
    />
  );
}
