import { drawing } from '../../drawings/Drawing.tsx';
import { planPrice } from '../../facts/prices.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { ContactBand } from '../../kit/components/CallToAction.tsx';
import { Facts } from '../../kit/components/Facts.tsx';
import { PicturedList } from '../../kit/components/Highlights.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { EmergencyLine } from '../../kit/components/Notes.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { RelatedLinks, type RelatedContent } from '../../kit/components/RelatedLinks.tsx';
import * as styles from './Homecare.css.ts';
import { keyFacts } from './homecarePlans.ts';

/** Parts of a house that a plan may look after, and what goes wrong with them. */
const parts = [
  {
    title: 'The boiler',
    text: 'No flame, no pressure, no hot water. Serviced once a year, repaired in between.',
    Picture: drawing('boiler'),
  },
  {
    title: 'The heating',
    text: 'Radiators that stay cold, pumps that seize, valves that drip on the floorboards.',
    Picture: drawing('radiator'),
  },
  {
    title: 'Pipes and drains',
    text: 'Leaks, blocked drains, a tap that will not close, a cistern that never stops.',
    Picture: drawing('tap'),
  },
  {
    title: 'The wiring',
    text: 'Sockets without power, switches that crackle, a fuse board that trips at teatime.',
    Picture: drawing('power-cut'),
  },
] as const;

/** The ways on from here. */
const doors: RelatedContent = {
  heading: 'Three ways to choose',
  links: [
    {
      href: '/homecare-quote',
      title: 'Ask for a quote',
      text: `Standard, Plus and Complete, from ${planPrice('Standard')} a month, in three short steps.`,
      Picture: drawing('shield'),
    },
    {
      href: '/homecare-plans',
      title: 'Compare the plans',
      text: 'Basic, Complete and Total Care side by side, and how all our lists differ.',
      Picture: drawing('boiler-service'),
    },
    {
      href: '/learn-more/homecare',
      title: 'Read first',
      text: 'What Plans One to Four look after, and what no plan pays for.',
      Picture: drawing('report'),
    },
  ],
};

/** What happens when something fails. */
const callout = [
  { title: 'You ring', text: 'Day or night. If it is dangerous we tell you what to switch off before anything else.' },
  { title: 'We set a time', text: 'Emergencies within 24 hours, everything else on a day that suits you.' },
  {
    title: 'It is repaired',
    text: 'The engineer shows you what failed. Parts that the plan covers cost you nothing more.',
  },
  { title: 'It stays repaired', text: 'You get a note of the work. If the same fault returns, so do we.' },
];

/** What HomeCare is, and the ways to a plan. */
export const Homecare = () => (
  <>
    <PageHeader
      here="HomeCare"
      heading="HomeCare"
      lead="Cover for the boiler, the heating, the pipes and the wires. You pay a little every month; we come when something gives up."
      Picture={drawing('home-whole')}
    >
      <a className={actionLink.sizes.large} href="/homecare-quote">
        Get your HomeCare quote
      </a>
    </PageHeader>
    <PageSection heading="What can be looked after">
      <PicturedList items={parts} classes={{ ...styles, items: styles.house, item: styles.room }} />
    </PageSection>
    <NextSteps heading="When something fails" steps={callout} />
    <Facts {...keyFacts} />
    <EmergencyLine />
    <RelatedLinks {...doors} />
    <ContactBand heading="An old boiler, an odd house?">
      Ask before you pay for cover that you cannot use. Ring, or <a href="/contact?subject=homecare">write to us</a>.
    </ContactBand>
  </>
);
