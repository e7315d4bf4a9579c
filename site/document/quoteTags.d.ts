import type { HTMLAttributes } from 'react';
import type { TagAttributes } from './quoteTag.ts';

/** The attributes of our tags that pages set; every other one is read by the tag itself. */
interface QuoteTagAttributes extends HTMLAttributes<HTMLElement>, TagAttributes {
  readonly theme?: 'auto' | 'light' | 'dark';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'solar-quote': QuoteTagAttributes;
      'ev-quote': QuoteTagAttributes;
      'homecare-quote': QuoteTagAttributes;
      'instant-quote': QuoteTagAttributes;
      'commercial-energy-quote': QuoteTagAttributes;
      'commercial-solar-quote': QuoteTagAttributes;
      'quick-quote': QuoteTagAttributes;
      'contact-form': QuoteTagAttributes;
      'newsletter-signup': QuoteTagAttributes;
    }
  }
}
