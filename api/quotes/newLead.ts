import { randomBytes, randomUUID } from 'node:crypto';
import type { Submission } from '#contract/common/submission.ts';
import { DAY_MS } from '#contract/common/time.ts';
import type { Attribution } from '#contract/common/wire.ts';
import { contentHash, derivedKey } from '../leads/repeatKey.ts';
import type { NewLead } from '../leads/storeLeads.ts';
import type { Desk, Presentation } from './desk.ts';
import { salesSummary, type Credit } from './salesSummary.ts';

export interface LeadSources {
  readonly desk: Desk;
  readonly submission: Submission;
  readonly presentation: Presentation;
  readonly attribution: Attribution;
  readonly credit: Credit;
  /** Of the header; undefined without. */
  readonly key: string | undefined;
  readonly isSuspect: boolean;
  readonly now: Date;
}

// 192 random bits: the token alone opens the saved quote.
const TOKEN_BYTES = 24;
const LINK_DAYS = 30;

const later = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

/** The rows of a lead. Every column is named here by hand: nothing of a request becomes one by itself. */
export function newLead(sources: LeadSources): NewLead {
  const { desk, submission, presentation, attribution, credit, key, isSuspect, now } = sources;
  const { type, funnel, referencePrefix } = desk.contract;
  const { contact, price } = submission;
  const mails = isSuspect ? [] : desk.mails;
  return {
    referencePrefix,
    proposedReference: submission.proposedReference,
    mails,
    isKeyGiven: key !== undefined,
    row: {
      id: randomUUID(),
      type,
      funnel,
      idempotency_key: key ?? derivedKey(type, submission, now),
      content_hash: contentHash(type, submission),
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      first_name: contact.firstName,
      email: contact.email,
      postcode: contact.postcode,
      total_pence: price.totalPence,
      stated_total_pence: price.statedPence,
      price_check: price.status,
      partner_id: credit.partner?.id ?? null,
      suspect: isSuspect ? 1 : 0,
      body: JSON.stringify({ type, quoteData: submission.data, attribution }),
      document: JSON.stringify(presentation.document),
      sales: JSON.stringify(salesSummary({ submission, presentation, attribution, credit })),
      visit_id: attribution.visitId ?? null,
      customer_mail: mails.includes('customer-mail') ? 'queued' : null,
      created_at: now.toISOString(),
      expires_at: later(now, LINK_DAYS),
      viewed_at: null,
    },
  };
}
