import { company } from '#contract/common/company.ts';

/** What visitors read in the place of a form that their page may not send, or above it when they have begun already. */
export const closedForm = {
  closed: "This form doesn't work on this page.",
  begun: "Sorry, this page can't send the form to us.",
  kept: 'Nothing you typed has been sent.',
  link: 'Open the form on our website',
  newTab: '(opens in a new tab)',
  orCall: 'Or call us on',
  phone: company.phone,
  hours: company.openingHours.text,
} as const;
