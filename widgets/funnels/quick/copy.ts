import { QUICK_SERVICES } from '#contract/quick/limits.ts';

export const quick = {
  heading: 'Get a quick quote',
  customerType: {
    legend: 'Who is it for?',
    options: [
      { value: 'home', label: 'My home' },
      { value: 'business', label: 'My business' },
    ],
  },
  service: { label: 'Service', options: QUICK_SERVICES.map((name) => ({ value: name, label: name })) },
  postcode: { label: 'Postcode' },
  submit: 'Get my quote',
} as const;
