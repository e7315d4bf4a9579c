import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { planLink, planOf, priceFactId, type PlanCard } from '../../facts/prices.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { NumberedList, type NumberedContent, TitledTexts } from '../../kit/components/Lists.tsx';
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
    description: 'A new boiler put in where the old one hung, by an engineer who does nothing else that day.',
    includes: [
      'The old boiler taken away',
      'System cleaned and filled with inhibitor',
      'Controls shown to you',
      `Warranty of ${factText('boiler-services-warranty')}, depending on the model`,
    ],
    picture: 'boiler',
  }),
  service('Service', {
    description: 'An hour once a year that finds most faults before they find you.',
    includes: ['Safety checks', 'Cleaning and adjustment', 'Flue gas measured', 'Record for your warranty'],
    picture: 'boiler-service',
  }),
  service('Repair', {
    description: 'We find the fault, name the price, and start when you say yes.',
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
  { title: 'Flue', text: 'Clear, tight, and far enough from every window.' },
  { title: 'Heat exchanger', text: 'No soot, no leaks: where flame and water meet and most of the money is.' },
  { title: 'Burner', text: 'An even flame. We measure what goes up the flue, not only what we see.' },
  { title: 'Expansion vessel', text: 'Recharged when the pressure gauge keeps climbing and falling.' },
  { title: 'Pump and valves', text: 'Running quietly, opening fully, not seized from a summer of rest.' },
  { title: 'Condensate trap', text: 'Cleaned. A blocked one is why boilers stop on the first frosty morning.' },
];

/** How an installation goes. */
const installation = [
  {
    title: 'We come and look',
    text: 'Size, place, flue, pressure of the gas and the water. You get the price in writing.',
  },
  { title: 'The day before', text: 'You clear a metre around the boiler. We confirm the time.' },
  { title: 'The day itself', text: 'No heating from about nine to about four. Water is off for an hour of it.' },
  { title: 'Afterwards', text: 'The installation is notified, and the certificate and the warranty come by post.' },
];

/** Why prices differ from page to page. */
const scope = [
  {
    title: 'Installation here, new boiler there',
    text: `The installation starts at ${withoutFrom('boiler-services-installation')}. On the page about boilers a new one starts at ${withoutFrom('learn-more-new')}: that includes boiler, controls and flue.`,
  },
  {
    title: 'Two prices for a repair',
    text: `A repair starts at ${withoutFrom('boiler-services-repair')} when it is booked here and at ${withoutFrom('learn-more-repair')} through the page about boilers. You pay the price that you clicked.`,
  },
  {
    title: 'How long the warranty is',
    text: 'Up to ten years, depending on the model; five years when you pay for the boiler month by month. It holds as long as the boiler is serviced every year.',
  },
];

const BOOKING =
  '“Book now” takes four short steps. At the end you pick the day and half-day for our call, and on the phone we agree the visit. Nothing is booked before that.';

/** Installation, service and repair of boilers. */
export const BoilerServices = () => (
  <>
    <PageHeader
      here="Boiler services"
      heading="Boiler services"
      lead="A boiler is a fire in a box on the wall of your kitchen. We put it in, look after it, and come when it sulks."
      Picture={drawing('engineer-scene')}
    >
      <p>
        Something else, or not sure? <a href="/contact?subject=boiler">Tell us what your boiler does</a>, or does not.
      </p>
    </PageHeader>
    <PageSection
      heading="Three jobs, three prices"
      text={BOOKING}
      note="Prices include VAT and are for a house on the gas network in the North East."
    >
      <PlanCards plans={boilerServices} />
    </PageSection>
    <PageSection
      heading="What a service looks at"
      text="Only an engineer on the Gas Safe Register may open a gas boiler. Ask for the card: the back of it says which work its owner may do."
    >
      <NumberedList items={inspected} Picture={drawing('boiler-numbered')} />
    </PageSection>
    <NextSteps heading="How an installation goes" steps={installation} />
    <PageSection heading="Why other pages show other prices">
      <TitledTexts items={scope} />
    </PageSection>
    <EmergencyLine />
    <ContactBand heading="No heating, no hot water?">
      Ring us, or <a href="/contact?subject=boiler">write what the display says</a>. With a HomeCare plan the line is
      open day and night.
    </ContactBand>
  </>
);
