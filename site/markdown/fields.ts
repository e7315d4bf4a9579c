import * as z from 'zod/mini';

/** A day as "2024-04-18". */
export const isoDay = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'has to be a day such as 2024-04-18', abort: true }))
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'this day does not exist'));

// Fields that files of several folders have.

/** Whatever has to be there. */
export const filledText = z.string().check(z.minLength(1));

const SHORTEST = 61;
const LONGEST = 160;

/** What search results show below the title: less says nothing, more is cut. */
export const metaDescription = z.string().check(z.minLength(SHORTEST), z.maxLength(LONGEST));
