import * as z from 'zod/mini';
import { isDay } from '#contract/common/calendar.ts';
import { commonAttributes } from '../../widgets/runtime/attributes.ts';
import { TAG_ATTRIBUTES, type TagAttributes } from '../document/quoteTag.ts';
import { DRAWING_NAMES } from '../drawings/Drawing.tsx';

/** A day as "2024-04-18". */
export const isoDay = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'has to be a day such as 2024-04-18', abort: true }))
  .check(z.refine(isDay, 'this day does not exist'));

// Fields that files of several folders have.

/** Whatever has to be there. */
export const filledText = z.string().check(z.minLength(1));

/** The name of a drawing. */
export const drawingName = z
  .string()
  .check(
    z.refine(
      (name) => DRAWING_NAMES.includes(name),
      `has to be the name of a drawing, one of ${DRAWING_NAMES.join(', ')}`,
    ),
  );

const SHORTEST = 61;
const LONGEST = 160;

/** What search results show below the title: less says nothing, more is cut. */
export const metaDescription = z.string().check(z.minLength(SHORTEST), z.maxLength(LONGEST));

// Those of which a tag knows the words; what others may say depends on the tag.
const WORDS: Readonly<Record<string, readonly string[] | undefined>> = {
  'customer-type': ['home', 'business'],
  head: commonAttributes.head.words,
  mode: commonAttributes.mode.words,
};

const attributes: z.ZodMiniType<TagAttributes> = z.strictObject(
  Object.fromEntries(
    TAG_ATTRIBUTES.map((name) => {
      const words = WORDS[name];
      return [name, z.optional(words ? z.enum(words) : filledText)];
    }),
  ),
);

/** Front matter that pages of campaigns and of partners have in common. */
export const offerFields = {
  /** Main heading. */
  title: filledText,
  /** Short: in the breadcrumb and the title of the window. */
  name: filledText,
  description: metaDescription,
  keywords: z.array(filledText).check(z.minLength(1)),
  lead: filledText,
  picture: drawingName,
  /** Three short promises beside the form. */
  promises: z.array(filledText).check(z.minLength(1)),
  /** Set on the tag: partner, campaign, service … */
  attributes: z._default(attributes, {}),
  /** Said on the page where the offer is an example. */
  sample: z.optional(filledText),
};
