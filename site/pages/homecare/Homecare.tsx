import { drawing } from '../../drawings/Drawing.tsx';
import { factText } from '../../facts/facts.ts';
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
import { homePlans, keyFacts } from './homecarePlans.ts';
import { PlanLadder } from './PlanLadder.tsx';

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
  heading: 'Find out more',
  links: [
    {
      href: '/homecare-plans',
      title: 'Care plans',
      text: `Basic Care from ${factText('plans-basic-care')}, with repairs up to ${factText('plans-repair-limit')}.`,
      Picture: drawing('boiler-service'),
    },
    {
      href: '/learn-more/homecare',
      title: 'Plans One to Four',
      text: 'Cover for one more part of your home with each plan.',
      Picture: drawing('report'),
    },
    {
      href: '/faqs#homecare',
      title: 'Questions about HomeCare',
      text: 'Waiting times, claims, moving house, and which plan is which.',
      Picture: drawing('signature'),
    },
  ],
};

/** What happens when something fails. */
const callout = [
  { title: 'You call us', text: "Day or night. If it's dangerous we'll tell you what to switch off first." },
  {
    title: 'We set a time',
    text: `Emergencies ${factText('faq-engineer-hours')}, everything else on a day that suits you.`,
  },
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
        Get my HomeCare quote
      </a>
    </PageHeader>
    <PageSection heading="Three plans, each adding more cover">
      <PlanLadder plans={homePlans} />
    </PageSection>
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
