/** Milliseconds from the first touch of a form to its post: whoever is faster is taken for a robot. */
export const QUICKEST_PERSON_MS = 1500;

/**
 * A quick person with autofill is held back until then, because a suspect lead is mailed to nobody. The clocks of
 * browsers are coarse: a little longer than the server asks, whatever that is.
 */
export const HELD_BACK_MS = Math.ceil(QUICKEST_PERSON_MS * 1.1);
