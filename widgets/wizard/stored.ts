import { DAY_MS } from '#contract/common/time.ts';
import type { QuoteAnswer } from '#contract/common/wire.ts';

/** Names and values of an object that was read from storage; nothing for what is none. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Stored answers over the initial ones: what is missing, of another type or unknown keeps its initial value. */
export function restoreKnown<Values extends object>(stored: unknown, initial: Values): Values {
  const known = entriesOf(stored).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof Reflect.get(initial, name),
  );
  return { ...initial, ...Object.fromEntries(known) };
}

/** Kept answers are for the visitor's own return, so they go after 30 days (UK storage rules). */
export const KEEP_MS = 30 * DAY_MS;

/** Answers that were not sent yet, or whose answer never came. */
export interface Draft {
  readonly values: unknown;
  readonly step: number;
}

/** Which answers were sent, and under which key. */
export interface Stamp {
  /** Of the answers, see `printOf` of `useSubmission.ts`. */
  readonly print: string;
  /** The idempotency key: the same answers under it are the same lead, on whatever view of the page. */
  readonly key: string;
}

const get = (value: unknown, name: string): unknown => entriesOf(value).find(([key]) => key === name)?.[1];

/**
 * Whether something was saved within the last 30 days, or by a clock that was a little ahead: with a draft that is dropped over
 * that goes the key of what may be a lead already. @param time ISO 8601
 */
const isFresh = (time: unknown, now: number): boolean => {
  const saved = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return saved - now < DAY_MS && now - saved < KEEP_MS;
};

/**
 * Two funnels may share one record (the specification gives both HomeCare funnels the same key), so drafts stand
 * under their funnel's name beside the specified fields. Undefined when there is none or it is older than 30 days.
 */
export function draftOf(record: unknown, funnel: string, now: number): Draft | undefined {
  const draft = get(get(record, 'drafts'), funnel);
  const step = get(draft, 'step');
  if (!isFresh(get(draft, 'savedAt'), now) || typeof step !== 'number') return undefined;
  return { values: get(draft, 'values'), step };
}

/** What is written of a draft: the answers, and with what these were sent. @property savedAt ISO 8601 */
export type DraftPart = (Draft & { readonly savedAt: string }) | { readonly sending: Stamp };

/**
 * The record with more of this funnel's draft in it, or without one when `part` is undefined. A stamp stays with the draft
 * through all changes: who changes an answer back means the lead that may be stored already.
 */
export function withDraft(record: unknown, funnel: string, part: DraftPart | undefined): object {
  const before = entriesOf(get(record, 'drafts'));
  const drafts = before.filter(([name]) => name !== funnel);
  const own = before.find(([name]) => name === funnel)?.[1];
  const all = part ? [...drafts, [funnel, { ...Object.fromEntries(entriesOf(own)), ...part }] as const] : drafts;
  const rest = entriesOf(record).filter(([name]) => name !== 'drafts');
  return { ...Object.fromEntries(rest), ...(all.length > 0 ? { drafts: Object.fromEntries(all) } : {}) };
}

/** Whether the record of a quote that was sent (`timestamp`, ISO 8601) is still young enough to be used. */
export const isRecordFresh = (record: unknown, now: number): boolean => isFresh(get(record, 'timestamp'), now);

/** Whether nothing in a record may be used any more: then it goes, whichever funnels share it. */
export const isStale = (record: unknown, now: number): boolean =>
  record !== undefined &&
  !isRecordFresh(record, now) &&
  entriesOf(get(record, 'drafts')).every(([, draft]) => !isFresh(get(draft, 'savedAt'), now));

/** A lead that was sent from this device: enough to lead back to it, and to know the same answers again. */
export interface KeptLead extends Stamp {
  readonly values: unknown;
  readonly answer: QuoteAnswer;
  /** "your quote SQ-123456 £3,297" */
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Undefined for what is none, is older than 30 days or has expired: an instant quote does after 24 hours. */
function readLead(stored: unknown, now: number): KeptLead | undefined {
  const { values, key, print, answer, name, savedAt } = Object.fromEntries(entriesOf(stored));
  const { id, expiresAt } = Object.fromEntries(entriesOf(answer));
  const isWhole = [key, print, name, savedAt, id].every(isText);
  const isValid = !isText(expiresAt) || Date.parse(expiresAt) > now;
  if (!isWhole || !isValid || !isFresh(savedAt, now)) return undefined;
  // Checked above, as far as a record of our own can be wrong: it may be of an older version.
  return { values, key, print, answer, name, savedAt } as KeptLead;
}

const allOf = (record: unknown): [string, unknown][] => entriesOf(Object.fromEntries(entriesOf(record))['sent']);

/** Two funnels may share a record, so leads stand under their funnel's name, as drafts do. */
export const leadOf = (record: unknown, funnel: string, now: number): KeptLead | undefined =>
  readLead(allOf(record).find(([name]) => name === funnel)?.[1], now);

// It is worth as much as its draft: both go after 30 days.
function stampOf(record: unknown, funnel: string, now: number): Stamp | undefined {
  if (!draftOf(record, funnel, now)) return undefined;
  const { print, key } = Object.fromEntries(entriesOf(get(get(get(record, 'drafts'), funnel), 'sending')));
  return isText(print) && isText(key) ? { print, key } : undefined;
}

/** The key under which answers were sent from this device before, whether or not word of it came back. */
export function keyOf(record: unknown, funnel: string, print: string): string | undefined {
  const now = Date.now();
  return [leadOf(record, funnel, now), stampOf(record, funnel, now)].find((sent) => sent?.print === print)?.key;
}

/** The record with this funnel's lead in it, if one may be kept; those whose time is over go. */
export function withLead(record: object, funnel: string, lead: KeptLead | undefined): object {
  if (!lead) return record;
  const now = Date.parse(lead.savedAt);
  const others = allOf(record).filter(([name, other]) => name !== funnel && readLead(other, now) !== undefined);
  return { ...record, sent: Object.fromEntries([...others, [funnel, lead]]) };
}
