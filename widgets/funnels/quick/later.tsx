import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { normalisePostcode, serviceArea } from '#contract/common/postcode.ts';
import { destinationOf } from '#contract/quick/routing.ts';
import { readAttribution, type AttributionValues, touchFields } from '../../runtime/attribution.ts';
import { elapsedMs } from '../../runtime/firstTouch.ts';
import { useHost, type Host } from '../../runtime/host.ts';
import { openAddress } from '../../runtime/openAddress.ts';
import { postInBackground } from '../../runtime/postQuote.ts';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { CompanyFoot } from '../../wizard/CompanyFoot.tsx';
import { postcode as postcodeWords, wizard as words } from '../../wizard/copy.ts';
import type { FieldError } from '../../wizard/fieldErrors.ts';
import { opened } from './laterCopy.ts';
import { addressOf, errorsOf, toQuoteData } from './request.ts';
import { initialValues, readForm, type QuickGiven, type QuickValues } from './state.ts';
import { QuickStep } from './steps/QuickStep.tsx';

interface ErrorsProps {
  readonly errors: readonly FieldError[];
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** What is wrong, above the fields; the first of them takes the focus. */
function Errors({ errors, formRef }: ErrorsProps) {
  useEffect(() => {
    const [first] = errors;
    if (first && formRef.current) focusField(formRef.current, first.name);
  }, [errors, formRef]);
  return <ErrorSummary heading={words.errorHeading} items={errors} />;
}

/** Whether we work at a postcode: told, never a reason to refuse. */
function areaText(postcode: string): string {
  const known = normalisePostcode(postcode);
  return known ? postcodeWords.area[serviceArea(known)] : '';
}

/** The way on for visitors of another site whose browser opens no tab by itself. */
const Opened = ({ href }: { readonly href: string }) => (
  <p role="status">
    {opened.text}
    <a href={href} target="_blank" rel="noopener">
      {opened.link}
    </a>
    {opened.end}
  </p>
);

interface Departure {
  readonly values: QuickValues;
  readonly attribution: AttributionValues;
  /** Answers that were posted already are not posted again. */
  readonly isNew: boolean;
}

/**
 * Stores the answers in the background and goes where they lead. The page may do the latter itself: it is asked first.
 * @returns the address that was opened in another tab; undefined when this page was left or kept by its owner
 */
function openDestination(host: Host, { values, attribution: from, isNew }: Departure): string | undefined {
  const quoteData = toQuoteData(values);
  const attribution = readAttribution(host, 'quick', from);
  if (isNew) postInBackground(host, { type: 'quick', quoteData, attribution, elapsedMs: elapsedMs(host) });
  const destination = destinationOf(quoteData);
  const { to } = destination;
  if (!host.emit('quote-navigate', host.isOwnOrigin ? { ...destination } : { to })) return undefined;
  const { visitId, partnerReference, first = {}, last = {} } = attribution;
  const { partner, campaign } = from;
  const address = addressOf(host.siteBase, destination, {
    visitId,
    partner,
    campaign,
    partnerReference,
    ...touchFields({ first, last }),
  });
  return openAddress(host, address) === 'tab' ? address : undefined;
}

/** Whoever presses twice means it once. */
const ONE_PRESS_MS = 1500;

/** Answers that were sent, and when: a double click leads on once and posts once. */
function useLastDeparture() {
  const last = useRef({ print: '', at: 0 });
  return (values: QuickValues): { readonly isDouble: boolean; readonly isNew: boolean } => {
    const print = JSON.stringify(values);
    const { print: before, at } = last.current;
    const isNew = print !== before;
    const isDouble = !isNew && performance.now() - at < ONE_PRESS_MS;
    if (!isDouble) last.current = { print, at: performance.now() };
    return { isDouble, isNew };
  };
}

type Attributes = QuickGiven & Pick<AttributionValues, 'partner' | 'campaign'>;

/** What was found when the visitor wanted to go on. */
interface Outcome {
  readonly errors: readonly FieldError[];
  /** Of the page that was opened in another tab. */
  readonly address?: string | undefined;
}
const NOTHING_YET: Outcome = { errors: [] };

/**
 * The quick quote at work: funnels specification, section 4.1. It asks three things, and leads on.
 */
export function QuickForm({ values: attributes }: { readonly values: Attributes }) {
  const host = useHost();
  const formRef = useRef<HTMLFormElement | null>(null);
  const [{ errors, address }, setOutcome] = useState(NOTHING_YET);
  const [postcode, setPostcode] = useState('');
  const depart = useLastDeparture();
  const { partner, campaign } = attributes;

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // What stands in the controls counts, also what was filled in without any event.
    const values = readForm(event.currentTarget);
    const found = errorsOf(values);
    if (found.length > 0) return setOutcome({ errors: found });
    const { isDouble, isNew } = depart(values);
    if (isDouble) return;
    setOutcome({ errors: [], address: openDestination(host, { values, attribution: { partner, campaign }, isNew }) });
  };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
    setPostcode(readForm(currentTarget).postcode);
    setOutcome(NOTHING_YET);
  };

  return (
    <QuickStep
      form={{ ref: formRef, onSubmit, onInput }}
      initial={initialValues(attributes)}
      errors={errors}
      alert={errors.length > 0 && <Errors errors={errors} formRef={formRef} />}
      note={areaText(postcode)}
      foot={<CompanyFoot place={host} />}
    >
      {address && <Opened href={address} />}
    </QuickStep>
  );
}
