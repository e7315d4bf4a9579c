import { FORM_TAGS, TAGS as ENTRIES, type FormTag } from '#contract/tags.ts';

export type { FormTag as TagName };

/** Every tag that sends a form, in the order of the loader's list. */
export const TAGS = FORM_TAGS;

/** Where a tag stands: path on our own site, and the demo partner's page with nothing but the tag. */
export const pagesOf = (tag: FormTag): readonly [own: string, partner: string] => [
  ENTRIES[tag].page,
  `/${ENTRIES[tag].funnel}.html`,
];
