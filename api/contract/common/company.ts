import { accreditations, identity } from './identity.ts';

/** A profile of the company elsewhere. The footer shows an icon for each, and none that leads nowhere. */
export interface SocialLink {
  readonly network: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'x';
  readonly url: `https://${string}`;
}

const social: readonly SocialLink[] = [];

/** What customers give us, and how many of them; undefined: no page shows a score. */
interface Rating {
  /** Of 5. */
  readonly score: number;
  readonly reviews: number;
}

const rating: Rating | undefined = { score: 4.8, reviews: 68 };

/**
 * Who the product speaks for. SAMPLE CONTENT: an operator replaces it before going live.
 * Phone numbers are from the ranges that Ofcom keeps for drama; the domain is reserved for examples.
 */
export const company = {
  ...identity,
  isSample: true,
  headOffice: '0191 498 0101',
  /** Answered 24 hours a day. */
  emergencyPhone: '0191 498 0102',
  email: 'hello@staithes-energy.example',
  address: {
    street: 'The Beacon, Westgate Road',
    city: 'Newcastle upon Tyne',
    postcode: 'NE4 9PQ',
    country: 'GB',
  },
  accreditations,
  rating: rating as Rating | undefined,
  openingHours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', text: 'Monday to Friday, 9am to 5pm' },
  social,
  /** Where the office is. The provider of its map is asked only after a press, or with consent to everything. */
  map: {
    name: 'OpenStreetMap',
    /** Goes into `frame-src`. */
    origin: 'https://www.openstreetmap.org',
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-1.6480%2C54.9670%2C-1.6100%2C54.9775&layer=mapnik&marker=54.9720%2C-1.6360',
    pageUrl: 'https://www.openstreetmap.org/?mlat=54.9720&mlon=-1.6360#map=16/54.9720/-1.6360',
  },
} as const;
