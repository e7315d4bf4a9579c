import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { planLink, priceFactId, type PlanCard } from '../../facts/prices.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { Highlights, type HighlightsContent } from '../../kit/components/Highlights.tsx';
import { NumberedList, type NumberedContent } from '../../kit/components/Lists.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';

const solution = (
  plan: string,
  name: string,
  about: Pick<PlanCard, 'description' | 'includes' | 'picture'>,
): PlanCard => ({
  ...about,
  name,
  price: factText(priceFactId('learn-more', plan)),
  href: planLink('/get-a-quote', { plan, catalogue: 'learn-more', service: 'Smart home' }),
  action: 'Get a quote',
});

/** The four cards, in the order of the numbers in the house. */
const solutions: readonly PlanCard[] = [
  solution('Heating', 'Smart heating', {
    description: 'Warm rooms for the people who are in them.',
    includes: ['Learning thermostat', 'Valves for single rooms', 'Holiday mode from your telephone'],
    picture: 'thermostat',
  }),
  solution('Security', 'Smart security', {
    description: 'See who is at the door, from the garden or from Spain.',
    includes: ['Video doorbell', 'Sensors at the ways in', 'Recording that you can switch off'],
    picture: 'camera',
  }),
  solution('Lighting', 'Smart lighting', {
    description: 'Light that comes with the dusk and goes to bed with you.',
    includes: ['Lamps or switches', 'Follows the sunset', 'One button for the whole house'],
    picture: 'lamp',
  }),
  solution('Complete', 'Complete smart home', {
    description: 'Heating, security and lighting, joined in one app.',
    includes: ['All three packages', 'A hub that joins them', 'A second visit after four weeks'],
    picture: 'home-app',
  }),
];

/** What the numbers in the house are. */
const inTheHouse: NumberedContent = [
  { title: 'Heating', text: 'The thermostat knows how long your house takes to warm up, and starts no sooner.' },
  { title: 'Security', text: 'The doorbell rings on your telephone. Windows tell when they are left open.' },
  { title: 'Lighting', text: 'Brighter for homework, lower for a film, off when the last one leaves.' },
  { title: 'All in one', text: 'One app, one evening to learn it, and every switch on the wall still a switch.' },
];

/** How we work: consultation, installation, support. */
const howWeWork: HighlightsContent = {
  heading: 'From the first visit to the first update',
  items: [
    {
      title: 'Consultation',
      text: 'We walk through the house with you, measure the Wi-Fi behind the thick walls, and leave out what you would not use.',
      Picture: drawing('calendar'),
    },
    {
      title: 'Installation',
      text: 'An electrician fits what is wired, the same day we set up what is not. The old thermostat stays until the new one works.',
      Picture: drawing('repair'),
    },
    {
      title: 'Support',
      text: 'A number to ring when a lamp sulks. We tell you when a device stops getting security updates.',
      Picture: drawing('home-app'),
    },
  ],
};

/** Four packages for a house, and how they get into it. */
export const SmartHome = () => (
  <>
    <PageHeader
      here="Smart home"
      heading="A house that pays attention"
      lead="Heat where you are, light when you come, and a look at who is at the door. Fitted by us, explained until it works for you."
    >
      <a className={actionLink.sizes.large} href="/get-a-quote?service=Smart+home">
        Get a smart home quote
      </a>
    </PageHeader>
    <PageSection heading="What goes where">
      <NumberedList items={inTheHouse} Picture={drawing('smart-house-numbered')} isWide />
    </PageSection>
    <PageSection
      heading="Four packages"
      note="Paid once: devices and installation for a flat or a terraced house. The instant quote also offers a smart home by the month; that is another package with a price of its own. Some makers charge for stored video: we say so before you order."
    >
      <PlanCards plans={solutions} />
    </PageSection>
    <Highlights {...howWeWork} />
    <PageSection heading="What it saves, honestly" isLast>
      <p>
        Smart heating saves by not warming empty rooms, so it depends on how you heat today. Lamps and doorbells save
        next to nothing; they are there because they are pleasant. The range we stand by, and where it comes from, is in{' '}
        <a href="/faqs#how-much-can-a-smart-thermostat-save">our answers</a>. More on each package:{' '}
        <a href="/learn-more/smart">smart home explained</a>.
      </p>
    </PageSection>
    <ContactBand heading="Thick walls, old wiring, three broadband boxes?">
      We have seen it. <a href="/contact?subject=smart">Write to us</a> or ring, and we come and look.
    </ContactBand>
  </>
);
