import { company } from '#contract/common/company.ts';

/** Words of later steps that are the same in every funnel. What one funnel says stands in its own laterCopy.ts. */
export const fields = {
  businessName: { label: 'Business name' },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email address', hint: 'We send your quote here.' },
  phone: { label: 'Phone number', hint: 'So that we can answer questions. Any format will do.' },
  address: { label: 'Address', hint: 'House number or name, street and town' },
  notes: { label: 'Notes' },
} as const;

export const notice = 'We will use your details to prepare this quote and contact you about it.';
export const privacy = { text: 'Privacy policy', path: '/privacy-policy' } as const;

export const marketing = {
  legend: 'Offers and news',
  hint: 'Leave these empty if you only want your quote. You can stop at any time.',
  byEmail: `${company.brand} may email me offers`,
  byText: `${company.brand} may text me offers`,
  byPhone: `${company.brand} may phone me with offers`,
} as const;

export const check = { heading: 'Check your answers', change: 'Change' } as const;

export const processing = 'Processing...';

/** Why a submission did not go through, below the specified sentence: what to do now. */
export const failureAdvice = {
  offline: 'You seem to be offline. Your answers are kept: try again when you are connected.',
  timeout: 'Our server took too long to answer. Your answers are kept: try again in a moment.',
  busy: 'We are very busy just now. Your answers are kept: try again in a minute.',
  refused: `This page is not allowed to send this form to us. Please call ${company.phone} instead.`,
  server: `Something went wrong on our side. Your answers are kept: try again, or call ${company.phone}.`,
} as const;

export const actionToasts = {
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

export const actions = {
  heading: 'Keep this quote',
  call: 'Call Now',
  hours: `Our lines: ${company.phone}, ${company.openingHours.text}.`,
  email: 'Email Quote',
  print: 'Print',
  pdf: 'Download PDF',
  share: 'Share',
  copyLabel: 'Link to this quote',
  copy: 'Copy link',
  validUntil: (date: string) => `The link and the price are kept until ${date}.`,
} as const;

export const booking = {
  heading: 'Book Installation',
  intro: 'Tell us when it would suit you. This is a request: we confirm the day by phone.',
  day: { label: 'Preferred day', hint: 'Monday to Saturday, from tomorrow' },
  slot: { legend: 'Time of day', morning: 'Morning', afternoon: 'Afternoon' },
  errorHeading: 'There is a problem with your booking',
  submit: 'Book Installation',
  busy: 'Booking...',
  toast: { title: 'Installation Booking', text: 'Our team will contact you shortly.' },
  failed: { title: 'Booking not sent', text: 'We could not send your booking just now. Please try again.' },
  done: (booking: string) => `You asked for ${booking}. Our team will contact you shortly.`,
  change: 'Ask for another day',
} as const;

export const result = {
  reference: 'Quote reference',
  intro: (email: string) => `We are sending a copy to ${email}. Keep the reference for when you call.`,
  introSuppressed:
    'We have sent your address several e-mails within the hour, so this quote is not mailed again. Save the PDF or the link below.',
} as const;
