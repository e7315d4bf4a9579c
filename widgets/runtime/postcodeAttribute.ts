import { normalisePostcode } from '#contract/common/postcode.ts';
import { readBy } from './attributes.ts';

// Apart from attributes.ts, which every tag loads: some tags ask for no postcode.
/** A full UK postcode, in any usual writing. */
export const postcode = readBy(normalisePostcode, 'a full UK postcode like NE1 4ST');
