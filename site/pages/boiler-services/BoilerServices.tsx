import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { planLink, planOf, priceFactId, type PlanCard } from '../../facts/prices.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { NumberedList, type NumberedContent } from '../../kit/components/Lists.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { EmergencyLine } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';

const service = (plan: string, about: Pick<PlanCard, 'description' | 'includes' | 'picture'>): PlanCard => {
  const { label, service: instant } = planOf('boiler-services', plan);
  return {
    ...about,
    name: label,
    price: factText(priceFactId('boiler-services', plan)),
    href: planLink('/get-a-quote', { plan, catalogue: 'boiler-services', service: instant }),
    action: 'Book now',
  };
};

const withoutFrom = (id: string): string => factText(id).replace('from ', '');

/** The three cards of the page. */
const boilerServices: readonly PlanCard[] = [
  service('Installation', {
    description: "A new boiler in place of the old one, fitted by an engineer who's yours for the day.",
    includes: [
      'Old boiler taken away',
      'System cleaned and filled with inhibitor',
      'Controls shown to you',
      `Warranty of ${factText('boiler-services-warranty')}, depending on the model`,
    ],
    picture: 'boiler',
  }),
  service('Service', {
    description: 'A yearly visit of about an hour that catches most faults early.',
    includes: ['Safety checks', 'Cleaning and adjustment', 'Flue gas measured', 'Record for your warranty'],
    picture: 'boiler-service',
  }),
  service('Repair', {
    description: 'We find the fault, tell you the price, and start when you say yes.',
    includes: [
      'A visit and a diagnosis',
      'A price before any work',
      'All makes of gas boiler',
      'Parts listed on the bill',
    ],
    picture: 'repair',
  }),
];

/** In the order of the numbers on the drawing of the open boiler. */
const inspected: NumberedContent = [
  { title: 'Flue', text: 'Clear, sealed, and far enough from every window.' },
  { title: 'Heat exchanger', text: "Free of soot and leaks. It's the most expensive part of your boiler." },
  { title: 'Burner', text: 'An even flame. We measure what goes up the flue as well.' },
  { title: 'Expansion vessel', text: 'Recharged when the pressure gauge keeps climbing and falling.' },
  { title: 'Pump and valves', text: 'Running quietly, opening fully, and not seized up over the summer.' },
  { title: 'Condensate trap', text: 'Cleaned. A blocked trap is a common cause of winter breakdowns.' },
];

/** How a boiler installation works. */
const installation = [
  {
    title: 'We visit you',
    text: 'We check size, position, flue, and gas and water pressure. You get the price in writing.',
  },
  { title: 'The day before', text: 'We confirm the time. You clear a metre of space around the boiler.' },
  { title: 'On the day', text: "Your heating's off from about nine to four, and your water for about an hour." },
  { title: 'Afterwards', text: 'We register the installation for you. Your certificate and warranty come by post.' },
];

const BOOKING =
  "“Book now” takes four short steps. At the end you pick a day and half-day for our call. We agree the visit on the phone, and nothing's booked before that.";

/** Installation, service and repair of boilers. */
export const BoilerServices = () => (
  <>
    <PageHeader
      here="Boiler services"
      heading="Boiler services"
      lead="We fit, service and repair boilers across the North East, with the price up front."
      Picture={drawing('engineer-scene')}
    >
      <p>
        Something else, or not sure? <a href="/contact?subject=boiler">Tell us what's wrong with your boiler</a>.
      </p>
    </PageHeader>
    <PageSection
      heading="Boiler prices"
      text={BOOKING}
      note={
        <>
          Prices include VAT and are for a house on the gas network in the North East. Installation is for a boiler
          you've chosen; with the boiler, controls and flue it starts at {withoutFrom('learn-more-new')}.{' '}
          <a href="/faqs#what-does-a-boiler-or-a-repair-cost">All boiler prices</a>
        </>
      }
    >
      <PlanCards plans={boilerServices} />
    </PageSection>
    <PageSection
      heading="What we check in a boiler service"
      text="Only engineers on the Gas Safe Register may open a gas boiler. Ask to see the card: the back shows what work they can do."
    >
      <NumberedList items={inspected} Picture={drawing('boiler-numbered')} />
    </PageSection>
    <NextSteps heading="How a boiler installation works" steps={installation} />
    <EmergencyLine />
    <ContactBand heading="No heating, no hot water?">
      Call us, or <a href="/contact?subject=boiler">send us what the display says</a>. With a HomeCare plan the
      helpline's open day and night.
    </ContactBand>
  </>
);
