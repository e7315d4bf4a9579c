/** Version of the consent above the button: stored with every enquiry as what the visitor agreed to. */
export const CONSENT_VERSION = 'contact-consent-1';

export const result = {
  heading: 'Message sent!',
  intro: 'Thank you for contacting us.',
  text: "We've received your message and will answer it as soon as possible.",
  again: 'Send another message',
} as const;

export const toasts = {
  submitFailed: { title: 'Message not sent', text: 'There was a problem sending your message. Please try again.' },
} as const;
