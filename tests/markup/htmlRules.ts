import type { QuoteTag } from '../../site/document/quoteTag.ts';

const quoteTag = { flow: true, attributes: { theme: { enum: ['light', 'dark', 'auto'] } } };

/** What html-validate has to know about our pages. */
export const htmlRules = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'solar-quote': quoteTag,
      'ev-quote': quoteTag,
      'homecare-quote': quoteTag,
      'instant-quote': quoteTag,
      'commercial-energy-quote': quoteTag,
      'commercial-solar-quote': quoteTag,
      'quick-quote': quoteTag,
      'contact-form': quoteTag,
      'newsletter-signup': quoteTag,
    } satisfies Record<QuoteTag, typeof quoteTag>,
  ],
  rules: {
    // What the pages load comes from their own origin.
    'require-sri': 'off',
    'doctype-style': 'off',
    // Lists of steps and sections may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'long-title': ['error', { maxlength: 60 }],
  },
};
