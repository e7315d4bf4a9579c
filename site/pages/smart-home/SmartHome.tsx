import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
import { planLink, priceFactId, type PlanCard } from '../../facts/prices.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { Highlights, type HighlightsContent } from '../../kit/components/Highlights.tsx';
import { NumberedList, TitledTexts, type NumberedContent } from '../../kit/components/Lists.tsx';
import type { TitledText } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';
import * as styles from './SmartHome.css.ts';

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

const LOWEST = factText(priceFactId('learn-more', 'Lighting'));

/** The four cards, in the order of the numbers in the house. */
const solutions: readonly PlanCard[] = [
  solution('Heating', 'Smart heating', {
    description: "Heat the rooms you're using, when you're using them.",
    includes: ['Learning thermostat', 'Valves for single rooms', 'Holiday mode from your phone'],
    picture: 'thermostat',
  }),
  solution('Security', 'Smart security', {
    description: "See who's at the door, from the garden or from Spain.",
    includes: ['Video doorbell', 'Door and window sensors', 'Recording you can switch off'],
    picture: 'camera',
  }),
  solution('Lighting', 'Smart lighting', {
    description: 'Lights that come on at dusk and go off at bedtime.',
    includes: ['Lamps or switches', 'Follows the sunset', 'One button for the whole house'],
    picture: 'lamp',
  }),
  solution('Complete', 'Complete smart home', {
    description: 'Heating, security and lighting in one app.',
    includes: ['All three packages', 'A hub that connects them', 'A second visit after four weeks'],
    picture: 'home-app',
  }),
];

/** What the numbers in the house are. */
const inTheHouse: NumberedContent = [
  { title: 'Heating', text: 'A thermostat that learns how long your house takes to warm up.' },
  { title: 'Security', text: "See who's at the door on your phone. Get an alert when a window's left open." },
  { title: 'Lighting', text: "Bright for homework, low for a film, off when everyone's out." },
  { title: 'All in one', text: 'One app for everything. Your wall switches still work as normal.' },
];

/** How we work: consultation, installation, support. */
const howWeWork: HighlightsContent = {
  heading: 'How we fit your smart home',
  items: [
    {
      title: 'Consultation',
      text: "We walk round your home with you, test the Wi-\u2060Fi, and leave out anything you wouldn't use.",
      Picture: drawing('calendar'),
    },
    {
      title: 'Installation',
      text: 'An electrician fits the wired parts. We set up the rest the same day, and your old thermostat stays until the new one works.',
      Picture: drawing('repair'),
    },
    {
      title: 'Support',
      text: "Call us when something doesn't work. We'll tell you if a device stops getting security updates.",
      Picture: drawing('shield'),
    },
  ],
};

/** What each package does to a bill: only one of them is bought for it. */
const savings: readonly TitledText[] = [
  {
    title: 'Heating',
    text: 'It stops warming empty rooms, so what you save depends on how you heat your home today.',
  },
  { title: 'Lighting', text: 'Next to nothing. You buy it for comfort, and for coming home to a lit house.' },
  { title: 'Security', text: 'Nothing off your bill. You pay to know who was at the door.' },
];

const moreOnSavings = (
  <>
    The range for heating, and where it comes from, is in{' '}
    <a href="/faqs#how-much-can-a-smart-thermostat-save">our answers</a>. More on each package:{' '}
    <a href="/learn-more/smart">smart home explained</a>.
  </>
);

/** Four packages for a house, and how they get into it. */
export const SmartHome = () => (
  <>
    <PageHeader
      here="Smart home"
      heading="Smart home, fitted for you"
      lead="Smart heating, lighting and security, fitted and set up by us. We'll show you how it all works."
    >
      <p className={styles.offer}>
        <a className={actionLink.sizes.large} href="/get-a-quote?service=Smart+home">
          Get my smart home quote
        </a>
        <span>Packages {LOWEST}, fitted</span>
      </p>
    </PageHeader>
    <PageSection heading="What's included">
      <NumberedList items={inTheHouse} Picture={drawing('smart-house-numbered')} isWide />
    </PageSection>
    <PageSection
      heading="Four packages"
      note="You pay once for devices and installation in a flat or terraced house. The instant quote also has a monthly smart home package, at its own price. Some makers charge for stored video. We'll tell you before you order."
    >
      <PlanCards plans={solutions} />
    </PageSection>
    <Highlights {...howWeWork} />
    <PageSection heading="What you can save" isLast note={moreOnSavings}>
      <TitledTexts items={savings} />
    </PageSection>
    <ContactBand heading="Old house or patchy Wi-Fi?">
      <a href="/contact?subject=smart">Write to us</a> or call, and we'll come and take a look.
    </ContactBand>
  </>
);
