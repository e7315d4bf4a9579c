/** Who is asked for a present supplier: funnels specification, section 2.1. */
export const SUPPLIER_SERVICE = 'Gas and electricity';

/** How long the quote is valid: section 9.1. */
export const VALID_HOURS = 24;

/** Opening hours until we have called somebody who wants to buy. */
export const CALL_BACK_HOURS = 2;
