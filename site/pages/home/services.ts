import { factText } from '../../facts/facts.ts';
import { planPrice, servicePrice } from '../../facts/prices.ts';

interface AdditionalService {
  readonly href: `/${string}`;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}

/** The claims of the three main services, each with what it rests on. */
export const claims = {
  solar: {
    text: factText('home-saving-solar'),
    note: 'A best case compared with buying every unit from the grid: an unshaded south-facing roof, a battery, and most of your use in daylight hours. Your quote shows what yours would save.',
  },
  business: {
    text: factText('home-saving-business-energy'),
    note: 'A best case for a business leaving an out-of-contract rate. Renewing early saves less; the comparison shows it line by line.',
  },
  ev: {
    text: factText('home-saving-ev'),
    note: `Charging overnight at ${factText('rate-night')} against a public rapid charger at ${factText('rate-public')} a kilowatt-hour, the average of ${factText('rate-public-month')}.`,
  },
} as const;

/** What we do besides. */
export const additionalServices: readonly AdditionalService[] = [
  {
    href: '/get-a-quote?service=Gas+and+electricity',
    title: 'Gas & Electricity',
    text: 'One monthly price, valid for 24 hours.',
    picture: 'meter',
  },
  {
    href: '/homecare',
    title: 'HomeCare',
    text: `Boiler, heating, plumbing and electrics covered, from ${planPrice('Standard')} a month.`,
    picture: 'shield',
  },
  {
    href: '/boiler-services',
    title: 'Boiler Services',
    text: `A new boiler, a service or a repair; cover from ${servicePrice('Boiler cover')} a month.`,
    picture: 'boiler',
  },
];
