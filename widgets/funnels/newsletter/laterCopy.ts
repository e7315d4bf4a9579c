/** Version of the words around the button: stored with every sign-up as what the visitor was told. */
export const CONSENT_VERSION = 'newsletter-notice-2';

// Whether an address is known is told to its mailbox alone: a form that anybody can fill in must not say it.
export const result = {
  heading: 'Check your inbox',
  intro: (email: string) =>
    `One more step: unless ${email} is already subscribed, you'll get an email from us. Press the button in it to confirm.`,
  introSuppressed: (email: string) =>
    `We've sent ${email} several emails in the last hour. Look for the one that asks you to confirm.`,
  text: 'The link works for 7 days. Nothing there in a few minutes? Check your spam folder.',
} as const;

export const toasts = {
  submitFailed: { title: 'Not sent', text: 'There was a problem with your subscription. Please try again.' },
} as const;
