/** Words of the first step that are the same in every funnel. What one funnel says stands in its own copy.ts. */
export const wizard = {
  stepText: (step: number, of: number) => `Step ${step} of ${of}`,
  errorHeading: "There's a problem",
  close: 'Close',
  back: 'Back',
  busy: 'One moment…',
  done: 'done',
  loadFailed: "This part of the form didn't load. Check your connection and try again. We've kept your answers.",
  resume: {
    title: 'Continue where you left off?',
    text: 'Your answers from last time are kept on this device for 30 days.',
    // Not "Continue" alone: that is the button of many steps.
    accept: 'Continue with these answers',
    discard: 'Delete and start again',
  },
} as const;

export const optional = '(optional)';

/** Two words of every tag, quick quote included: single, so that the build writes them where they are used. */
export const privacyText = 'Privacy';
export const privacyPath = '/privacy-policy';

/** Names a field that only robots fill in. */
export const honeypot = 'Leave this empty';

export const postcode = {
  label: 'Postcode',
  area: {
    'in-area': "Good news: you're in our installation area.",
    'to-be-checked':
      "This is outside our home area, the North East. Send your quote and we'll check whether we can install.",
    'out-of-area': "We don't install there at the moment. You can still get a price to compare.",
  },
} as const;

/** Options whose value is what the visitor reads. */
export const same = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

export const emailSuggestion = { before: 'Did you mean', choice: (address: string) => `${address}?` } as const;
