import * as z from 'zod/mini';

/** A day as "2024-04-18". */
export const isoDay = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'has to be a day such as 2024-04-18', abort: true }))
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'this day does not exist'));
