import * as z from 'zod/mini';
import { POSTCODE_MESSAGES, textLimits, UK_PHONE_MESSAGE } from './limits.ts';
import { parsePhone, phoneMessage, readablePhone } from './phone.ts';
import { normalisePostcode } from './postcode.ts';
import { cleanLine, cleanText, visibleText } from './text.ts';

const EMAIL_LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const EMAIL_DOMAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** Text, at sign, text, dot, text; anchored and capped, so that one value can never name two recipients. */
export function isEmail(text: string): boolean {
  if (text.length > textLimits.email) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && EMAIL_LOCAL.test(text.slice(0, at)) && EMAIL_DOMAIN.test(text.slice(at + 1));
}

const tooLong = (limit: number): string => `Shorten this to ${limit} characters or fewer`;

// Of marks alone that nobody sees nothing can be read: a name of them is missing.
const orNothing = (text: string): string => (visibleText(text).trim() ? text : '');
const line = (text: string): string => orNothing(cleanLine(text));
const lines = (text: string): string => orNothing(cleanText(text));

/** One required line. @param message what to do when it is missing */
export const requiredLine = (message: string, limit: number) =>
  z.string(message).check(z.overwrite(line), z.minLength(1, message), z.maxLength(limit, tooLong(limit)));

/** One line that may be left out or empty. @param limit in UTF-16 units */
export const optionalLine = (limit: number) =>
  z.optional(z.string('Send text here').check(z.overwrite(line), z.maxLength(limit, tooLong(limit))));

/** Optional text of several lines. */
export const optionalText = (limit: number) =>
  z.optional(z.string('Send text here').check(z.overwrite(lines), z.maxLength(limit, tooLong(limit))));

/** Required text of several lines. @param message what to do when it is missing */
export const requiredText = (message: string, limit: number) =>
  z.string(message).check(z.overwrite(lines), z.minLength(1, message), z.maxLength(limit, tooLong(limit)));

// What is pasted may bring marks along that nobody sees. An email address with one was refused, and looked right.
const seenLine = (text: string): string => cleanLine(visibleText(text));

// A required line that must pass `test`: one message or the other, never both. No check aborts: an aborted
// one would keep the rules that look at several fields from running, and all errors are told at once.
const checkedLine = (missing: string, wrong: string | ((text: string) => string), test: (text: string) => boolean) =>
  z.string(missing).check(
    z.overwrite(seenLine),
    z.minLength(1, missing),
    z.refine((text) => text === '' || test(text), {
      error: ({ input }) => (typeof wrong === 'string' ? wrong : wrong(String(input))),
    }),
  );

const normalised = (text: string): string => normalisePostcode(text) ?? text;

const WRONG_EMAIL = 'Enter an email address in the format name@example.com';

/** A required e-mail address. @param missing and @param wrong what to do; the specification words some of them */
export const emailField = (missing = 'Enter your email address', wrong = WRONG_EMAIL) =>
  checkedLine(missing, wrong, isEmail);

const isPhone = (text: string): boolean => parsePhone(text) !== undefined;

/** A required telephone number in any usual writing. */
export const phoneField = (missing = 'Enter your phone number') =>
  checkedLine(missing, phoneMessage, isPhone).check(z.overwrite(readablePhone));

/** A telephone number in any usual writing, or nothing. */
export const optionalPhone = z.optional(
  z.string(UK_PHONE_MESSAGE).check(
    z.overwrite(seenLine),
    z.refine((text) => text === '' || isPhone(text), { error: ({ input }) => phoneMessage(String(input)) }),
    z.overwrite(readablePhone),
  ),
);

/** A required full UK postcode; read in its usual form, "NE1 4ST". */
export const postcodeField = (missing: string = POSTCODE_MESSAGES.missing) =>
  checkedLine(missing, POSTCODE_MESSAGES.wrong, (text) => normalisePostcode(text) !== undefined).check(
    z.overwrite(normalised),
  );

/** A full UK postcode, or nothing. */
export const optionalPostcode = z.optional(
  z.string(POSTCODE_MESSAGES.wrong).check(
    z.overwrite(seenLine),
    z.refine((text) => text === '' || normalisePostcode(text) !== undefined, POSTCODE_MESSAGES.wrong),
    z.overwrite(normalised),
  ),
);

/** The person's part of a funnel, with the messages beside the rules, where the specification words none. */
export const contactFields = {
  firstName: requiredLine('Enter your first name', textLimits.name),
  lastName: requiredLine('Enter your last name', textLimits.name),
  email: emailField(),
  phone: phoneField(),
  address: requiredLine('Enter your address', textLimits.address),
  postcode: postcodeField(),
  notes: optionalText(textLimits.notes),
};

/** Yes or no, or not said. */
export const optionalChoice = z.optional(z.boolean('Send true or false'));
const marketing = z.object(
  { email: optionalChoice, text: optionalChoice, phone: optionalChoice },
  'Send the marketing choices as an object',
);
/** Which text on the use of data the visitor was shown, and when. */
export const optionalConsent = z.optional(
  z.object({ version: optionalLine(80), time: optionalLine(40) }, 'Send the consent as an object'),
);

/** What every `customerInfo` may carry besides its own fields (wire: "Optional in every customerInfo"). */
export const optionalCustomerFields = {
  service: optionalLine(60),
  interest: optionalLine(120),
  electricityBillAtLeast: optionalChoice,
  marketing: z.optional(marketing),
  consent: optionalConsent,
};
