/** Longest texts that a form or the API takes, in UTF-16 units. */
export const textLimits = {
  name: 80,
  email: 254,
  phone: 40,
  address: 300,
  postcode: 40,
  business: 160,
  notes: 2000,
  message: 4000,
} as const;

/** Apart from the schema: the quick quote says these without a validation library. */
export const POSTCODE_MESSAGES = {
  missing: 'Enter your postcode',
  wrong: 'Enter a full UK postcode, like NE1 4ST',
} as const;

/** Also shown once for a number of another country, which the second press of the button sends: the server takes it. */
export const UK_PHONE_MESSAGE = 'Enter a UK phone number, like 0191 498 0123 or 07700 900123';

/** Longest texts in the attributes of a tag; a longer one is ignored: a page writes the key that we gave it. */
export const attributeLimits = { key: 80, text: 200 } as const;

/** Longest reference of a partner's own, in UTF-16 units. */
export const PARTNER_REFERENCE_LENGTH = 80;

/** What a partner's reference is made of, for warnings and descriptions. */
export const PARTNER_REFERENCE_FORMAT = `at most ${PARTNER_REFERENCE_LENGTH} letters, digits, spaces and . _ : / # + = ~ | -`;

// Ids of other systems look like this. No @: it stands in mails and events, where no address of a visitor belongs.
const SAFE = /^[\p{L}\p{M}\p{N} ._:/#+=~|-]+$/u;

/**
 * A partner's own id for a visitor or a place of theirs, as it is stored; undefined for what is none: empty, too long, or
 * with other characters. Such a one is left out, and the lead is taken all the same.
 */
export function readPartnerReference(raw: string): string | undefined {
  const text = raw.trim().normalize('NFC');
  return text.length <= PARTNER_REFERENCE_LENGTH && SAFE.test(text) ? text : undefined;
}
