import { createHash, randomUUID } from 'node:crypto';
import { parsePhone } from '#contract/common/phone.ts';
import type { Submission } from '#contract/common/submission.ts';
import { HOUR_MS } from '#contract/common/time.ts';
import type { Attribution } from '#contract/common/wire.ts';
import { newToken } from '../common/token.ts';
import type { Suspicion } from '../leads/leadRow.ts';
import type { NewLead } from '../leads/storeLeads.ts';
import { MAIL_KINDS, type MailEvent } from '../outbox/outboxRow.ts';
import type { Presenter, Presentation } from '../presenters/presenter.ts';
import { leadEstimate } from './leadEstimate.ts';
import { salesSummary, type Credit } from './summariseForSales.ts';

export interface LeadSources {
  readonly presenter: Presenter;
  readonly submission: Submission;
  readonly presentation: Presentation;
  readonly attribution: Attribution;
  readonly credit: Credit;
  /** Of the header; undefined without. */
  readonly key: string | undefined;
  readonly suspicion: Suspicion | null;
  readonly network: string | undefined;
  readonly now: Date;
}

const later = (now: Date, hours: number): string => new Date(now.getTime() + hours * HOUR_MS).toISOString();

// A customer's mail is drawn from the document: where there is none, there is nothing to write.
function mailsOf({ presenter, presentation, suspicion }: LeadSources): readonly MailEvent[] {
  const mails = presenter.mails.map((event) =>
    event === 'sales-mail' && presentation.isForPrivacy ? 'privacy-mail' : event,
  );
  // The law counts from the day a complaint arrives: one that looks like a robot's is read by a person too.
  if (suspicion) return mails.filter((event) => event === 'privacy-mail');
  return mails.filter((event) => event !== 'customer-mail' || presentation.document);
}

// What may follow once the quote is on the screen.
const NOT_YET = {
  viewed_at: null,
  booking_day: null,
  booking_slot: null,
  booked_at: null,
  former_booking: null,
  intent: null,
  intent_at: null,
  copied_at: null,
  kept_at: null,
  consent_withdrawn_at: null,
} as const;

function estimateOf({ presentation: { estimate }, now }: LeadSources): string | null {
  if (!estimate) return null;
  return JSON.stringify(leadEstimate({ estimate, mcsKwh: undefined }, { at: now, inputs: {}, shown: null }));
}

/** The rows of a lead. Every column is named here by hand: nothing of a request becomes one by itself. */
export function newLead(sources: LeadSources): NewLead {
  const { presenter, submission, presentation, attribution, credit, key, suspicion, now } = sources;
  const { type, funnel, referencePrefix } = presenter.contract;
  const { contact, price } = submission;
  const mails = mailsOf(sources);
  return {
    referencePrefix: referencePrefix ?? undefined,
    proposedReference: submission.proposedReference,
    mails,
    isKeyGiven: key !== undefined,
    network: sources.network,
    row: {
      id: randomUUID(),
      type,
      funnel,
      idempotency_key: key ?? derivedKey(type, submission, { now, hasReference: referencePrefix !== null }),
      content_hash: contentHash(type, submission),
      token: newToken(),
      first_name: contact.firstName,
      email: contact.email,
      postcode: contact.postcode,
      total_pence: price.totalPence,
      stated_total_pence: price.statedPence,
      price_check: price.status,
      partner_id: credit.isEarned ? (credit.partner?.id ?? null) : null,
      partner_reference: attribution.partnerReference ?? null,
      suspect: suspicion ? 1 : 0,
      suspicion,
      body: JSON.stringify({ type, quoteData: submission.data, attribution }),
      document: presentation.document ? JSON.stringify(presentation.document) : '',
      sales: JSON.stringify(salesSummary({ submission, presentation, attribution, credit })),
      visit_id: attribution.visitId ?? null,
      customer_mail: mails.some((event) => MAIL_KINDS[event].isToVisitor) ? 'queued' : null,
      created_at: now.toISOString(),
      expires_at: later(now, presenter.validHours),
      estimate: estimateOf(sources),
      ...NOT_YET,
    },
  };
}

const DERIVED = 'auto:';
const GIVEN_KEY = /^[\x21-\x7E]{1,200}$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with sorted names: the same content gives the same text, in whatever order a browser wrote it. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  const sorted = entries.toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${sorted.map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`).join(',')}}`;
}

interface KeySources {
  readonly now: Date;
  /** Whether leads of this type have references. */
  readonly hasReference: boolean;
}

/** A key that a request may bring: it can never be one of the derived ones, whose inputs others may know. */
export const isGivenKey = (key: string): boolean => GIVEN_KEY.test(key) && !key.startsWith(DERIVED);

/** Two posts with this hash in common have the same answers. */
const contentHash = (type: string, { identity }: Submission): string => sha256(canonicalJson({ type, identity }));

/**
 * Stands for the key where a request brings none: type, reference, e-mail, phone, postcode and day. Of what has no
 * reference the content counts too: two messages of one person on one day are two.
 */
export function derivedKey(type: string, submission: Submission, { now, hasReference }: KeySources): string {
  const { email, phone, postcode } = submission.contact;
  const content = hasReference ? submission.proposedReference : contentHash(type, submission);
  const day = now.toISOString().slice(0, DAY_LENGTH);
  const dial = parsePhone(phone)?.dial ?? phone;
  return DERIVED + sha256(canonicalJson([type, content, email.toLowerCase(), dial, postcode, day]));
}
