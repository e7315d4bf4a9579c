/** Addresses that have moved for good, by the old one (site specification, section 2). */
export const redirects: Readonly<Partial<Record<string, `/${string}`>>> = {
  '/commercial-energy': '/commercial-energy-comparison',
};
