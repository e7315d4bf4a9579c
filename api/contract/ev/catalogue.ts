import { pounds, type SubPence } from '../common/money.ts';

/**
 * Ids and prices: wire format and funnels specification, sections 3.4 and 9.5 (installation times and guarantees too).
 * SAMPLE CONTENT: names, descriptions, features, power and tags, which the specification does not show; believable for
 * chargers of these prices, of no particular maker. A tag says only what the list itself proves.
 */
export interface Charger {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** With installation and VAT, before any grant. */
  readonly price: SubPence;
  readonly features: readonly string[];
  /** Which drawing shows it. */
  readonly image: 'socket' | 'cable' | 'solar-socket' | 'solar-cable';
  readonly isSolarCompatible: boolean;
  /** Promotional. */
  readonly tag?: string;
  readonly power: string;
  /** Hours on site. */
  readonly installationTime: '3-5 hours' | '4-6 hours';
  /** Of the maker, on the charger itself; our installation has a warranty of its own. */
  readonly guarantee: '3 years' | '5 years';
}

/** Our own, on the work: "professional installation is included with a 3-year warranty" (section 9.5). */
export const INSTALLATION_WARRANTY = '3 years';

const POWER = '7.4 kW';

export const chargers = [
  {
    id: 'charger-1',
    name: 'Compact socket charger',
    description: 'A small box with a socket. You plug in the cable that came with your car.',
    price: pounds(799),
    features: ['Type 2 socket', 'Timer and energy use in the app', 'Works with night tariffs'],
    image: 'socket',
    isSolarCompatible: false,
    tag: 'Lowest price',
    power: POWER,
    installationTime: '3-5 hours',
    guarantee: '3 years',
  },
  {
    id: 'charger-2',
    name: 'Everyday cable charger',
    description: 'With its own cable of 5 metres on a hook, ready whenever you park.',
    price: pounds(899),
    features: ['Type 2 cable, 5 metres', 'Timer and energy use in the app', 'Works with night tariffs'],
    image: 'cable',
    isSolarCompatible: false,
    power: POWER,
    installationTime: '3-5 hours',
    guarantee: '3 years',
  },
  {
    id: 'charger-3',
    name: 'Solar socket charger',
    description: 'Can hold back until your solar panels make more than the house uses.',
    price: pounds(1049),
    features: [
      'Type 2 socket',
      'Charges from surplus solar power',
      'Balances its load with the rest of the house',
      'Works with night tariffs',
    ],
    image: 'solar-socket',
    isSolarCompatible: true,
    power: POWER,
    installationTime: '4-6 hours',
    guarantee: '5 years',
  },
  {
    id: 'charger-4',
    name: 'Solar long-cable charger',
    description: 'Follows your solar panels too, with a cable of 7.5 metres that reaches both sides of a car.',
    price: pounds(1049),
    features: [
      'Type 2 cable, 7.5 metres',
      'Charges from surplus solar power',
      'Balances its load with the rest of the house',
      'Works with night tariffs',
    ],
    image: 'solar-cable',
    isSolarCompatible: true,
    tag: 'Longest cable',
    power: POWER,
    installationTime: '4-6 hours',
    guarantee: '5 years',
  },
] as const satisfies readonly Charger[];

/** The charger with that id; undefined for an id that the catalogue does not know. */
export const findCharger = (id: string): Charger | undefined => chargers.find((charger) => charger.id === id);
