import * as z from 'zod/mini';

// Fields that files of several folders have.

/** Whatever has to be there. */
export const filledText = z.string().check(z.minLength(1));

const SHORTEST = 61;
const LONGEST = 160;

/** What search results show below the title: less says nothing, more is cut. */
export const metaDescription = z.string().check(z.minLength(SHORTEST), z.maxLength(LONGEST));
