import type { HTMLAttributes } from 'react';
import type { TagName } from '#contract/tags.ts';
import type { TagAttributes } from './quoteTag.ts';

/** The attributes of our tags that pages set; every other one is read by the tag itself. */
interface QuoteTagAttributes extends HTMLAttributes<HTMLElement>, TagAttributes {
  readonly theme?: 'auto' | 'light' | 'dark';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<TagName, QuoteTagAttributes> {
      readonly 'solar-estimate': QuoteTagAttributes;
    }
  }
}
