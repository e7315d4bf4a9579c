import { quoteRoutes } from '../pages/quotes/route.ts';

/** For browsers. A funnel's page is fetched ahead, never run ahead: a page that is prerendered has lost the postcode by then. */
export const speculationRules = {
  prefetch: [{ where: { href_matches: quoteRoutes.map(({ path }) => `${path}*`) }, eagerness: 'moderate' }],
};
