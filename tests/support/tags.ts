import { FORM_TAGS, TAG_NAMES, TAGS as ENTRIES, type FormTag, type TagName as AnyTag } from '#contract/tags.ts';

export type { AnyTag, FormTag as TagName };

/** Every tag that sends a form, in the order of the loader's list. */
export const TAGS = FORM_TAGS;

/** Every tag, those that send nothing among them. */
export const ALL_TAGS: readonly AnyTag[] = TAG_NAMES;

/** What a page of `foreignHost` is told, so that it holds them. */
export const ALL = { TAG: ALL_TAGS.join(' ') } as const;

/** Where a tag stands: path on our own site, and the demo partner's page with nothing but the tag. */
export const pagesOf = (tag: FormTag): readonly [own: string, partner: string] => [
  ENTRIES[tag].page,
  `/${ENTRIES[tag].funnel}.html`,
];
