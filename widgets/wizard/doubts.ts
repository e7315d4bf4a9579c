import { UK_PHONE_MESSAGE } from '#contract/common/limits.ts';
import { parsePhone } from '#contract/common/phone.ts';
import type { FieldError } from './fieldErrors.ts';

/** A number of another country may be a slip: asked about once, taken at the second press of the button. */
export const foreignPhoneDoubt = (phone: string, name = 'phone'): readonly FieldError[] =>
  parsePhone(phone)?.kind === 'foreign' ? [{ name, message: UK_PHONE_MESSAGE }] : [];
