import { company } from '#contract/common/company.ts';
import { formatWholePounds, type SubPence } from '#contract/common/money.ts';
import { formatPayback } from '#contract/solar/pricing.ts';

/** Version of the notice on the contact step: stored with every lead as what the visitor was told. */
export const CONSENT_VERSION = 'solar-notice-2026-11';

export const equipment = {
  heading: 'Choose your equipment',
  intro: 'We have chosen a good starting set. Change whatever you like.',
  tabsLabel: 'Equipment',
  panels: { tab: 'Solar Panels', legend: 'Choose your solar panels' },
  inverters: { tab: 'Inverters', legend: 'Choose your inverter' },
  mounting: { tab: 'Mounting', legend: 'Choose your mounting' },
  battery: {
    tab: 'Battery',
    legend: 'Choose your battery',
    include: 'Include a battery',
    includeText: 'Store what your panels make by day and use it in the evening.',
  },
  eachPanel: (price: string) => `${price} a panel`,
  meta: {
    power: 'Power',
    efficiency: 'Efficiency',
    warranty: 'Warranty',
    origin: 'Origin',
    dimensions: 'Size',
    phase: 'Connection',
    material: 'Material',
    fixing: 'Fixing',
    capacity: 'Capacity',
    cycles: 'Lifetime',
  },
  fitsRoof: 'Fits your roof',
  sampleNote: 'Product details are examples; the survey confirms make and model.',
  mountingHint: {
    text: (roof: string, mounting: string) =>
      `You told us that your roof is ${roof.toLowerCase()}. ${mounting} fits it.`,
    action: 'Choose it',
  },
  inverterNote: 'For a system of this size the survey confirms how many inverters are needed.',
  selected: {
    heading: 'Selected Equipment',
    panels: 'Solar panels',
    inverter: 'Inverter',
    mounting: 'Mounting',
    battery: 'Battery',
    noBattery: 'No battery',
    total: 'Estimated total',
  },
  submit: 'Continue',
} as const;

export const details = {
  heading: 'Your details',
  intro: 'Tell us where to send your quote. Your price is on the next page.',
  fields: {
    businessName: { label: 'Business name' },
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email address', hint: 'We send your quote here.' },
    phone: { label: 'Phone number', hint: 'So that a surveyor can arrange a visit with you. Any format will do.' },
    address: { label: 'Address', hint: 'House number or name, street and town' },
    postcode: { label: 'Postcode' },
    notes: { label: 'Notes', hint: 'Anything we should know, such as shade, access or good times to call' },
  },
  area: {
    'in-area': 'Good news: you are in our installation area.',
    'to-be-checked':
      'This is outside our home area, the North East. Send your quote and we will check whether we can install.',
    'out-of-area': 'We do not install there at present. You can still get a price to compare.',
  },
  notice: `We will use your details to prepare this quote and contact you about it.`,
  privacy: { text: 'Privacy policy', path: '/privacy-policy' },
  check: {
    heading: 'Check your answers',
    change: 'Change',
    system: 'System',
    property: 'Property',
    bill: 'Monthly bill',
    billValue: (bill: string) => `${bill} a month`,
    panels: 'Solar panels',
    inverter: 'Inverter',
    mounting: 'Mounting',
    battery: 'Battery',
    interest: 'Also interested in',
  },
  submit: 'Get my quote',
  busy: 'Processing...',
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
  emailed: { title: 'Quote Sent', text: (email: string) => `We are sending your quote to ${email}.` },
  emailSuppressed: {
    title: 'Already sent',
    text: 'We have sent this address several e-mails within the hour. Look in your inbox and spam folder, or try again later.',
  },
  emailFailed: { title: 'Email not sent', text: 'We could not send the quote just now. Please try again.' },
  pdf: { title: 'PDF Download Started', text: 'Your quote is on its way to your downloads.' },
  shareUnsupported: {
    title: 'Sharing Not Available',
    text: "Your browser doesn't support the Web Share API",
  },
  copied: { title: 'Link copied', text: 'Paste it wherever you like.' },
  copyFailed: { title: 'Link not copied', text: 'Select the link and copy it by hand.' },
} as const;

/** Why a submission did not go through, below the specified sentence: what to do now. */
export const failureAdvice = {
  offline: 'You seem to be offline. Your answers are kept: try again when you are connected.',
  timeout: 'Our server took too long to answer. Your answers are kept: try again in a moment.',
  busy: 'We are very busy just now. Your answers are kept: try again in a minute.',
  refused: `This page is not allowed to send quotes to us. Please call ${company.phone} instead.`,
  server: `Something went wrong on our side. Your answers are kept: try again, or call ${company.phone}.`,
} as const;

export const result = {
  heading: { home: 'Your home solar quote', business: 'Your business solar quote' },
  intro: (email: string) => `We are sending a copy to ${email}. Keep the reference for when you call.`,
  introSuppressed:
    'We have sent your address several e-mails within the hour, so this quote is not mailed again. Save the PDF or the link below.',
  reference: 'Quote reference',
  figures: {
    total: 'Total cost',
    totalNote: 'An estimate until the survey confirms it',
    savings: 'Annual savings',
    savingsNote: 'a year, estimated',
    payback: 'Payback period',
    paybackNote: 'until it has paid for itself',
    years: (tenths: number) => `${formatPayback(tenths)} years`,
    size: 'System size',
    sizeNote: (count: number) => `${count} panels`,
    co2: 'CO₂ saved',
    co2Note: 'a year',
  },
  charts: {
    payback: 'What you pay and what you save over 25 years',
    paybackPoint: (tenths: number) => `Paid back after ${formatPayback(tenths)} years`,
    cost: 'System cost',
    savings: 'Savings so far',
    year: 'Year',
    parts: 'Where the money goes',
    part: 'Part',
    amount: 'Amount',
    afterYears: (years: number, gain: string) => `${gain} better off after ${years} years`,
  },
  system: {
    caption: 'System details',
    size: 'System size',
    panels: 'Solar panels',
    panelsValue: (count: number, name: string, power: string) => `${count} × ${name}, ${power} installed`,
    inverter: 'Inverter',
    mounting: 'Mounting',
    battery: 'Battery',
    noBattery: 'Not included',
    production: 'Annual production',
    co2: 'CO₂ offset',
  },
  breakdown: {
    caption: 'Financial breakdown',
    equipment: 'Equipment',
    installation: 'Installation',
    design: 'Design',
    total: 'Total cost',
    savings: 'Annual savings',
    payback: 'Payback period',
  },
  compare: {
    caption: 'With and without a battery',
    without: 'Without a battery',
    yours: ' (your choice)',
    value: (total: string, tenths: number) => `${total}, paid back in ${formatPayback(tenths)} years`,
    note: 'The savings are the same in every row: this estimate does not count yet how much more of your own electricity a battery lets you use.',
  },
  nextSteps: {
    heading: 'What happens next',
  },
  finance: {
    heading: 'Spread the cost',
    text: 'Ask us about ways to pay. We go through the choices with you, without obligation.',
  },
  actions: {
    heading: 'Keep this quote',
    call: 'Call Now',
    hours: `Our lines: ${company.phone}, ${company.openingHours.text}.`,
    email: 'Email Quote',
    print: 'Print',
    pdf: 'Download PDF',
    share: 'Share',
    shareText: 'Here is a solar quote',
    copyLabel: 'Link to this quote',
    copy: 'Copy link',
    validUntil: (date: string) => `The link and the price are kept until ${date}.`,
  },
  interest: (service: string) =>
    `You also asked about ${service === 'Heat pump' ? 'a heat pump' : 'complete home energy'}. We have passed that on and will talk it through with you. In England and Wales the Boiler Upgrade Scheme may pay £7,500 towards a heat pump.`,
  workings: {
    summary: 'How we worked this out',
  },
  money: (amount: SubPence) => formatWholePounds(amount),
} as const;
