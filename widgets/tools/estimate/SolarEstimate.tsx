import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { HomeEstimate, HomeRange } from '#contract/common/energy/estimate.ts';
import { estimateBasis, estimateRows, NO_ESTIMATE } from '#contract/common/energy/wording.ts';
import { formatKilowatts } from '#contract/common/numbers.ts';
import { pageOfTag } from '#contract/tags.ts';
import { readAttribution, touchFields } from '../../runtime/attribution.ts';
import { useHost, type Host } from '../../runtime/host.ts';
import { openAddress } from '../../runtime/openAddress.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { Facts } from '../../ui/FactList/FactList.tsx';
import type { FieldBinding } from '../../ui/fieldBinding.ts';
import { ArrowIcon } from '../../ui/icons/ControlIcons.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { CompanyFoot } from '../../wizard/CompanyFoot.tsx';
import { wizard as words } from '../../wizard/copy.ts';
import type { FieldError } from '../../wizard/fieldErrors.ts';
import {
  errorsOf,
  estimateOf,
  prefillOf,
  readForm,
  SIZE_KW,
  today,
  type EstimateAnswers,
  type EstimateGiven,
} from './answers.ts';
import { copy } from './copy.ts';
import { MonthBars } from './MonthBars.tsx';
import * as styles from './SolarEstimate.css.ts';

const ignore = (): void => undefined;

// The form itself keeps the answers; they are read when it is pressed.
const field = (name: keyof EstimateAnswers): FieldBinding => ({ name, onChange: ignore, onBlur: ignore, ref: ignore });

/** The address of the quote with everything that it is handed in the fragment, which no server is sent. */
function quoteAddress(host: Host, state: Readonly<Record<string, string>>, from: Origin): string {
  const { visitId, partnerReference, first = {}, last = {} } = readAttribution(host, 'solar', from);
  const { partner, campaign } = from;
  const origin = { visitId, partner, campaign, partnerReference, ...touchFields({ first, last }) };
  const named = Object.entries({ ...state, ...origin }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${host.siteBase}${QUOTE_PAGE}#${new URLSearchParams(named).toString()}`;
}

const QUOTE_PAGE = pageOfTag('solar-quote');

interface Origin {
  readonly partner?: string | undefined;
  readonly campaign?: string | undefined;
}

/**
 * Goes on to the quote. The page may do so itself: it is asked first.
 * @returns the address that was opened in another tab; undefined when this page was left or kept by its owner
 */
function goToQuote(host: Host, answers: EstimateAnswers, from: Origin): string | undefined {
  const state = prefillOf(answers);
  const detail = host.isOwnOrigin ? { to: QUOTE_PAGE, state } : { to: QUOTE_PAGE };
  if (!host.emit('quote-navigate', detail)) return undefined;
  const address = quoteAddress(host, state, from);
  return openAddress(host, address) === 'tab' ? address : undefined;
}

const Range = ({ range }: { readonly range: HomeRange }) => {
  const [made, used, worth, paid] = estimateRows(range);
  const facts = [made, used, paid].flatMap((row) => row ?? []);
  const months = range.low.months.map(({ generation: low }, index) => ({
    low,
    high: range.high.months[index]?.generation ?? low,
  }));
  return (
    <>
      <p className={styles.worth} part="figure">
        {worth?.value} <span className={styles.unit}>{copy.aYear}</span>
      </p>
      <Facts facts={facts} />
      <MonthBars months={months} />
      <div className={styles.basis}>
        <h4 className={styles.basisHeading}>{copy.basis}</h4>
        {estimateBasis(range, today()).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
};

interface ResultProps {
  readonly estimate: HomeEstimate;
  readonly onQuote: () => void;
  /** Of the quote, where it was opened in another tab. */
  readonly address: string | undefined;
}

const Result = ({ estimate, onQuote, address }: ResultProps) => (
  <>
    <h3 className={styles.resultHeading}>{copy.result(formatKilowatts(SIZE_KW))}</h3>
    {estimate.kind === 'range' ? <Range range={estimate} /> : <p>{NO_ESTIMATE[estimate.reason]}</p>}
    <div>
      <Button variant="primary" onClick={onQuote} iconEnd={<ArrowIcon />}>
        {copy.quote}
      </Button>
    </div>
    {address && (
      <p role="status">
        {copy.opened.text}
        <a href={address} target="_blank" rel="noopener">
          {copy.opened.link}
        </a>
        {copy.opened.end}
      </p>
    )}
  </>
);

/** What is wrong, above the fields; the first of them takes the focus. */
function Errors({ errors, formRef }: { readonly errors: readonly FieldError[]; readonly formRef: FormRef }) {
  useEffect(() => {
    const [first] = errors;
    if (first && formRef.current) focusField(formRef.current, first.name);
  }, [errors, formRef]);
  return <ErrorSummary heading={words.errorHeading} items={errors} />;
}

type FormRef = RefObject<HTMLFormElement | null>;

interface FieldsProps {
  readonly given: EstimateGiven;
  readonly errors: readonly FieldError[];
}

function Fields({ given, errors }: FieldsProps) {
  const errorOf = (name: string): string | undefined => errors.find((error) => error.name === name)?.message;
  return (
    <div className={styles.fields}>
      <TextField
        field={field('postcode')}
        label={copy.postcode.label}
        autoComplete="postal-code"
        autoCapitalize="characters"
        defaultValue={given.postcode ?? ''}
        error={errorOf('postcode')}
        required
      />
      <TextField
        field={field('bill')}
        label={copy.bill.label}
        hint={copy.bill.hint}
        inputMode="decimal"
        defaultValue={given.bill ?? ''}
        error={errorOf('bill')}
      />
      <div className={styles.wide}>
        <Select
          field={field('direction')}
          label={copy.direction.label}
          options={copy.direction.options}
          defaultValue={given.direction ?? ''}
        />
      </div>
    </div>
  );
}

interface Outcome {
  readonly errors: readonly FieldError[];
  readonly shown?: { readonly answers: EstimateAnswers; readonly estimate: HomeEstimate } | undefined;
  readonly address?: string | undefined;
}

/** Three answers, and what panels would do there. It asks for no person, posts nothing and leads on to the quote. */
export function SolarEstimate({ values }: { readonly values: EstimateGiven & Origin }) {
  const host = useHost();
  const formRef = useRef<HTMLFormElement | null>(null);
  const [{ errors, shown, address }, setOutcome] = useState<Outcome>({ errors: [] });

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const answers = readForm(event.currentTarget);
    const found = errorsOf(answers);
    const estimate = found.length > 0 ? undefined : estimateOf(answers);
    setOutcome({ errors: found, shown: estimate && { answers, estimate } });
  };
  const onQuote = (): void => {
    if (!shown) return;
    const { partner, campaign } = values;
    setOutcome({ errors: [], shown, address: goToQuote(host, shown.answers, { partner, campaign }) });
  };

  return (
    <form className={styles.card} ref={formRef} onSubmit={onSubmit} noValidate part="form">
      <div className={styles.head}>
        <h2 className={styles.heading} part="heading">
          {copy.heading}
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      {errors.length > 0 && <Errors errors={errors} formRef={formRef} />}
      <Fields given={values} errors={errors} />
      <div>
        <Button variant={shown ? 'secondary' : 'primary'} type="submit" iconEnd={<ArrowIcon />}>
          {copy.submit}
        </Button>
      </div>
      <div className={styles.result} role="status">
        {shown && <Result estimate={shown.estimate} onQuote={onQuote} address={address} />}
      </div>
      <div className={styles.foot}>
        <CompanyFoot place={host} />
      </div>
    </form>
  );
}
