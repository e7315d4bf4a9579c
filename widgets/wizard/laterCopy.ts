import { company } from '#contract/common/company.ts';
import { privacyPath } from './copy.ts';

/** Words of later steps that are the same in every funnel. What one funnel says stands in its own laterCopy.ts. */
const momentOf = (time: string): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' });

export const fields = {
  businessName: { label: 'Business name' },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email address', hint: "We'll send your quote here." },
  phone: { label: 'Phone number', hint: 'So we can answer your questions. Any format will do.' },
  address: { label: 'Address', hint: 'House number or name, street and town' },
  notes: { label: 'Notes' },
} as const;

export const moreDetails = 'Add details (optional)';

/** Above the form after a reload or on a later visit: what was sent from this device. */
export const keptLead = {
  title: 'Welcome back',
  text: (expiresAt: string | undefined) =>
    expiresAt === undefined
      ? 'We keep your answers on this device for 30 days.'
      : `Your quote is valid until ${momentOf(expiresAt)}. We keep your answers on this device for 30 days.`,
  see: (name: string) => `See ${name}`,
  change: 'Change the answers',
  remove: 'Delete from this device',
} as const;

/** Before the first field that asks for a person: who we are, what for, how long. The privacy policy says the same. */
export const notice = `${company.brand} uses your details to prepare this quote and contact you about it, and keeps them for 24 months if you don't go ahead.`;
export const privacy = { text: 'Privacy policy', path: privacyPath } as const;

export const contactConsent = {
  label: `${company.brand} may also contact me about this quote by phone, text or email`,
  hint: "Optional: we'll answer you either way.",
} as const;

export const marketing = {
  legend: `Send me offers from ${company.brand}`,
  hint: 'Only if you like. You can stop at any time.',
  byEmail: 'Email',
  byText: 'Text',
  byPhone: 'Phone',
} as const;

export const check = { heading: 'Check your answers', change: 'Change' } as const;

export const processing = 'Processing...';

/** Why a submission did not go through, below the specified sentence: what to do now. */
export const failureAdvice = {
  offline: "You seem to be offline. We've kept your answers: try again when you're connected.",
  unreachable: `We can't reach our server just now. We've kept your answers: try again in a minute, or call ${company.phone}.`,
  timeout: "Our server took too long to answer. We've kept your answers: try again in a moment.",
  busy: "We're very busy just now. We've kept your answers: try again in a minute.",
  refused: `This page isn't allowed to send this form to us. Please call ${company.phone} instead.`,
  server: `Something went wrong on our side. We've kept your answers: try again, or call ${company.phone}.`,
} as const;

/** After `refused`, on other pages than ours. */
export const ourForm = 'Open the form on our website';

export const actionToasts = {
  emailed: { title: 'Quote Sent', text: (email: string) => `We're sending your quote to ${email}.` },
  emailedBefore: { title: 'Already sent', text: (email: string) => `We sent it to ${email} within the last hour.` },
  emailSuppressed: {
    title: 'Already sent',
    text: "We've sent this address several emails in the last hour. Check your inbox and spam folder, or try again later.",
  },
  emailFailed: { title: 'Email not sent', text: "We couldn't send the quote just now. Please try again." },
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
  closed: (opens: string) => `They're closed now and open again at ${opens}.`,
  hours: { before: 'Our lines: ', after: `, ${company.openingHours.text}.` },
  email: 'Email Quote',
  sent: 'Sent',
  sentTo: (email: string) =>
    `Sent to ${email}. Not there in a few minutes? Check your spam folder. You can send it once more in an hour.`,
  print: 'Print',
  pdf: 'Download PDF',
  share: 'Share',
  copyLabel: 'Link to this quote',
  copy: 'Copy link',
  validUntil: (date: string) => `We'll keep the link and the price until ${date}.`,
} as const;

export const booking = {
  heading: 'Book Installation',
  intro: "Tell us when it would suit you. This is a request: we'll confirm the day by phone.",
  day: { label: 'Preferred day', hint: 'Monday to Saturday, from tomorrow' },
  slot: { legend: 'Time of day', morning: 'Morning', afternoon: 'Afternoon' },
  errorHeading: "There's a problem with your booking",
  submit: 'Book Installation',
  busy: 'Booking...',
  toast: { title: 'Installation Booking', text: 'Our team will contact you shortly.' },
  failed: { title: 'Booking not sent', text: "We couldn't send your booking just now. Please try again." },
  done: (booking: string) => `You asked for ${booking}. Our team will contact you shortly.`,
  change: 'Ask for another day',
} as const;

export const result = {
  reference: 'Quote reference',
  intro: (email: string) => `We're sending a copy to ${email}. Keep the reference for when you call.`,
  introSuppressed:
    "We've sent you several emails in the last hour, so we won't email this quote again. Save the PDF or the link below.",
} as const;
