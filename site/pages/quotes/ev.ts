import { longDate, daysOf } from '#contract/common/calendar.ts';
import { formatPrice } from '#contract/common/money.ts';
import { INSTALLATION_WARRANTY } from '#contract/ev/catalogue.ts';
import { ChargerPicture } from '../../../widgets/ui/illustrations/ChargerPicture.tsx';
import { drawing } from '../../drawings/Drawing.tsx';
import { contentDay } from '../../facts/facts.ts';
import { chargerSteps } from '../../facts/fittingSteps.ts';
import { chargerPrices, grant } from '../../facts/prices.ts';
import type { QuotePageContent } from './QuotePage.tsx';

// The scheme that we know of may have ended by the day of the build: then the page promises none.
const openGrant = grant && contentDay() <= grant.until ? grant : undefined;

const grantRow = openGrant
  ? [
      {
        figure: `up to ${formatPrice(openGrant.cap)}`,
        text: `from the government towards a socket, for applications until ${longDate(daysOf(openGrant.until))}`,
      },
    ]
  : [];

const Charger = () => ChargerPicture({ hasCable: true, isSolar: false });

export const evPage: QuotePageContent = {
  tag: 'ev-quote',
  heading: 'Your EV charger quote',
  lead: 'Four steps to a price with fitting and VAT.',
  about: "Pick a charger, tell us where you park, and see what you'd pay with installation included.",
  promises: [
    'Four chargers, fitted',
    openGrant ? 'Grant worked out for you' : 'Fitting and VAT included',
    'A copy by email with the PDF',
  ],
  withoutScript: {
    subject: 'EV charger quote',
    weCan: 'price your charger',
    tellUs: 'Tell us your postcode, where you park, and roughly how far that is from your electricity meter.',
  },
  highlights: {
    heading: 'What your quote tells you',
    items: [
      {
        title: 'One price, fitted',
        text: `From ${chargerPrices.lowest} to ${chargerPrices.highest}, with professional installation included. Nothing's added at the end.`,
        Picture: Charger,
      },
      {
        title: 'Charger, grant and what you pay',
        text: openGrant
          ? 'If you rent, the government may pay part of it. The quote shows all three figures.'
          : 'If a grant is open when you apply, we’ll tell you and take it off.',
        Picture: drawing('grant'),
      },
      {
        title: 'Standard or survey first',
        text: 'We need to see a long cable run or shared parking before we promise anything. The quote tells you straight away.',
        Picture: drawing('cable-run'),
      },
    ],
  },
  steps: chargerSteps,
  facts: {
    heading: 'Before you choose a charger',
    paragraphs: [
      'A charger can be installed only with private parking, with no public land between your home and the charger. The cable runs along walls and must not cross public land.',
      ...(openGrant
        ? [
            "The grant is for renters, flat owners, landlords and some homes with on-street parking. Owners of a house with a drive can't claim it.",
          ]
        : []),
    ],
    rows: [
      {
        figure: `${chargerPrices.lowest}–${chargerPrices.highest}`,
        text: 'for a charger with its installation, before any grant',
      },
      ...grantRow,
      { figure: '3 or 5 years', text: `guarantee on the charger, and ${INSTALLATION_WARRANTY} on our installation` },
      { figure: '10 m', text: 'of cable from meter to car is standard. We measure longer runs in a survey' },
    ],
  },
  related: {
    heading: 'Goes well with a charger',
    links: [
      { href: '/solar', title: 'Solar panels', text: 'Drive on power from your own roof.' },
      {
        href: '/get-a-quote?service=Gas+and+electricity',
        title: 'Gas and electricity',
        text: 'One monthly price, fixed for twelve months.',
      },
      {
        href: '/contact?subject=quote',
        title: 'Chargers for a workplace',
        text: 'Several sockets or a car park: tell us what you need.',
      },
    ],
  },
  help: {
    title: 'Not sure about your parking?',
    text: "Send us a photo of the drive and the meter and we'll take a look.",
  },
};
