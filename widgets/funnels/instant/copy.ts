import { INSTANT_SERVICES } from '#contract/common/plans.ts';
import { same } from '../../wizard/copy.ts';

export const wizard = {
  label: 'Instant quote',
  steps: ['Service details', 'Your details', 'Property details', 'Your personalized quote'],
} as const;

export const service = {
  heading: 'What would you like a quote for?',
  intro: 'Four short steps to a monthly price. No account, and nothing to pay here.',
  customerType: {
    legend: 'Who is it for?',
    options: [
      { value: 'home', label: 'My home' },
      { value: 'business', label: 'My business' },
    ],
  },
  service: { label: 'Service', placeholder: 'Choose a service', options: same(INSTANT_SERVICES) },
  clicked: {
    line: (label: string, price: string) => `You were looking at ${label}, ${price}.`,
    ownPrice: (name: string, price: string) => `This form quotes our price for ${name}: ${price}.`,
    noService: "This form has no price for it. Send us a message and we'll reply with one.",
    ask: (label: string, price: string) => `Ask for ${label} at ${price} instead`,
  },
  yearly: (price: string) => `${price} a year`,
  business: {
    text: 'For business energy we compare suppliers for you.',
    link: 'Commercial energy comparison',
    path: '/commercial-energy-comparison',
  },
  other: {
    text: 'A boiler service, a repair or something else?',
    link: 'Send us a message',
    path: '/contact#subject=boiler',
  },
  submit: 'Continue',
} as const;
