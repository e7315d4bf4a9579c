import { createHash } from 'node:crypto';
import { parsePhone } from '#contract/common/phone.ts';
import type { Submission } from '#contract/common/submission.ts';

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
export const contentHash = (type: string, { identity }: Submission): string =>
  sha256(canonicalJson({ type, identity }));

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
