import { company, telephoneLink } from '#contract/common/company.ts';
import { absoluteUrl } from './publicUrl.ts';
import type { StructuredData } from './route.ts';

const BUSINESS_ID = absoluteUrl('/#business');
// The Beacon, Westgate Road: to the nearest hundred metres.
const OFFICE = { latitude: 54.972, longitude: -1.636 };
// schema.org counts metres: "50" would be fifty metres.
const SERVICE_RADIUS_METRES = '50000';
const SOLAR_PRICE_RANGE = { lowPrice: '5000', highPrice: '30000' };

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
};

/** The range that the site specification states for this page: homes and businesses together. */
export const solarServiceData: StructuredData = {
  '@type': 'Service',
  '@id': absoluteUrl('/solar-quote#service'),
  name: 'Solar panel installation',
  serviceType: 'Solar panel installation for homes and businesses',
  url: absoluteUrl('/solar-quote'),
  provider: { '@id': BUSINESS_ID, '@type': 'HVACBusiness', name: company.brand },
  areaServed,
  offers: { '@type': 'AggregateOffer', priceCurrency: 'GBP', ...SOLAR_PRICE_RANGE },
};

/** @param steps name and path of every page from the home page down to this one */
export const breadcrumbData = (steps: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});
