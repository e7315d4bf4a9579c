import type {
  BreadcrumbList,
  City,
  GeoCircle,
  HVACBusiness,
  ListItem,
  Offer,
  Organization,
  Service,
  WebPage,
  WebSite,
  AggregateOffer,
  CollectionPage,
} from 'schema-dts';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { absoluteUrl } from './publicUrl.ts';
import type { Route, StructuredData } from './route.ts';
import { sharePictureAddress, sharePictureName } from './sharePicture.ts';

interface Collection {
  readonly path: string;
  readonly name: string;
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

/** A page that lists others: articles, projects. */
export const collectionData = ({ path, name, pages }: Collection): StructuredData =>
  ({
    '@type': 'CollectionPage',
    '@id': absoluteUrl(`${path}#collection`),
    name,
    url: absoluteUrl(path),
    inLanguage: 'en-GB',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: pages.length,
      itemListElement: pages.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entry.title,
        url: absoluteUrl(entry.path),
      })),
    },
  }) satisfies CollectionPage;

const BUSINESS_ID = absoluteUrl('/#business');
// The Beacon, Westgate Road: to the nearest hundred metres.
const OFFICE = { latitude: 54.972, longitude: -1.636 };
// schema.org counts metres: "50" would be fifty metres.
const SERVICE_RADIUS_METRES = '50000';

const SERVED_CITIES = [company.address.city, 'Gateshead', 'Sunderland', 'Durham', 'North Shields', 'Middlesbrough'];

/** What we sell, by the page that tells of it in full. */
const CATALOGUE = [
  ['Solar panel installation', '/solar'],
  ['Commercial solar', '/commercial-solar-quote'],
  ['Battery storage', '/battery-storage-north-east'],
  ['EV charger installation', '/ev-charging'],
  ['Business energy comparison', '/commercial-energy-comparison'],
  ['HomeCare cover plans', '/homecare-plans'],
  ['Gas and electricity', '/energy'],
  ['Boiler installation, service and repair', '/boiler-services'],
  ['Smart home', '/smart-home'],
] as const;

const telephone = (printed: string): string => telephoneLink(printed).replace('tel:', '');

const circle = {
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...OFFICE },
  geoRadius: SERVICE_RADIUS_METRES,
} as const satisfies GeoCircle;

/** @param names as people call them: "Durham" */
export const cities = (names: readonly string[]) => names.map((name) => ({ '@type': 'City', name }) satisfies City);

/** The company where it is named in passing: author, publisher. */
export const organisationData = {
  '@type': 'Organization',
  '@id': BUSINESS_ID,
  name: company.brand,
  url: absoluteUrl('/'),
} as const satisfies Organization;

const business = {
  '@type': 'HVACBusiness',
  '@id': BUSINESS_ID,
  name: company.brand,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  image: absoluteUrl('/share.png'),
  telephone: telephone(company.phone),
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    postalCode: company.address.postcode,
    addressCountry: company.address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...OFFICE },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: company.openingHours.opens,
    closes: company.openingHours.closes,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: telephone(company.emergencyPhone),
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  },
  // Those that a person would look for, and the circle for everywhere between them.
  areaServed: [...cities(SERVED_CITIES), circle],
  priceRange: '££',
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: 'Services',
    itemListElement: CATALOGUE.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Offer',
        name,
        url: absoluteUrl(path),
        itemOffered: { '@type': 'Service', '@id': absoluteUrl(`${path}#service`) },
      },
    })),
  },
} as const satisfies HVACBusiness;

/** The company. Two subtypes of HomeAndConstructionBusiness, because schema.org has none for solar installers. */
export const businessData: StructuredData = { ...business, '@type': ['HVACBusiness', 'Electrician'] };

const WEBSITE_ID = absoluteUrl('/#website');

const website = {
  '@type': 'WebSite',
  '@id': WEBSITE_ID,
  name: company.brand,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: organisationData,
} as const satisfies WebSite;

/** The site, with its search. The name of the input is Google's addition to schema.org. */
export const websiteData: StructuredData = {
  ...website,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
};

/** The page itself, for every page that search engines keep. */
export const webPageData = (route: Route): StructuredData =>
  ({
    '@type': 'WebPage',
    '@id': absoluteUrl(`${route.canonical}#webpage`),
    url: absoluteUrl(route.canonical),
    name: route.title,
    description: route.description,
    inLanguage: 'en-GB',
    dateModified: route.lastModified,
    isPartOf: website,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absoluteUrl(sharePictureAddress(sharePictureName(route))),
    },
  }) satisfies WebPage;

interface ServiceFacts {
  readonly path: string;
  readonly name: string;
  readonly serviceType: string;
  readonly offers?: StructuredData | readonly StructuredData[];
}

const service = ({ path, name, serviceType }: ServiceFacts) =>
  ({
    '@type': 'Service',
    '@id': absoluteUrl(`${path}#service`),
    name,
    serviceType,
    url: absoluteUrl(path),
    provider: organisationData,
    areaServed: circle,
  }) satisfies Service;

/** The service that a page is about. */
export const serviceData = (facts: ServiceFacts): StructuredData => ({
  ...service(facts),
  ...(facts.offers && { offers: facts.offers }),
});

/** @param lowPrice in pounds, as text */
export const priceRange = (lowPrice: string, highPrice: string): StructuredData =>
  ({ '@type': 'AggregateOffer', priceCurrency: 'GBP', lowPrice, highPrice }) satisfies AggregateOffer;

/** Prices a month. @param plans name and price in pounds, as text */
export const monthlyOffers = (plans: readonly (readonly [name: string, price: string])[]): readonly StructuredData[] =>
  plans.map(
    ([name, price]) =>
      ({
        '@type': 'Offer',
        name,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'GBP',
          unitCode: 'MON',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
      }) satisfies Offer,
  );

/** A page on the way to another one. */
export interface Crumb {
  readonly name: string;
  readonly path: `/${string}`;
}

const crumb = (name: string, path: string, position: number) =>
  ({ '@type': 'ListItem', position, name, item: absoluteUrl(path) }) satisfies ListItem;

/** The way from the home page to a page. @param above the pages between the two, in order */
export const breadcrumbData = (name: string, path: string, above: readonly Crumb[] = []): StructuredData =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...above, { name, path }].map((step, index) =>
      crumb(step.name, step.path, index + 1),
    ),
  }) satisfies BreadcrumbList;
