import * as z from 'zod/mini';
import { cleanLine } from './text.ts';

const MAX_TEXT = 300;

// Where a lead came from must never be the reason to lose it: what does not fit is dropped, not refused.
const tolerated = z.catch(
  z.optional(z.string().check(z.overwrite((text: string) => cleanLine(text).slice(0, MAX_TEXT)))),
  undefined,
);

/** The utm values that a tag passes on; all others stay on the page. */
export const UTM_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

export const attributionSchema = z.object({
  funnel: tolerated,
  pageOrigin: tolerated,
  /** Path without query: a query can hold personal data. */
  pagePath: tolerated,
  referrerOrigin: tolerated,
  partner: tolerated,
  campaign: tolerated,
  widgetVersion: tolerated,
  consentVersion: tolerated,
  visitId: tolerated,
  utm: z.catch(
    z.optional(
      z.object({
        source: tolerated,
        medium: tolerated,
        campaign: tolerated,
        term: tolerated,
        content: tolerated,
      }),
    ),
    undefined,
  ),
});

export type Attribution = z.infer<typeof attributionSchema>;

/** What stands beside `type` and `quoteData` in a request to the quote-handler. */
export const envelopeFields = {
  attribution: z.catch(z.optional(attributionSchema), undefined),
  /** Honeypot: a field that people never see and leave empty. */
  leadRoute: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds since the tag was first touched. */
  elapsedMs: z.catch(z.optional(z.number()), undefined),
};

/** The body that a widget posts to /functions/v1/quote-handler. */
export interface QuoteEnvelope {
  readonly type: string;
  readonly quoteData: unknown;
  readonly attribution?: Attribution;
  readonly leadRoute?: string;
  readonly elapsedMs?: number;
}

/** 201 and 200 answers. Without an idempotency key a repeat gets `id` and `reference` only. */
export interface QuoteAnswer {
  readonly id: string;
  readonly reference?: string;
  readonly token?: string;
  readonly quoteUrl?: string;
  readonly pdfUrl?: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
  /** `suppressed`: this address has had its share of mails for the hour. */
  readonly customerMail?: 'queued' | 'suppressed';
}

export const QUOTE_HANDLER_PATH = '/functions/v1/quote-handler';
export const QUOTE_ACTIONS_PATH = '/functions/v1/quote-actions';
export const PARTNER_CHECK_PATH = '/functions/v1/partner';

/** What may follow a solar lead. `email` sends the quote once more, to the address of that lead and no other. */
export const QUOTE_ACTIONS = ['viewed', 'email'] as const;
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

export const quoteActionSchema = z.object({
  token: z.string('Send the token of the quote').check(z.regex(/^[\w-]{20,100}$/, 'Send the token of the quote')),
  action: z.enum(QUOTE_ACTIONS, `Send one of the actions ${QUOTE_ACTIONS.join(', ')}`),
});

export interface QuoteActionAnswer {
  readonly action: QuoteAction;
  readonly customerMail?: 'queued' | 'suppressed';
}

/** Answer of the partner check that a tag makes when it mounts with a `partner` attribute. */
export interface PartnerCheckAnswer {
  readonly status: 'active' | 'unknown' | 'disabled';
}
