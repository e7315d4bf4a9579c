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
    text: 'No flame, no pressure, no hot water. Serviced once a year and repaired in between.',
    Picture: drawing('boiler'),
  },
  {
    title: 'The heating',
    text: 'Radiators that stay cold, pumps that seize, valves that drip on the floorboards.',
    Picture: drawing('radiator'),
  },
  {
    title: 'Pipes and drains',
    text: "Leaks, blocked drains, a tap that won't turn off, a cistern that keeps running.",
    Picture: drawing('tap'),
  },
  {
    title: 'The wiring',
    text: 'Dead sockets, crackling switches, a fuse board that keeps tripping.',
    Picture: drawing('power-cut'),
  },
] as const;

/** The ways on from here. */
const doors: RelatedContent = {
  heading: 'How to choose your plan',
  links: [
    {
      href: '/homecare-quote',
      title: 'Get a quote',
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
      title: 'Read about the plans',
      text: 'What Plans One to Four cover, and what no plan pays for.',
      Picture: drawing('report'),
    },
  ],
};

/** What happens when something fails. */
const callout = [
  { title: 'You call us', text: "Day or night. If it's dangerous we'll tell you what to switch off first." },
  { title: 'We set a time', text: 'Emergencies within 24 hours, everything else on a day that suits you.' },
  {
    title: 'We repair it',
    text: 'The engineer shows you what failed. Parts your plan covers cost you nothing extra.',
  },
  { title: 'If it fails again', text: 'You get a note of the work. If the same fault comes back, so do we.' },
];

/** What HomeCare is, and the ways to a plan. */
export const Homecare = () => (
  <>
    <PageHeader
      here="HomeCare"
      heading="HomeCare"
      lead="Cover for your boiler, heating, plumbing and electrics. You pay monthly, and we fix what your plan covers."
      Picture={drawing('home-whole')}
    >
      <a className={actionLink.sizes.large} href="/homecare-quote">
        Get your HomeCare quote
      </a>
    </PageHeader>
    <PageSection heading="What you can cover">
      <PicturedList items={parts} classes={{ ...styles, items: styles.house, item: styles.room }} />
    </PageSection>
    <NextSteps heading="How a call-out works" steps={callout} />
    <Facts {...keyFacts} />
    <EmergencyLine />
    <RelatedLinks {...doors} />
    <ContactBand heading="Not sure you're covered?">
      Check before you pay for cover you can't use. Call us, or <a href="/contact?subject=homecare">write to us</a>.
    </ContactBand>
  </>
);
