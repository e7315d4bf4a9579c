import { aboutRoutes } from './pages/about/route.ts';
import { blogRoutes } from './pages/blog/route.ts';
import { boilerServicesRoutes } from './pages/boiler-services/route.ts';
import { campaignRoutes } from './pages/campaigns/route.ts';
import { careersRoutes } from './pages/careers/route.ts';
import { caseStudyRoutes } from './pages/case-studies/route.ts';
import { contactRoutes } from './pages/contact/route.ts';
import { emergenciesRoutes } from './pages/emergencies/route.ts';
import { energyRoutes } from './pages/energy/route.ts';
import { plainFormRoutes } from './pages/enquiry/route.ts';
import { evChargingRoutes } from './pages/ev-charging/route.ts';
import { faqsRoutes } from './pages/faqs/route.ts';
import { homeRoutes } from './pages/home/route.ts';
import { homecareRoutes } from './pages/homecare/route.ts';
import { learnMoreRoutes } from './pages/learn-more/route.ts';
import { legalRoutes } from './pages/legal/route.ts';
import { localRoutes } from './pages/local/route.ts';
import { providerRoutes } from './pages/providers/route.ts';
import { quoteRoutes } from './pages/quotes/route.ts';
import { referenceRoutes } from './pages/reference/route.ts';
import { searchRoutes } from './pages/search/route.ts';
import { smartHomeRoutes } from './pages/smart-home/route.ts';
import { solarRoutes } from './pages/solar/route.ts';
import { tagBuilderRoutes } from './pages/tag-builder/route.ts';

export { notFoundRoute } from './pages/not-found/route.ts';

/** Every page of the site: what sitemap, search, the foot of the page, head and prerender read. */
export const routes = [
  ...homeRoutes,
  ...solarRoutes,
  ...evChargingRoutes,
  ...quoteRoutes,
  ...energyRoutes,
  ...homecareRoutes,
  ...boilerServicesRoutes,
  ...smartHomeRoutes,
  ...learnMoreRoutes,
  ...localRoutes,
  ...providerRoutes,
  ...campaignRoutes,
  ...blogRoutes,
  ...caseStudyRoutes,
  ...contactRoutes,
  ...aboutRoutes,
  ...careersRoutes,
  ...faqsRoutes,
  ...emergenciesRoutes,
  ...referenceRoutes,
  ...searchRoutes,
  ...tagBuilderRoutes,
  ...plainFormRoutes,
  ...legalRoutes,
];
