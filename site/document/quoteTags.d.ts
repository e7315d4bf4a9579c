import type { HTMLAttributes } from 'react';
import type { TagName } from '#contract/tags.ts';
import type { TagAttributes } from './quoteTag.ts';

/** The attributes of our tags that pages set; every other one is read by the tag itself. */
interface QuoteTagAttributes extends HTMLAttributes<HTMLElement>, TagAttributes {
  readonly theme?: 'auto' | 'light' | 'dark';
}

declare module 'react' {
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface can be added to React's own
    interface IntrinsicElements extends Record<TagName, QuoteTagAttributes> {}
  }
}
