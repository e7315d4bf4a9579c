import type { QuoteAnswer } from '#contract/common/wire.ts';
import { isFresh, entriesOf } from './stored.ts';

/** A lead that was sent from this device: enough to lead back to it, and to know the same answers again. */
export interface KeptLead {
  readonly values: unknown;
  /** Its idempotency key: the same answers under it are the same lead, on whatever view of the page. */
  readonly key: string;
  /** Of the answers, see `printOf`. */
  readonly print: string;
  readonly answer: QuoteAnswer;
  /** "your quote SQ-123456 £3,297" */
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
}

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
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

/** The key under which answers were sent from this device before. */
export function keyOf(record: unknown, funnel: string, print: string): string | undefined {
  const lead = leadOf(record, funnel, Date.now());
  return lead?.print === print ? lead.key : undefined;
}

/** The record with this funnel's lead in it, if one may be kept; those whose time is over go. */
export function withLead(record: object, funnel: string, lead: KeptLead | undefined): object {
  if (!lead) return record;
  const now = Date.parse(lead.savedAt);
  const others = allOf(record).filter(([name, other]) => name !== funnel && readLead(other, now) !== undefined);
  return { ...record, sent: Object.fromEntries([...others, [funnel, lead]]) };
}
