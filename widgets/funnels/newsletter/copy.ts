import { identity } from '#contract/common/identity.ts';

export const wizard = { label: 'Newsletter', steps: ['Your email address', 'Check your inbox'] } as const;

export const signUp = {
  heading: 'Get Solar Updates',
  intro: `By email from ${identity.brand}.`,
  email: { label: 'Email address' },
  submit: 'Subscribe',
  busy: 'One moment…',
  promise: 'We respect your privacy. Unsubscribe at any time.',
} as const;
