import { useEffect, useState } from 'react';
import { proposeReference, type ReferencePrefix } from '#contract/common/reference.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useHost, type Host } from '../runtime/host.ts';
import type { FailureCode } from '../runtime/postQuote.ts';
import { endNavigationState } from '../runtime/prefill.ts';
import { trackConversion } from '../runtime/track.ts';
import type { ToastText } from '../ui/Toaster/useToast.ts';
import type { FieldError } from './fieldErrors.ts';
import { useSubmission, type Submission } from './useSubmission.ts';

/** What goes beside the answers: the proposed reference, and how the visitor was told what happens with the data. */
export interface LeadExtras {
  readonly reference: string;
  readonly consent: { readonly version: string; readonly time: string };
}

/** How a funnel turns answers into a quote and a request. */
export interface LeadSpec<Values, Quote> {
  readonly type: string;
  readonly funnel: string;
  readonly referencePrefix: ReferencePrefix;
  /** Version of the notice about the data that stands beside the submit button. */
  readonly consentVersion: string;
  quoteOf(values: Values): Quote | undefined;
  toQuoteData(values: Values, quote: Quote, extras: LeadExtras): object;
  /** Pounds, for the page's events and the conversion. */
  totalOf(quote: Quote): number;
  readonly toasts: { readonly success: ToastText; readonly submitFailed: ToastText; readonly saveFailed: ToastText };
}

/** A lead that the server has stored. */
export interface SentLead<Values, Quote> {
  readonly values: Values;
  readonly quote: Quote;
  readonly answer: QuoteAnswer;
  /** `quoteData` with the reference that the server issued, for the local record that the specification names. */
  readonly record: object;
}

interface Options {
  readonly attribution: AttributionValues;
  readonly showToast: (toast: ToastText, tone?: 'success' | 'danger') => void;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
}

const trapOf = (form: HTMLFormElement | null): string => {
  const trap = form?.elements.namedItem('leadRoute');
  return trap instanceof HTMLInputElement ? trap.value : '';
};

// Once, when the result is displayed (funnels specification, section 4.4). The lead itself is stored already.
function useSecondPost(isDue: boolean, submission: Submission, onFailed: () => void): void {
  useEffect(() => {
    if (!isDue) return;
    void submission.sendAgain().then((outcome) => {
      if (outcome?.kind !== 'stored') onFailed();
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one post for one result
  }, [isDue]);
}

function tellPage(host: Host, type: string, { reference, total }: { reference: string; total: number }): void {
  endNavigationState(host);
  host.emit('quote-submitted', { type, reference, total });
  trackConversion(host, { value: total, transactionId: reference, currency: 'GBP' });
}

/** Sends a lead, keeps what came back, and tells everybody who has to know. */
export function useLead<Values, Quote>(spec: LeadSpec<Values, Quote>, options: Options) {
  const host = useHost();
  const { showToast } = options;
  const [sent, setSent] = useState<SentLead<Values, Quote> | undefined>(undefined);
  const [failure, setFailure] = useState<FailureCode | undefined>(undefined);
  const submission = useSubmission({
    type: spec.type,
    funnel: spec.funnel,
    attribution: { ...options.attribution, consentVersion: spec.consentVersion },
    onInvalid(errors) {
      showToast(spec.toasts.submitFailed, 'danger');
      options.onInvalid(errors);
    },
    onFailed(code) {
      showToast(spec.toasts.submitFailed, 'danger');
      setFailure(code);
    },
  });

  useSecondPost(sent !== undefined, submission, () => showToast(spec.toasts.saveFailed, 'danger'));

  async function submit(values: Values, form: HTMLFormElement | null): Promise<SentLead<Values, Quote> | undefined> {
    setFailure(undefined);
    const quote = spec.quoteOf(values);
    if (!quote) {
      showToast(spec.toasts.submitFailed, 'danger');
      return undefined;
    }
    const now = new Date();
    const consent = { version: spec.consentVersion, time: now.toISOString() };
    const reference = proposeReference(spec.referencePrefix, now.getTime());
    const quoteData = spec.toQuoteData(values, quote, { reference, consent });
    const answer = await submission.send({ quoteData, identity: values, leadRoute: trapOf(form) });
    if (!answer) return undefined;
    const issued = answer.reference ?? reference;
    const lead = { values, quote, answer, record: spec.toQuoteData(values, quote, { reference: issued, consent }) };
    setSent(lead);
    tellPage(host, spec.type, { reference: answer.reference ?? '', total: spec.totalOf(quote) });
    showToast(spec.toasts.success);
    return lead;
  }

  return { sent, failure, isBusy: submission.isBusy, submit };
}
