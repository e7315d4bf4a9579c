import { textLimits } from './limits.ts';

// BS 7666 on the compact form, with the Girobank postcode and British forces post offices.
const COMPACT =
  /^(GIR0AA|BFPO\d{1,4}|([A-PR-UWYZ]\d\d?|[A-PR-UWYZ][A-HK-Y]\d\d?|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/;
const IN_AREA = /^(NE|SR|DH|TS|DL)\d|^TD1[25]$/;
const NOT_SERVED = /^(BT|IM|JE|GY)\d/;
const INWARD_LENGTH = 3;

/** Whether our installers work at a postcode. Never a reason to refuse a lead. */
export type ServiceArea = 'in-area' | 'to-be-checked' | 'out-of-area';

/** Upper case with one space ("NE1 4ST"), whatever case, spaces, hyphens, brackets or full stops were typed; undefined when it is no full UK postcode. */
export function normalisePostcode(typed: string): string | undefined {
  if (typed.length > textLimits.postcode) return undefined;
  // Marks that nobody sees (\p{Cf}) come with what is pasted. Not by `visibleText`: every first step pays for it.
  const compact = typed.toUpperCase().replace(/[\s().\p{Cf}\p{Pd}]/gu, '');
  if (!COMPACT.test(compact)) return undefined;
  const split = compact.startsWith('BFPO') ? 'BFPO'.length : compact.length - INWARD_LENGTH;
  return `${compact.slice(0, split)} ${compact.slice(split)}`;
}

/** "NE1" of "NE1 4ST": enough for a subject line, too little to find a house. */
export const postcodeDistrict = (postcode: string): string => postcode.split(' ')[0] ?? '';

/** "NE" of "NE1 4ST"; "" without one, as for an army post office. @param postcode normalised */
export const postcodeArea = (postcode: string): string => /^[A-Z]{1,2}(?=\d)/.exec(postcode)?.[0] ?? '';

/** @param postcode normalised. North East: NE, SR, DH, TS, DL and Berwick's TD12 and TD15. */
export function serviceArea(postcode: string): ServiceArea {
  const district = postcodeDistrict(postcode);
  if (IN_AREA.test(district)) return 'in-area';
  return NOT_SERVED.test(district) ? 'out-of-area' : 'to-be-checked';
}

/** As it is written, "NE1 4LP", wherever it is shown; what is none stays as it was typed. */
export const tidyPostcode = (typed: string): string => normalisePostcode(typed) ?? typed;
