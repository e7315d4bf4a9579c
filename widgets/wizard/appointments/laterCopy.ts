import { company } from '#contract/common/company.ts';

/** Words around the next step of every result: what can be booked, and what happens then. */
export const nextStep = {
  survey: 'Book a survey',
  'call-back': 'Ask for a call back',
  /** Beside the button: the earliest that it leads to. */
  soonest: {
    survey: (when: string) => `Next free: ${when}.`,
    'call-back': (due: string) => `We can call you by ${due}.`,
  },
  noSurvey: 'We check first whether we can install at your address. Ask for a call back and we’ll tell you.',
} as const;

export const panel = {
  survey: {
    heading: 'When should our surveyor come?',
    intro: 'We look at your roof and your electrics and confirm the price. No obligation.',
    submit: 'Book this time',
  },
  'call-back': {
    heading: 'When should we call you?',
    intro: 'We’ll call the number you gave us. No obligation.',
    submit: 'Book this call',
  },
  legend: 'Choose a day and time',
  slots: { morning: 'Morning', afternoon: 'Afternoon' },
  later: 'Show later days',
  cancel: 'Not now',
  busy: 'Booking...',
  loading: 'Looking for free times…',
  none: `There are no free times just now. Call ${company.phone} and we’ll find one.`,
  unknown: `We couldn’t load the free times. Try again, or call ${company.phone}.`,
  again: 'Try again',
  failed: `We couldn’t book that just now. Your choice is kept: try again, or call ${company.phone}.`,
  errorHeading: "There's a problem with your booking",
} as const;

export const booked = {
  survey: {
    title: 'Your survey is booked',
    next: (hours: string) => [
      `Our surveyor arrives between ${hours.replace(' to ', ' and ')}. Please make sure someone’s in.`,
      'You get a written offer afterwards. Nothing’s agreed until you accept it.',
    ],
  },
  'call-back': {
    title: 'We’ll call you',
    next: (due: string) => [`We’ll call you by ${due}, on the number you gave us.`],
  },
  nextHeading: 'What happens next',
  mailed: 'We’re emailing you the details.',
  notMailed: 'We can’t email you again just now, so add it to your calendar here.',
  calendar: 'Add to calendar',
  manage: 'Move or cancel',
} as const;
