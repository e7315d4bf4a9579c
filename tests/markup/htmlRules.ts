import { TAG_NAMES } from '#contract/tags.ts';

const quoteTag = { flow: true, attributes: { theme: { enum: ['light', 'dark', 'auto'] } } };

/** What html-validate has to know about our pages. */
export const htmlRules = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5', Object.fromEntries(TAG_NAMES.map((tag) => [tag, quoteTag]))],
  rules: {
    // What the pages load comes from their own origin.
    'require-sri': 'off',
    'doctype-style': 'off',
    // Lists of steps and sections may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'long-title': ['error', { maxlength: 60 }],
  },
};
