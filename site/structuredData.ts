import { company, telephoneLink } from '#contract/common/company.ts';
import type { Crumb } from './components/Breadcrumbs.tsx';
import { absoluteUrl } from './publicUrl.ts';
import type { StructuredData } from './route.ts';

const BUSINESS_ID = absoluteUrl('/#business');
// The Beacon, Westgate Road: to the nearest hundred metres.
const OFFICE = { latitude: 54.972, longitude: -1.636 };
// schema.org counts metres: "50" would be fifty metres.
const SERVICE_RADIUS_METRES = '50000';

const telephone = (printed: string): string => telephoneLink(printed).replace('tel:', '');

const areaServed: StructuredData = {
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...OFFICE },
  geoRadius: SERVICE_RADIUS_METRES,
};

/** The company. Two subtypes of HomeAndConstructionBusiness, because schema.org has none for solar installers. */
export const businessData: StructuredData = {
  '@type': ['HVACBusiness', 'Electrician'],
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
  areaServed,
};

export const websiteData: StructuredData = {
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: company.brand,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': BUSINESS_ID },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
};

interface ServiceFacts {
  readonly path: string;
  readonly name: string;
  readonly serviceType: string;
  readonly offers?: StructuredData | readonly StructuredData[];
}

/** The service that a quote page is about. */
export const serviceData = ({ path, name, serviceType, offers }: ServiceFacts): StructuredData => ({
  '@type': 'Service',
  '@id': absoluteUrl(`${path}#service`),
  name,
  serviceType,
  url: absoluteUrl(path),
  provider: { '@id': BUSINESS_ID, '@type': 'HVACBusiness', name: company.brand },
  areaServed,
  ...(offers && { offers }),
});

/** @param lowPrice in pounds, as text */
export const priceRange = (lowPrice: string, highPrice: string): StructuredData => ({
  '@type': 'AggregateOffer',
  priceCurrency: 'GBP',
  lowPrice,
  highPrice,
});

/** Prices a month. @param plans name and price in pounds, as text */
export const monthlyOffers = (plans: readonly (readonly [name: string, price: string])[]): readonly StructuredData[] =>
  plans.map(([name, price]) => ({
    '@type': 'Offer',
    name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'GBP',
      unitCode: 'MON',
      referenceQuantity: { '@type': 'QuantitativeValue', value: '1', unitCode: 'MON' },
    },
  }));

const crumb = (name: string, path: string, position: number): StructuredData => ({
  '@type': 'ListItem',
  position,
  name,
  item: absoluteUrl(path),
});

/** The way from the home page to a page. @param above the pages between the two, in order */
export const breadcrumbData = (name: string, path: string, above: readonly Crumb[] = []): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...above, { name, path }].map((step, index) =>
    crumb(step.name, step.path, index + 1),
  ),
});
