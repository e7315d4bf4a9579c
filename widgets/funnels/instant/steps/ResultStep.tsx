import { useState } from 'react';
import { clockWords, dateWords, momentWords, wallClock } from '#contract/common/calendar.ts';
import { formatPounds } from '#contract/common/money.ts';
import { tidyPostcode } from '#contract/common/postcode.ts';
import { DAY_MS } from '#contract/common/time.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { CALL_BACK_HOURS } from '#contract/instant/limits.ts';
import type { InstantQuote } from '#contract/instant/pricing.ts';
import { nextSteps, priceNotes } from '#contract/instant/wording.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Facts } from '../../../ui/FactList/FactList.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SummaryRows } from '../../../ui/SummaryList/SummaryList.tsx';
import { TickList } from '../../../ui/TickList/TickList.tsx';
import { useToast, type ToastText } from '../../../ui/Toaster/useToast.ts';
import { note } from '../../../wizard/appointments/NextStep.css.ts';
import { NextStep } from '../../../wizard/appointments/NextStep.tsx';
import { callBackFrom, type CallBack } from '../../../wizard/callBack.ts';
import type { ResultStepProps } from '../../../wizard/laterSteps.tsx';
import { ResultActions } from '../../../wizard/ResultActions.tsx';
import { NearToaster } from '../../../wizard/ResultFrame.tsx';
import { PriceHeadline, ResultLayout } from '../../../wizard/ResultLayout.tsx';
import { useFollowUp } from '../../../wizard/useFollowUp.ts';
import { buy, property, result as copy } from '../laterCopy.ts';
import { addressOf, asksSupplier } from '../request.ts';
import { clickedOf, shortWords, type InstantValues } from '../state.ts';

type Props = ResultStepProps<InstantValues, InstantQuote>;

/** Step 4: the quote (section 2.1). Everything within `sheet` is what Print prints. */
export function ResultStep({ quote, values, answer, actions, sheet }: Props) {
  const { service } = quote;
  const end = answer.expiresAt ? Date.parse(answer.expiresAt) : undefined;
  return (
    <ResultLayout
      sheet={sheet}
      headline={
        <PriceHeadline
          label={copy.monthly(service.label)}
          value={formatPounds(quote.total)}
          unit={copy.aMonth}
          about={copy.about(formatPounds(quote.yearly))}
          answer={answer}
        />
      }
      nextStep={<Ahead answer={answer} actions={actions} />}
      figures={<SmallFigures quote={quote} end={end} />}
      details={[
        { summary: copy.nextSteps, content: <NextSteps steps={nextSteps} /> },
        { summary: copy.summary.heading, content: <Summary quote={quote} values={values} /> },
        { summary: copy.notes, content: <Facts facts={priceNotes(service)} /> },
      ]}
      after={<ResultActions answer={answer} actions={actions} words={{ heading: copy.actions }} validity={false} />}
    >
      <TickList heading={copy.includes(service.label)} items={service.features} />
      <Notice title={copy.valid.title}>
        {end === undefined ? copy.valid.untold : copy.valid.until(momentWords(end))}
      </Notice>
    </ResultLayout>
  );
}

function SmallFigures({ quote, end }: Pick<Props, 'quote'> & { readonly end: number | undefined }) {
  const wall = end === undefined ? undefined : wallClock(end);
  return (
    <>
      <Figure label={copy.annual.label} value={formatPounds(quote.yearly)} note={copy.annual.note} />
      {wall !== undefined && (
        <Figure label={copy.valid.label} value={clockWords(wall)} note={dateWords(Math.floor(wall / DAY_MS))} />
      )}
    </>
  );
}

const bedroomWords = ({ propertyType, bedrooms }: InstantValues): string =>
  bedrooms === '1' ? copy.summary.oneBedroom(propertyType) : copy.summary.propertyValue(propertyType, bedrooms);

function Summary({ quote, values }: Pick<Props, 'quote' | 'values'>) {
  const { summary } = copy;
  const clicked = clickedOf(values.clicked);
  const who = property.check.who[values.customerType];
  const supplier = asksSupplier(values) ? values.currentSupplier : '';
  return (
    <SummaryRows
      rows={[
        { label: summary.service, value: quote.service.label },
        { label: summary.customer, value: summary.customerValue(`${values.firstName} ${values.lastName}`, who) },
        { label: summary.address, value: `${addressOf(values)}\n${tidyPostcode(values.postcode)}` },
        { label: summary.property, value: bedroomWords(values) },
        ...(supplier ? [{ label: summary.supplier, value: supplier }] : []),
        ...(clicked ? [{ label: summary.interest, value: shortWords(clicked) }] : []),
      ]}
    />
  );
}

interface PurchaseProps {
  readonly purchase: ReturnType<typeof usePurchaseRequest>;
  readonly callBack: CallBack;
}

const Purchase = ({ purchase, callBack }: PurchaseProps) => (
  <div role="status">
    {purchase.isStored && (
      <Notice tone="success" title={buy.done.title}>
        {buy.done.text(callBack.due)}
      </Notice>
    )}
  </div>
);

/** Call or buy, and what either of them means. */
function Ahead({ answer, actions }: Pick<Props, 'answer' | 'actions'>) {
  // Notices of the call and of the wish to buy.
  const near = useToast();
  const [callBack] = useState(() => callBackFrom(Date.now(), CALL_BACK_HOURS));
  const purchase = usePurchaseRequest({ answer, showToast: near.show });
  const call = (): void => {
    actions.call();
    near.show(copy.calling);
  };
  return (
    <>
      <NextStep
        answer={answer}
        onCall={call}
        first="call-back"
        callText={copy.call}
        beside={<BuyButton purchase={purchase} />}
      >
        <NearToaster toaster={near} />
        {!purchase.isStored && <p className={note}>{buy.before}</p>}
      </NextStep>
      <Purchase purchase={purchase} callBack={callBack} />
    </>
  );
}

interface PurchaseOptions {
  readonly answer: QuoteAnswer;
  readonly showToast: (toast: ToastText, tone: 'danger') => void;
}

/** "Buy online": tells our team, takes no payment. */
function usePurchaseRequest({ answer, showToast }: PurchaseOptions) {
  const followUp = useFollowUp(answer);
  async function ask(): Promise<void> {
    const failure = await followUp.ask({ action: 'buy' });
    if (failure) showToast(buy.failed, 'danger');
  }
  return { isBusy: followUp.isBusy, isStored: followUp.asked !== undefined, ask };
}

interface BuyButtonProps {
  readonly purchase: ReturnType<typeof usePurchaseRequest>;
}

const BuyButton = ({ purchase }: BuyButtonProps) => (
  <Button
    variant="secondary"
    onClick={purchase.ask}
    busy={purchase.isBusy}
    busyText={buy.busy}
    held={purchase.isStored}
  >
    {buy.action}
  </Button>
);
