/** Addresses that have moved for good, by the old one (site specification, section 2). */
export const redirects: Readonly<Record<string, `/${string}`>> = {
  '/about-us': '/about',
  '/terms': '/terms-of-service',
  '/commercial-energy': '/commercial-energy-comparison',
};
