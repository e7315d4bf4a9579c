import { useEffect, useRef, useState } from 'react';
import { HELD_BACK_MS, type QuoteAnswer } from '#contract/common/wire.ts';
import { readAttribution, type AttributionValues } from '../runtime/attribution.ts';
import { elapsedMs } from '../runtime/firstTouch.ts';
import { useHost, type Host } from '../runtime/host.ts';
import {
  newSubmissionKey,
  postQuote,
  type FailureCode,
  type PostOutcome,
  type QuotePost,
} from '../runtime/postQuote.ts';
import { fieldOfProblem, type FieldError } from './fieldErrors.ts';
import type { Stamp } from './stored.ts';

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const mix = (hash: number, code: number, factor: number): number => Math.imul(hash ^ code, factor);

/** Stands for answers, 53 bits of it: the same ones give the same text, in whatever order a form holds them. */
export function printOf(answers: unknown): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const sign of JSON.stringify(answers, sorted) ?? '') {
    const code = sign.codePointAt(0) ?? 0;
    high = mix(high, code, 2_654_435_761);
    low = mix(low, code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function timeSinceTouch(host: Host): Promise<number | undefined> {
  const missing = HELD_BACK_MS - (elapsedMs(host) ?? HELD_BACK_MS);
  if (missing > 0) await pause(missing);
  return elapsedMs(host);
}

export interface SubmissionOptions {
  /** Wire type and funnel name. */
  readonly type: string;
  readonly funnel: string;
  readonly attribution: AttributionValues;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
  readonly onFailed: (code: FailureCode) => void;
  /** Asked when something is sent; none for a form that keeps nothing. */
  readonly keeper?: () => KeyKeeper;
}

/** Knows which answers were sent from this device, also by an earlier view of the page. */
export interface KeyKeeper {
  /** The key under which these answers were sent before, see `printOf`. */
  keyOf(print: string): string | undefined;
  /** Told before anything is sent: the answer may be lost with the page, and the lead be stored all the same. */
  keepKey(stamp: Stamp): void;
}

export interface LeadToSend {
  readonly quoteData: unknown;
  /**
   * The answers, and what they come to: the same is the same submission, however often it is sent. At another price it is
   * another one, for the server keeps a lead at the price that it was sent with.
   */
  readonly identity: unknown;
  readonly leadRoute: string;
}

export interface Submission {
  readonly isBusy: boolean;
  /** @returns the server's answer once the lead is stored; undefined after a failure, which was told */
  send(lead: LeadToSend): Promise<QuoteAnswer | undefined>;
  /** Of what was sent last. */
  stamp(): Stamp | undefined;
  /** Sends the last post once more under its key: the server records it as viewed and adds nothing. */
  sendAgain(): Promise<PostOutcome | undefined>;
}

// A page that comes back from the back-forward cache must not stand there as "Processing…": its variables are what they were
// when it was left (seen in Chromium 156, November 2026).
function useReturn(back: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && back();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it sets a state, whose setter stays the same
  }, []);
}

/** As it is posted. @param key new, or that of the same answers */
async function messageOf(
  host: Host,
  { type, funnel, attribution }: SubmissionOptions,
  { quoteData, leadRoute, key }: LeadToSend & { readonly key: string },
): Promise<QuotePost> {
  const elapsed = await timeSinceTouch(host);
  return {
    type,
    quoteData,
    key,
    attribution: readAttribution(host, funnel, attribution),
    leadRoute,
    elapsedMs: elapsed,
  };
}

/** One lead for one submission: the key lives as long as answers and price stay the same. */
export function useSubmission(options: SubmissionOptions): Submission {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const sent = useRef<{ print: string; post: QuotePost } | undefined>(undefined);

  useReturn(() => setBusy(false));

  async function post(lead: LeadToSend): Promise<PostOutcome> {
    const print = printOf(lead.identity);
    const keeper = options.keeper?.();
    const known = sent.current?.print === print ? sent.current.post.key : keeper?.keyOf(print);
    const key = known ?? newSubmissionKey();
    const message = await messageOf(host, options, { ...lead, key });
    const sendUnder = (used: string): void => {
      sent.current = { print, post: { ...message, key: used } };
      keeper?.keepKey({ print, key: used });
    };
    sendUnder(key);
    return postQuote(host, message, sendUnder);
  }

  async function send(lead: LeadToSend): Promise<QuoteAnswer | undefined> {
    // The page may keep a lead back; what it shows then is its own affair.
    if (isSending.current || !host.emit('quote-submitting', { type: options.type })) return undefined;
    isSending.current = true;
    setBusy(true);
    const outcome = await post(lead);
    isSending.current = false;
    setBusy(false);
    if (outcome.kind === 'stored') return outcome.answer;
    host.emit('quote-failed', { code: outcome.kind === 'invalid' ? 'invalid' : outcome.code });
    if (outcome.kind === 'invalid') options.onInvalid(outcome.problems.map(fieldOfProblem));
    else options.onFailed(outcome.code);
    return undefined;
  }

  return {
    isBusy,
    send,
    stamp: () => sent.current && { print: sent.current.print, key: sent.current.post.key },
    sendAgain: async () => (sent.current ? postQuote(host, sent.current.post) : undefined),
  };
}
