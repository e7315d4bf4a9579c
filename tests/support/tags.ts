/** Every tag, in the order of the loader's list. */
export const TAGS = [
  'solar-quote',
  'ev-quote',
  'homecare-quote',
  'instant-quote',
  'commercial-energy-quote',
  'commercial-solar-quote',
  'quick-quote',
  'contact-form',
  'newsletter-signup',
] as const;
export type TagName = (typeof TAGS)[number];

/** Where a tag stands: path on our own site, and the demo partner's page with nothing but the tag. */
export const PAGES: Readonly<Partial<Record<TagName, readonly [own: string, partner: string]>>> = {
  'solar-quote': ['/solar-quote', '/solar.html'],
  'ev-quote': ['/ev-quote', '/ev.html'],
  'homecare-quote': ['/homecare-quote', '/homecare.html'],
  'instant-quote': ['/get-a-quote', '/instant.html'],
  'commercial-energy-quote': ['/commercial-energy-comparison', '/commercial-energy.html'],
  'commercial-solar-quote': ['/commercial-solar-quote', '/commercial-solar.html'],
  'quick-quote': ['/', '/quick.html'],
  'contact-form': ['/contact', '/contact.html'],
  'newsletter-signup': ['/blog', '/newsletter.html'],
};
