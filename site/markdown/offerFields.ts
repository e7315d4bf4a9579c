import * as z from 'zod/mini';
import { TAG_ATTRIBUTES, type TagAttributes } from '../document/quoteTag.ts';
import { filledText, metaDescription } from './fields.ts';

const attributes: z.ZodMiniType<TagAttributes> = z.strictObject(
  Object.fromEntries(TAG_ATTRIBUTES.map((name) => [name, z.optional(filledText)])),
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
  /** Name of the scene in site/drawings/offerPictures.ts. */
  picture: filledText,
  /** Three short promises beside the form. */
  promises: z.array(filledText).check(z.minLength(1)),
  /** Set on the tag: partner, campaign, service … */
  attributes: z._default(attributes, {}),
  /** Said on the page where the offer is an example. */
  sample: z.optional(filledText),
};
