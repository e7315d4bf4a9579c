import { homecareTerms } from '#contract/common/homecareTerms.ts';

/** Version of the notice on the contact step: stored with every lead as what the visitor was told. */
export const CONSENT_VERSION = 'homecare-notice-2026-11-22';

export const details = {
  heading: 'Your details',
  intro: 'Tell us who to call, and where.',
  hints: {
    email: "We'll send a copy of your plan here.",
    phone: 'A specialist calls you. Any format will do.',
    address: 'So our engineer can find you. You can also tell us when we call.',
    notes: 'The make of your boiler, how old it is, good times to call',
  },
  propertyType: { label: 'Property type' },
  bedrooms: { label: 'Bedrooms' },
  currentProvider: { label: 'Current provider', hint: 'If you have a plan or a policy already' },
  check: { plan: 'Plan', price: 'Price', includes: 'Includes' },
  facts: `Key facts: ${homecareTerms.minimumMonths} months, ${homecareTerms.coolingOffDays} days to cancel`,
  noContract: "Asking for a plan isn't a contract. You'll see the full terms first.",
  submit: 'Request this plan',
} as const;

export const toasts = {
  success: { title: 'Thank you', text: "We've received your HomeCare plan request" },
  submitFailed: { title: 'Error', text: 'Failed to submit your quote. Please try again.' },
} as const;

export const result = {
  heading: 'Thank you',
  intro: {
    mailed: (email: string) => `Your request is with our team. We're sending a copy to ${email}.`,
    suppressed:
      "Your request is with our team. We've sent you several emails in the last hour, so we won't email a copy this time.",
  },
  promise: {
    title: 'A specialist will contact you within 24 hours',
    open: (due: string) => `We're open now, so you'll hear from us by ${due} at the latest.`,
    closed: (hours: string, due: string) =>
      `We answer ${hours}. We're closed now, so you'll hear from us by ${due} at the latest.`,
  },
  plan: (label: string) => `Your plan: ${label}`,
  aMonth: 'a month',
  about: (term: string) => `Shortest term ${homecareTerms.minimumMonths} months, ${term} in all`,
  includes: (label: string) => `${label} includes`,
  facts: 'Key facts',
  nextSteps: 'What happens next',
  actions: 'Keep your plan, or call us',
  shareText: "Here's a HomeCare plan",
} as const;
