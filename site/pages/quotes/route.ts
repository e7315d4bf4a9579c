import { company } from '#contract/common/company.ts';
import { page, type MenuEntry, type Route, type StructuredData } from '../../document/route.ts';
import { breadcrumbData, monthlyOffers, priceRange, serviceData } from '../../document/structuredData.ts';
import { offers, planPrice, solarRanges } from '../../facts/prices.ts';
import { commercialEnergyPage } from './commercialEnergy.ts';
import { commercialSolarPage } from './commercialSolar.ts';
import { evPage } from './ev.ts';
import { homecarePage } from './homecare.ts';
import { instantPage } from './instant.ts';
import { QuotePage, type QuotePageContent } from './QuotePage.tsx';
import { solarPage } from './solar.ts';

interface QuoteRoute {
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly menu: MenuEntry;
  readonly content: QuotePageContent;
  readonly serviceType: string;
  readonly offers?: StructuredData | readonly StructuredData[];
}

const quoteRoute = ({ content, serviceType, offers: priced, title, ...about }: QuoteRoute): Route =>
  page({
    ...about,
    title: `${title} | ${company.brand}`,
    tags: [content.tag],
    structuredData: [
      serviceData({ path: about.path, name: about.menu.text, serviceType, ...(priced && { offers: priced }) }),
      breadcrumbData(about.menu.text, about.path),
    ],
    Page: () => QuotePage({ content }),
  });

/** The pages around a quote tag: one entry is one page. */
export const quoteRoutes: readonly Route[] = [
  quoteRoute({
    path: '/solar-quote',
    title: 'Solar quote for home or business',
    description:
      'Design a solar system for your home or business and get its price, yearly savings and payback in four short steps. Newcastle and the North East.',
    keywords: ['solar quote', 'solar panel price', 'solar payback', 'commercial solar quote', 'solar battery price'],
    menu: { group: 'Energy', text: 'Solar quote' },
    content: solarPage,
    serviceType: 'Solar panel installation for homes and businesses',
    // The range that the site specification states for this page: homes and businesses together.
    offers: priceRange(...solarRanges.homesAndBusinesses.offer),
  }),
  quoteRoute({
    path: '/commercial-solar-quote',
    title: 'Commercial solar quote',
    description:
      'Price a commercial solar system from 5 to 100 kW online: investment, production, savings and payback, with every assumption in sight.',
    keywords: ['commercial solar quote', 'business solar panels', 'solar payback business', 'solar panels factory'],
    menu: { group: 'Energy', text: 'Commercial solar' },
    content: commercialSolarPage,
    serviceType: 'Solar panel installation for commercial buildings',
  }),
  quoteRoute({
    path: '/ev-quote',
    title: 'EV charger quote',
    description:
      'Choose one of four EV chargers and see the fitted price, the grant you may get and what you pay. Newcastle and the North East.',
    keywords: ['EV charger quote', 'EV charger installation', 'home charger price', 'EV chargepoint grant'],
    menu: { group: 'Energy', text: 'EV charger' },
    content: evPage,
    serviceType: 'EV charger installation',
    // Before any grant, as the page itself shows them.
    offers: priceRange(...offers.chargers),
  }),
  quoteRoute({
    path: '/get-a-quote',
    title: 'Get a quote',
    description:
      'Gas and electricity, boiler cover, HomeCare, a new boiler or a smart home: one form, and a monthly price on the screen.',
    keywords: ['energy quote', 'boiler cover quote', 'boiler installation quote', 'smart home quote'],
    menu: { group: 'Home services', text: 'Energy, boilers, smart home' },
    content: instantPage,
    serviceType: 'Energy supply and home services',
    offers: priceRange(...offers.services),
  }),
  quoteRoute({
    path: '/homecare-quote',
    title: 'HomeCare plans and quote',
    description: `Boiler, heating, plumbing and electrics covered from ${planPrice('Standard')} a month. Choose a HomeCare plan in three short steps and see the terms first.`,
    keywords: ['HomeCare', 'boiler cover', 'heating cover', 'plumbing and drains cover'],
    menu: { group: 'Home services', text: 'HomeCare quote' },
    content: homecarePage,
    serviceType: 'Home emergency and maintenance plans',
    offers: monthlyOffers(offers.plans),
  }),
  quoteRoute({
    path: '/commercial-energy-comparison',
    title: 'Compare business energy',
    description:
      'Business gas and electricity compared by a specialist: tell us what you use in four short steps, see how we are paid, and decide.',
    keywords: ['business energy comparison', 'commercial energy', 'business electricity', 'business gas'],
    menu: { group: 'Energy', text: 'Business energy' },
    content: commercialEnergyPage,
    serviceType: 'Energy procurement for businesses',
  }),
];
