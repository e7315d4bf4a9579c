import * as z from 'zod/mini';
import { optionalLine, requiredLine } from './contact.ts';
import { optionalFigure } from './quoteFields.ts';
import { cleanLine } from './text.ts';

const MAX_FEATURES = 30;
const MAX_NAME = 60;
const FEATURES = 'Send the features as a list of texts';

/** `plan` of the wire type "homecare": what was chosen, and what the page said about it. */
export const planFields = z.object(
  {
    type: requiredLine('Choose a plan', MAX_NAME),
    price: optionalFigure,
    period: z.optional(z.literal('monthly', 'Plans are paid monthly: send "monthly"')),
    features: z.optional(
      z
        .array(z.string(FEATURES).check(z.overwrite(cleanLine), z.maxLength(200, FEATURES)), FEATURES)
        .check(z.maxLength(MAX_FEATURES, FEATURES)),
    ),
    /** Which list the name and the price come from: home, plans, learn-more, instant, faq. */
    catalogue: optionalLine(MAX_NAME),
  },
  'Send the chosen plan as an object',
);
