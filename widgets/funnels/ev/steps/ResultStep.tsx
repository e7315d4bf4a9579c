import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import { tidyPostcode } from '#contract/common/postcode.ts';
import { INSTALLATION_WARRANTY } from '#contract/ev/catalogue.ts';
import type { EvQuote } from '#contract/ev/pricing.ts';
import {
  grantValue,
  grantWords,
  INSTALLATION_WORDS,
  installationWords,
  lessPounds,
  nextSteps,
  NOT_FORMAL,
  PRICE_INCLUDES,
  PRICE_LABELS,
  workings,
} from '#contract/ev/wording.ts';
import { CostChart } from '../../../ui/CostChart/CostChart.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { FactTable } from '../../../ui/FactTable/FactTable.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { Columns } from '../../../ui/Layout/Layout.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SummaryRows } from '../../../ui/SummaryList/SummaryList.tsx';
import { useToast } from '../../../ui/Toaster/useToast.ts';
import { NextStep } from '../../../wizard/appointments/NextStep.tsx';
import { Booking } from '../../../wizard/Booking.tsx';
import { booking } from '../../../wizard/laterCopy.ts';
import type { ResultStepProps } from '../../../wizard/laterSteps.tsx';
import { ResultActions } from '../../../wizard/ResultActions.tsx';
import { NearToaster } from '../../../wizard/ResultFrame.tsx';
import { PriceHeadline, ResultLayout, Workings } from '../../../wizard/ResultLayout.tsx';
import { charger as chargerWords } from '../copy.ts';
import { answers as labels, result as copy } from '../laterCopy.ts';
import { answersOf } from '../request.ts';
import type { EvValues } from '../state.ts';
import { RunningCosts } from './RunningCosts.tsx';

type Props = ResultStepProps<EvValues, EvQuote>;

type QuoteProps = Pick<Props, 'quote'>;
type AnswersProps = Pick<Props, 'quote' | 'values'>;

const { facts } = chargerWords;

/** Step 4: the quote (section 2.5). Everything within `sheet` is what Print prints. */
export function ResultStep({ quote, values, answer, actions, sheet }: Props) {
  const { installation, charger } = quote;
  return (
    <ResultLayout
      sheet={sheet}
      headline={<Headline quote={quote} answer={answer} />}
      nextStep={
        <NextStep
          answer={answer}
          onCall={actions.call}
          first={{
            label: booking.submit,
            content: <NearBooking answer={answer} />,
          }}
        >
          {values.postcode === '' && <Notice>{copy.noPostcode}</Notice>}
        </NextStep>
      }
      figures={<SmallFigures quote={quote} />}
      details={[
        {
          summary: copy.nextSteps,
          content: <NextSteps steps={nextSteps(installation.kind, charger.installationTime)} />,
        },
        { summary: copy.breakdown.caption, content: <Price quote={quote} /> },
        { summary: copy.charger.caption, content: <ChargerTable quote={quote} /> },
        { summary: copy.installation.caption, content: <InstallationTable quote={quote} values={values} /> },
        { summary: copy.customer.caption, content: <Customer values={values} /> },
        { summary: copy.workings, content: <Workings lines={[...workings(quote), NOT_FORMAL]} /> },
      ]}
      after={
        <>
          <ResultActions answer={answer} actions={actions} />
          <Disclosure summary={copy.running.claim}>
            <RunningCosts postcode={values.postcode} />
          </Disclosure>
        </>
      }
    >
      <Notice tone={installation.kind === 'survey' ? 'sun' : 'success'} title={INSTALLATION_WORDS[installation.kind]}>
        {installationWords(installation).join(' ')}
      </Notice>
    </ResultLayout>
  );
}

const Headline = ({ quote: { charger, total }, answer }: Pick<Props, 'quote' | 'answer'>) => (
  <PriceHeadline
    label={PRICE_LABELS.charger}
    value={formatWholePounds(total)}
    about={`${charger.name}, ${chargerWords.priceNote}.`}
    answer={answer}
  />
);

function NearBooking({ answer }: Pick<Props, 'answer'>) {
  const near = useToast();
  return (
    <div>
      <Booking answer={answer} showToast={near.show} />
      <NearToaster toaster={near} />
    </div>
  );
}

function SmallFigures({ quote: { charger, grant, youPay } }: QuoteProps) {
  const { figures } = copy;
  const isClaimed = grant.kind === 'claimed';
  return (
    <>
      {isClaimed && <Figure label={PRICE_LABELS.grant} value={lessPounds(grant.amount)} note={copy.afterGrant} />}
      {isClaimed && <Figure label={PRICE_LABELS.youPay} value={formatWholePounds(youPay)} note={copy.afterGrant} />}
      {!isClaimed && <Figure label={facts.power} value={charger.power} note={figures.speed} />}
      {!isClaimed && <Figure label={facts.warranty} value={INSTALLATION_WARRANTY} note={figures.onWork} />}
      <Figure label={facts.installationTime} value={charger.installationTime} note={figures.onSite} />
      <Figure label={facts.guarantee} value={charger.guarantee} note={figures.onCharger} />
    </>
  );
}

/** Charger, grant, you pay: as a table, and as a chart where there is something to share. */
const Price = ({ quote }: QuoteProps) => (
  <Columns>
    <PriceTable quote={quote} />
    {quote.grant.kind === 'claimed' && <Shares quote={quote} />}
  </Columns>
);

const PriceTable = ({ quote: { total, grant, youPay } }: QuoteProps) => (
  <FactTable
    isFolded
    caption={copy.breakdown.caption}
    note={grantWords(grant)}
    rows={[
      { label: PRICE_LABELS.charger, value: formatWholePounds(total) },
      { label: PRICE_LABELS.grant, value: grantValue(grant) },
      { label: PRICE_LABELS.youPay, value: formatWholePounds(youPay), isTotal: true },
    ]}
  />
);

const Shares = ({ quote: { total, grant, youPay } }: QuoteProps) => (
  <CostChart
    caption={copy.charts.parts}
    totalText={formatWholePounds(total)}
    parts={[
      { label: PRICE_LABELS.youPay, value: toPounds(youPay), text: formatWholePounds(youPay) },
      { label: PRICE_LABELS.grant, value: toPounds(grant.amount), text: formatWholePounds(grant.amount) },
    ]}
  />
);

const ChargerTable = ({ quote: { charger } }: QuoteProps) => (
  <FactTable
    isFolded
    caption={copy.charger.caption}
    note={PRICE_INCLUDES}
    rows={[
      { label: labels.charger, value: charger.name },
      { label: facts.power, value: charger.power },
      { label: facts.installationTime, value: charger.installationTime },
      { label: facts.guarantee, value: charger.guarantee },
      { label: facts.warranty, value: INSTALLATION_WARRANTY },
      { label: copy.charger.solar, value: charger.isSolarCompatible ? copy.charger.yes : copy.charger.no },
    ]}
  />
);

function InstallationTable({ quote, values }: AnswersProps) {
  const { car, delivery, parking, distance, property } = answersOf(values, quote);
  return (
    <FactTable
      isFolded
      caption={copy.installation.caption}
      rows={[
        { label: labels.car, value: car },
        ...(delivery ? [{ label: labels.delivery, value: delivery }] : []),
        { label: labels.parking, value: parking },
        { label: labels.distance, value: distance },
        { label: labels.property, value: property },
        { label: copy.installation.kind, value: INSTALLATION_WORDS[quote.installation.kind] },
      ]}
    />
  );
}

const Customer = ({ values }: Pick<Props, 'values'>) => (
  <SummaryRows
    rows={[
      { label: copy.customer.name, value: `${values.firstName} ${values.lastName}` },
      { label: copy.customer.email, value: values.email },
      { label: copy.customer.phone, value: values.phone },
      { label: copy.customer.address, value: values.address },
      ...(values.postcode ? [{ label: labels.postcode, value: tidyPostcode(values.postcode) }] : []),
    ]}
  />
);
