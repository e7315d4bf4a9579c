/** Version of the notice on the contact step: stored with every lead as what the visitor was told. */
export const CONSENT_VERSION = 'solar-notice-2026-11-22';

export const details = {
  heading: 'Your details',
  intro: 'Tell us where to send your quote.',
  hints: {
    phone: 'To arrange the survey. Any format will do.',
    notes: 'Anything we should know, such as shade, access or good times to call',
  },
  interest: 'Also interested in',
  submit: 'Get my quote',
} as const;

export const toasts = {
  success: { title: 'Quote Generated Successfully', text: "We've calculated your personalized solar quote" },
  submitFailed: {
    title: 'Submission Error',
    text: 'There was a problem submitting your quote. Please try again.',
  },
  saveFailed: {
    title: 'Error Saving Quote',
    text: "There was an issue saving your quote. We'll still email it to you.",
  },
} as const;

export const result = {
  heading: { home: 'Your home solar quote', business: 'Your business solar quote' },
  shareText: "Here's a solar quote",
  priceNote: { untaxed: 'Fitted price, 0% VAT', plain: 'Fitted price' },
  interest: (service: string) =>
    `You also asked about ${service === 'Heat pump' ? 'a heat pump' : 'complete home energy'}. We've passed that on and will talk it through with you. In England and Wales the Boiler Upgrade Scheme may pay £7,500 towards a heat pump.`,
} as const;
