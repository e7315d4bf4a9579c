import * as z from 'zod/mini';
import { attributeLimits } from './common/limits.ts';
import { COUNTS } from './common/wire.ts';
import { FORM_TAGS } from './tags.ts';

const name = (maxLength: number) => z.catch(z.optional(z.string().check(z.maxLength(maxLength))), undefined);

/** What is not counted is refused; a name that does not fit is left out, and the count stays. */
export const countsSchema = z.object(
  {
    tag: z.enum(FORM_TAGS, 'Send the name of a tag that sends a form'),
    partner: name(attributeLimits.key),
    campaign: name(attributeLimits.key),
    variant: name(attributeLimits.key),
    counts: z
      .array(z.enum(COUNTS as readonly [string, ...string[]], 'Send words that are counted'), 'Send a list of counts')
      .check(z.minLength(1, 'Send at least one'), z.maxLength(COUNTS.length, `Send at most ${COUNTS.length}`)),
  },
  'Send an object with tag and counts.',
);
