import type { FieldValues } from 'react-hook-form';
import { UK_PHONE_MESSAGE } from '#contract/common/limits.ts';
import { parsePhone } from '#contract/common/phone.ts';
import type { ReferencePrefix } from '#contract/common/reference.ts';
import type { Conversion } from '../runtime/track.ts';
import type { ToastText } from '../ui/Toaster/useToast.ts';
import type { FieldError } from './fieldErrors.ts';

/** What goes beside the answers: the proposed reference, and how the visitor was told what happens with the data. */
export interface LeadExtras {
  readonly reference: string;
  readonly consent: { readonly version: string; readonly time: string };
}

/** How a funnel turns answers into a quote and a request. */
export interface LeadSpec<Values, Quote> {
  readonly type: string;
  readonly funnel: string;
  /** null for a form without references. */
  readonly referencePrefix: ReferencePrefix | null;
  /** Version of the notice about the data that stands beside the submit button. */
  readonly consentVersion: string;
  quoteOf(values: Values): Quote | undefined;
  toQuoteData(values: Values, quote: Quote, extras: LeadExtras): object;
  /** What is kept of a lead on this device, where the specification names another form than `quoteData`. */
  recordOf?(values: Values, quote: Quote, reference: string): object;
  /** How a kept lead is called on the way back to it: `price` as the result shows it, "" without one. */
  readonly kept?: { readonly kind: 'quote' | 'request'; price(quote: Quote): string };
  /** Pounds, for the page's events; undefined where there is no price. */
  totalOf(quote: Quote): number | undefined;
  /** What analytics are told of a stored lead; undefined for nothing. */
  conversionOf(quote: Quote, reference: string): Conversion | undefined;
  readonly toasts: {
    /** Undefined where the next step says it all. */
    readonly success?: ToastText;
    readonly submitFailed: ToastText;
    /** The result posts once more when it is displayed (solar and EV, section 4); this tells that it failed. */
    readonly saveFailed?: ToastText;
  };
}

/** A schema of the contract, as far as a form needs it. */
export interface StepSchema {
  readonly _zod: { readonly output: FieldValues; readonly input: FieldValues };
  readonly shape: object;
}

/** A funnel as rules and words; how it looks is its own business. */
export interface FunnelSpec<Values extends FieldValues, Quote> extends LeadSpec<Values, Quote> {
  /** Names of all steps, the last being the result. */
  readonly steps: readonly string[];
  /** Key of the local record that the specification names; undefined for a form that keeps nothing. */
  readonly storageKey: string | undefined;
  /** The same for a form that keeps nothing on our own pages, where a partner's page asks for it (`keep`). */
  readonly sessionKey?: string;
  /** Schemas of the steps with questions, in order. */
  readonly schemas: readonly StepSchema[];
  /** Asked about once, then taken: what is unusual but may be right. */
  confirmationsFor(values: Values, step: number): readonly FieldError[];
  restore(stored: unknown, initial: Values): Values;
  valuesOfRecord(record: unknown): unknown;
}

/** A number of another country may be a slip: asked about once, taken at the second press of the button. */
export const foreignPhoneConfirmation = (phone: string, name = 'phone'): readonly FieldError[] =>
  parsePhone(phone)?.kind === 'foreign' ? [{ name, message: UK_PHONE_MESSAGE }] : [];
