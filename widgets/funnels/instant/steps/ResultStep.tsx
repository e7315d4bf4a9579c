import type { RefObject } from 'react';
import { clockWords, dateWords, momentWords, wallClock } from '#contract/common/calendar.ts';
import { company, telephoneLink } from '#contract/common/company.ts';
import { formatPounds } from '#contract/common/money.ts';
import { DAY_MS } from '#contract/common/time.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import type { InstantQuote } from '#contract/instant/pricing.ts';
import { nextSteps, priceNotes } from '#contract/instant/wording.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { Columns, Figures, Stack } from '../../../ui/Layout/Layout.tsx';
import { NextSteps } from '../../../ui/NextSteps/NextSteps.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { TickList } from '../../../ui/TickList/TickList.tsx';
import type { CallBack } from '../../../wizard/callBack.ts';
import { result } from '../../../wizard/laterCopy.ts';
import { ResultActions } from '../../../wizard/ResultActions.tsx';
import type { useQuoteActions } from '../../../wizard/useQuoteActions.ts';
import { buy, property, result as copy } from '../laterCopy.ts';
import { addressOf, asksSupplier } from '../request.ts';
import { clickedOf, shortWords, type InstantValues } from '../state.ts';
import { BuyButton, type useWishToBuy } from './BuyOnline.tsx';

interface ResultStepProps {
  readonly quote: InstantQuote;
  readonly values: InstantValues;
  readonly answer: QuoteAnswer;
  readonly callBack: CallBack;
  readonly wish: ReturnType<typeof useWishToBuy>;
  readonly actions: ReturnType<typeof useQuoteActions>;
  readonly sheet: RefObject<HTMLDivElement | null>;
}

/** Step 4: the quote (section 2.1). Everything within `sheet` is what Print prints. */
export function ResultStep(props: ResultStepProps) {
  const { quote, values, answer, actions, wish, sheet } = props;
  const { service } = quote;
  return (
    <Stack>
      <div ref={sheet}>
        <Stack>
          <Headline quote={quote} answer={answer} />
          <Columns>
            <TickList heading={copy.includes(service.label)} items={service.features} />
            <Summary quote={quote} values={values} />
          </Columns>
          <FactList heading={copy.notes} facts={priceNotes(service)} />
          <NextSteps heading={copy.nextSteps} steps={nextSteps} />
        </Stack>
      </div>
      <ResultActions
        answer={answer}
        actions={actions}
        words={{ heading: copy.actions, call: copy.call }}
        validity={<Lines {...props} />}
      >
        <BuyButton wish={wish} />
      </ResultActions>
    </Stack>
  );
}

function Headline({ quote, answer }: Pick<ResultStepProps, 'quote' | 'answer'>) {
  const end = answer.expiresAt ? Date.parse(answer.expiresAt) : undefined;
  const wall = end === undefined ? undefined : wallClock(end);
  return (
    <>
      <Figures
        main={
          <Figure
            label={copy.monthly(quote.service.label)}
            value={formatPounds(quote.total)}
            note={`${result.reference} ${answer.reference ?? ''}`}
            emphasis
          />
        }
      >
        <Figure label={copy.annual.label} value={formatPounds(quote.yearly)} note={copy.annual.note} />
        {wall !== undefined && (
          <Figure label={copy.valid.label} value={clockWords(wall)} note={dateWords(Math.floor(wall / DAY_MS))} />
        )}
      </Figures>
      <Notice title={copy.valid.title}>
        {end === undefined ? copy.valid.untold : copy.valid.until(momentWords(end))}
      </Notice>
    </>
  );
}

const bedroomWords = ({ propertyType, bedrooms }: InstantValues): string =>
  bedrooms === '1' ? copy.summary.oneBedroom(propertyType) : copy.summary.propertyValue(propertyType, bedrooms);

function Summary({ quote, values }: Pick<ResultStepProps, 'quote' | 'values'>) {
  const { summary } = copy;
  const clicked = clickedOf(values.clicked);
  const who = property.check.who[values.customerType];
  const supplier = asksSupplier(values) ? values.currentSupplier : '';
  return (
    <SummaryList
      heading={summary.heading}
      rows={[
        { label: summary.service, value: quote.service.label },
        { label: summary.customer, value: summary.customerValue(`${values.firstName} ${values.lastName}`, who) },
        { label: summary.address, value: `${addressOf(values)}\n${values.postcode}` },
        { label: summary.property, value: bedroomWords(values) },
        ...(supplier ? [{ label: summary.supplier, value: supplier }] : []),
        ...(clicked ? [{ label: summary.interest, value: shortWords(clicked) }] : []),
      ]}
    />
  );
}

const Wish = ({ wish, callBack }: Pick<ResultStepProps, 'wish' | 'callBack'>) => (
  <div role="status">
    {wish.isStored && (
      <Notice tone="success" title={buy.done.title}>
        {buy.done.text(callBack.due)}
      </Notice>
    )}
  </div>
);

const Lines = ({ callBack, wish }: Pick<ResultStepProps, 'callBack' | 'wish'>) => (
  <>
    <Wish wish={wish} callBack={callBack} />
    <p>
      {copy.phone} <a href={telephoneLink(company.phone)}>{company.phone}</a>.{' '}
      {!callBack.isOpen && copy.closed(callBack.due)}
    </p>
    {!wish.isStored && <p>{buy.before}</p>}
  </>
);
