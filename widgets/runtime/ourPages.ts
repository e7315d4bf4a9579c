/** Our own page of each tag. Where none is named, the front page leads on. */
const PAGES: Readonly<Record<string, string>> = {
  'solar-quote': '/solar-quote',
  'ev-quote': '/ev-quote',
  'homecare-quote': '/homecare-quote',
  'instant-quote': '/get-a-quote',
  'commercial-energy-quote': '/commercial-energy-comparison',
  'commercial-solar-quote': '/commercial-solar-quote',
  'contact-form': '/contact',
  'newsletter-signup': '/blog',
};

/** @returns path from the root of our site */
export const ourPageOf = (element: HTMLElement | undefined): string => PAGES[element?.localName ?? ''] ?? '/';
