import { useEffect, useState } from 'react';
import { proposeReference, shownReference } from '#contract/common/reference.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import { commonAttribute } from '../runtime/attributes.ts';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useHost, type Host } from '../runtime/host.ts';
import type { FailureCode } from '../runtime/postQuote.ts';
import { endNavigationState } from '../runtime/prefill.ts';
import { trackConversion } from '../runtime/track.ts';
import type { ToastText } from '../ui/Toaster/useToast.ts';
import type { FieldError } from './fieldErrors.ts';
import type { LeadExtras, LeadSpec } from './funnelSpec.ts';
import type { KeptLead } from './stored.ts';
import { useSubmission, type KeyKeeper, type Submission } from './useSubmission.ts';

/** A lead that the server has stored. */
export interface SentLead<Values, Quote> {
  readonly values: Values;
  readonly quote: Quote;
  readonly answer: QuoteAnswer;
  /** With the reference that the server issued, for the local record that the specification names. */
  readonly record: object;
  /** For this device; undefined on a page where nothing of it may be kept. */
  readonly kept?: KeptLead | undefined;
}

interface Options {
  readonly attribution: AttributionValues;
  readonly showToast: (toast: ToastText, tone?: 'success' | 'danger') => void;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
  readonly keeper: () => KeyKeeper;
}

const trapOf = (form: HTMLFormElement | null): string => {
  const trap = form?.elements.namedItem('leadRoute');
  return trap instanceof HTMLInputElement ? trap.value : '';
};

interface SecondPost {
  readonly isDue: boolean;
  readonly submission: Submission;
  /** Told when it failed; without it nothing is posted again. */
  readonly failed: ToastText | undefined;
  readonly showToast: Options['showToast'];
}

// Once, when the result is displayed (funnels specification, section 4.4). The lead itself is stored already.
function useSecondPost({ isDue, submission, failed, showToast }: SecondPost): void {
  useEffect(() => {
    if (!isDue || !failed) return;
    void submission.sendAgain().then((outcome) => {
      if (outcome && outcome.kind !== 'stored') showToast(failed, 'danger');
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one post for one result
  }, [isDue]);
}

interface Stored<Values, Quote> {
  readonly spec: LeadSpec<Values, Quote>;
  readonly quote: Quote;
  readonly reference: string;
}

function announceLead<Values, Quote>(host: Host, { spec, quote, reference }: Stored<Values, Quote>): void {
  const total = spec.totalOf(quote);
  const conversion = spec.conversionOf(quote, reference);
  const partnerReference = commonAttribute(host, 'reference');
  endNavigationState(host);
  host.emit('quote-submitted', {
    type: spec.type,
    ...(reference && { reference }),
    ...(partnerReference && { partnerReference }),
    ...(total !== undefined && { total }),
  });
  if (conversion) trackConversion(host, conversion);
}

function extrasOf(
  { referencePrefix, consentVersion }: Pick<LeadSpec<never, never>, 'referencePrefix' | 'consentVersion'>,
  now: Date,
): LeadExtras {
  return {
    reference: referencePrefix ? proposeReference(referencePrefix, { now: now.getTime(), random: Math.random() }) : '',
    consent: { version: consentVersion, time: now.toISOString() },
  };
}

type StoredLead<Values, Quote> = Pick<SentLead<Values, Quote>, 'values' | 'quote' | 'answer'> & {
  readonly reference: string;
};

function keptLead<Values, Quote>(
  { kept }: LeadSpec<Values, Quote>,
  { values, quote, answer, reference }: StoredLead<Values, Quote>,
  submission: Submission,
): KeptLead | undefined {
  const stamp = submission.stamp();
  if (!kept || !stamp) return undefined;
  const name = `your ${kept.kind} ${shownReference(reference)} ${kept.price(quote)}`.trim();
  return { ...stamp, values, answer, name, savedAt: new Date().toISOString() };
}

/** Sends a lead, keeps what came back, and tells everybody who has to know. */
export function useLead<Values, Quote>(spec: LeadSpec<Values, Quote>, options: Options) {
  const host = useHost();
  const { showToast, keeper } = options;
  const [sent, setSent] = useState<SentLead<Values, Quote> | undefined>(undefined);
  const [failure, setFailure] = useState<FailureCode | undefined>(undefined);
  const submission = useSubmission({
    type: spec.type,
    funnel: spec.funnel,
    attribution: { ...options.attribution, consentVersion: spec.consentVersion },
    keeper,
    onInvalid(errors) {
      showToast(spec.toasts.submitFailed, 'danger');
      options.onInvalid(errors);
    },
    onFailed(code) {
      showToast(spec.toasts.submitFailed, 'danger');
      setFailure(code);
    },
  });

  useSecondPost({ isDue: sent !== undefined, submission, failed: spec.toasts.saveFailed, showToast });

  async function submit(values: Values, form: HTMLFormElement | null): Promise<SentLead<Values, Quote> | undefined> {
    setFailure(undefined);
    const quote = spec.quoteOf(values);
    if (!quote) {
      showToast(spec.toasts.submitFailed, 'danger');
      return undefined;
    }
    const extras = extrasOf(spec, new Date());
    const [quoteData, identity] = [spec.toQuoteData(values, quote, extras), [values, spec.totalOf(quote)]];
    const answer = await submission.send({ quoteData, identity, leadRoute: trapOf(form) });
    if (!answer) return undefined;
    const reference = answer.reference ?? extras.reference;
    const record =
      spec.recordOf?.(values, quote, reference) ?? spec.toQuoteData(values, quote, { ...extras, reference });
    const kept = keptLead(spec, { values, quote, answer, reference }, submission);
    const lead = { values, quote, answer, record, kept };
    setSent(lead);
    announceLead(host, { spec, quote, reference });
    if (spec.toasts.success) showToast(spec.toasts.success);
    return lead;
  }

  const forget = (): void => {
    setSent(undefined);
    setFailure(undefined);
  };
  return { sent, failure, isBusy: submission.isBusy, submit, forget, show: setSent };
}
