import { TAG_NAMES, TAGS as ENTRIES, type TagName } from '#contract/tags.ts';

export type { TagName };

/** Every tag, in the order of the loader's list. */
export const TAGS = TAG_NAMES;

/** Where a tag stands: path on our own site, and the demo partner's page with nothing but the tag. */
export const pagesOf = (tag: TagName): readonly [own: string, partner: string] => [
  ENTRIES[tag].page,
  `/${ENTRIES[tag].funnel}.html`,
];
