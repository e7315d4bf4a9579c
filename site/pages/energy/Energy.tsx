import { drawing, Drawing } from '../../drawings/Drawing.tsx';
import type { PlanCard } from '../../facts/prices.ts';
import { topics } from '../../facts/topics.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { CallToAction, ContactBand } from '../../kit/components/CallToAction.tsx';
import { TickItems, TitledTexts } from '../../kit/components/Lists.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { Price } from '../../kit/components/PlanCards.tsx';
import * as styles from './Energy.css.ts';

/** The four tariffs as the learn-more topic has them. */
const tariffs = topics.find(({ slug }) => slug === 'energy')?.plans ?? [];

/** How a switch of supplier goes. */
const switching = [
  {
    title: 'You ask',
    text: "Tell us your postcode, your type of home and who supplies you. You don't need a bill.",
  },
  {
    title: 'You get the rates',
    text: "Unit rates, standing charges and end date in writing. You've got 14 days to change your mind.",
  },
  {
    title: 'We tell your old supplier',
    text: 'A switch takes five working days. You send a meter reading on the day.',
  },
  { title: 'Your last bill', text: 'Your old supplier settles up within six weeks and refunds any credit.' },
];

/** What a home should look at before it chooses. */
const checklist = [
  { title: 'Unit rate', text: 'Pence for each kilowatt-hour. The more you use, the more it matters.' },
  {
    title: 'Standing charge',
    text: 'Pence a day, whether you use energy or not. The less you use, the more it matters.',
  },
  {
    title: 'Contract end and exit fees',
    text: "When the price ends, and what it costs to leave early. In the last 49 days it's free.",
  },
];

const Tariff = ({ name, price, description, includes, href, picture }: PlanCard) => (
  <li className={styles.tariff}>
    <div className={styles.picture}>
      <Drawing name={picture} />
    </div>
    <div className={styles.words}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.suits}>{description}</p>
      <TickItems items={includes} />
    </div>
    <div className={styles.offer}>
      <Price text={price} />
      <a className={actionLink.sizes.quiet} href={href} aria-label={`Get a quote: ${name}`}>
        Get a quote
      </a>
    </div>
  </li>
);

const CLOCK = ['00:00', '06:00', '12:00', '18:00', '24:00'];

/** A day from midnight to midnight, as long as its hours. */
const NightRate = () => (
  <figure className={styles.figure}>
    <figcaption className={styles.figureTitle}>A day on Economy 7, in hours</figcaption>
    <div className={styles.dayStrip} aria-hidden="true">
      <span className={styles.day} />
      <span className={styles.night}>7 hours, low rate</span>
      <span className={styles.day}>17 hours, high rate</span>
    </div>
    <ol className={styles.clock} aria-hidden="true">
      {CLOCK.map((time) => (
        <li key={time}>{time}</li>
      ))}
    </ol>
    <dl className={styles.answers}>
      <div>
        <dt className={styles.answer}>00:30 to 07:30</dt>
        <dd>Your low rate, seven hours a night. Run storage heaters or charge the car then.</dd>
      </div>
      <div>
        <dt className={styles.answer}>07:30 to 00:30</dt>
        <dd>Your high rate, for the other 17 hours. It's dearer than a single rate.</dd>
      </div>
      <div>
        <dt className={styles.answer}>2 in every 5 units</dt>
        <dd>Economy 7 pays if you use at least that much of your electricity at night.</dd>
      </div>
    </dl>
  </figure>
);

/** Gas and electricity: the four tariffs, when a night rate pays, and how a switch goes. */
export const Energy = () => (
  <>
    <PageHeader
      here="Energy"
      heading="Gas and electricity for the home"
      lead="Choose from four tariffs. We'll tell your old supplier, and your supply isn't interrupted."
      Picture={drawing('coast-scene')}
    >
      <a className={actionLink.sizes.large} href="/get-a-quote?service=Gas+and+electricity">
        Get my energy quote
      </a>
    </PageHeader>
    <PageSection
      heading="Which tariff suits you?"
      note="Prices are examples for a home with low use. You'll get your unit rates and standing charges in writing before you agree. The instant quote is a separate price: fixed for 12 months, with no exit fee."
    >
      <ul className={styles.tariffs}>
        {tariffs.map((tariff) => (
          <Tariff key={tariff.name} {...tariff} />
        ))}
      </ul>
    </PageSection>
    <PageSection heading="When Economy 7 pays">
      <NightRate />
    </PageSection>
    <NextSteps heading="How switching works" steps={switching} />
    <PageSection heading="What to check in any offer" isLast>
      <TitledTexts items={checklist} />
    </PageSection>
    <CallToAction
      heading="Get a price online, valid for 24 hours"
      actions={[
        { text: 'Get my energy quote', href: '/get-a-quote?service=Gas+and+electricity' },
        { text: 'Compare business energy', href: '/commercial-energy-comparison' },
      ]}
    >
      Four short steps, and you don't need a meter reading to start.
    </CallToAction>
    <ContactBand heading="Bill not making sense?">
      Send it to us or read it out on the phone. <a href="/contact?subject=energy">Write to us</a> or call.
    </ContactBand>
  </>
);
