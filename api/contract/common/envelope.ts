import * as z from 'zod/mini';
import { estimateFiguresSchema, estimateInputsSchema } from './energy/inputsSchema.ts';
import { PARTNER_REFERENCE_LENGTH, readPartnerReference } from './limits.ts';
import { cleanLine } from './text.ts';
import { QUOTE_ACTIONS, type Attribution, type EstimateAction } from './wire.ts';

const MAX_TEXT = 300;

// Where a lead came from must never be the reason to lose it: what does not fit is dropped, not refused.
const tolerated = z.catch(
  z.optional(z.string().check(z.overwrite((text: string) => cleanLine(text).slice(0, MAX_TEXT)))),
  undefined,
);

const partnerReference = z.catch(
  z.optional(
    z.string().check(
      z.maxLength(PARTNER_REFERENCE_LENGTH),
      z.refine((text: string) => readPartnerReference(text) !== undefined),
      z.overwrite((text: string) => readPartnerReference(text) ?? ''),
    ),
  ),
  undefined,
);

const utm = z.catch(
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
);

const clickIds = z.catch(z.optional(z.object({ gclid: tolerated, msclkid: tolerated, fbclid: tolerated })), undefined);

const touch = z.catch(
  z.optional(z.object({ utm, referrerOrigin: tolerated, landingPath: tolerated, clickIds })),
  undefined,
);

const attributionSchema: z.ZodMiniType<Attribution> = z.object({
  funnel: tolerated,
  pageOrigin: tolerated,
  /** Path without query: a query can hold personal data. */
  pagePath: tolerated,
  referrerOrigin: tolerated,
  partner: tolerated,
  campaign: tolerated,
  /** Left out where it is none of a partner's: see `readPartnerReference`. */
  partnerReference,
  widgetVersion: tolerated,
  consentVersion: tolerated,
  cookieConsent: z.catch(z.optional(z.literal('all')), undefined),
  visitId: tolerated,
  utm,
  first: touch,
  last: touch,
});

/** What stands beside `type` and `quoteData` in a request to the quote-handler. */
export const envelopeFields = {
  attribution: z.catch(z.optional(attributionSchema), undefined),
  /** Honeypot: a field that people never see and leave empty. */
  leadRoute: z.catch(z.optional(z.string()), undefined),
  /** Milliseconds since the tag was first touched. */
  elapsedMs: z.catch(z.optional(z.number()), undefined),
};

/** The body of a request to the quote-actions. */
export const quoteActionSchema = z.object(
  {
    token: z.string('Send the token of the quote').check(z.regex(/^[\w-]{20,100}$/, 'Send the token of the quote')),
    action: z.enum(QUOTE_ACTIONS, `Send one of the actions ${QUOTE_ACTIONS.join(', ')}`),
    /** Of a booking: a survey or a call-back. Without one it is the wish for an installation. */
    kind: z.optional(z.unknown()),
    // Of a booking; `readBooking` and `readHalfDay` say what is wrong with them.
    day: z.optional(z.unknown()),
    slot: z.optional(z.unknown()),
    // Of an estimate; `estimateActionSchema` says what is wrong with them.
    inputs: z.optional(z.unknown()),
    figures: z.optional(z.unknown()),
  },
  'Send an object with token and action.',
);

/** What the action `estimate` has besides. */
export const estimateActionSchema: z.ZodMiniType<EstimateAction> = z.object({
  inputs: estimateInputsSchema,
  figures: z.optional(estimateFiguresSchema),
});
