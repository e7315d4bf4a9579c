import { drawing } from '../../drawings/Drawing.tsx';
import { poundsOf } from '../../facts/prices.ts';
import { topics } from '../../facts/topics.ts';
import { CallToAction, ContactBand } from '../../kit/components/CallToAction.tsx';
import { TitledTexts } from '../../kit/components/Lists.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { PageHeader } from '../../kit/components/PageHeader.tsx';
import { PageSection } from '../../kit/components/PageSection.tsx';
import { PlanCards } from '../../kit/components/PlanCards.tsx';
import { PriceBars } from '../../kit/components/PriceBars.tsx';
import * as styles from './Energy.css.ts';

const HOURS = 24;
const STEP = 25;
const LOW = 28;
const HIGH = 92;
const BASE = 110;
// Half past midnight to half past seven, as most meters of the region are set.
const NIGHT_FROM = 0.5;
const NIGHT_TO = 7.5;
const LABELS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const MARGIN = 20;

const at = (hour: number): number => MARGIN + hour * STEP;

/** A day hour by hour: low in the seven hours of the night rate, high in all others. */
const NightRateChart = () => (
  <svg className={styles.chart} viewBox={`0 10 ${HOURS * STEP + 2 * MARGIN} 140`} aria-hidden="true" focusable="false">
    <rect className={styles.day} x={at(0)} y={BASE - HIGH} width={NIGHT_FROM * STEP} height={HIGH} />
    <rect
      className={styles.night}
      x={at(NIGHT_FROM)}
      y={BASE - LOW}
      width={(NIGHT_TO - NIGHT_FROM) * STEP}
      height={LOW}
    />
    <rect className={styles.day} x={at(NIGHT_TO)} y={BASE - HIGH} width={(HOURS - NIGHT_TO) * STEP} height={HIGH} />
    <text className={styles.onNight} x={at((NIGHT_FROM + NIGHT_TO) / 2)} y={BASE - 9}>
      low rate
    </text>
    <text className={styles.onDay} x={at((NIGHT_TO + HOURS) / 2)} y={BASE - HIGH / 2}>
      high rate
    </text>
    {LABELS.map((hour) => (
      <g key={hour}>
        <path className={styles.tick} d={`M${at(hour)} ${BASE}v6`} />
        <text className={styles.hour} x={at(hour)} y={BASE + 10}>
          {String(hour % HOURS).padStart(2, '0')}:00
        </text>
      </g>
    ))}
  </svg>
);

/** The four tariffs as the learn-more topic has them. */
const tariffs = topics.find(({ slug }) => slug === 'energy')?.plans ?? [];

/** How a switch of supplier goes. */
const switching = [
  {
    title: 'You ask',
    text: 'Tell us your postcode, what you use and how you pay. A bill helps, but an estimate will do.',
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

const bars = tariffs.map(({ name, price }) => ({ name, text: price.replace(' a month', ''), value: poundsOf(price) }));

const NightRate = () => (
  <figure className={styles.figure}>
    <NightRateChart />
    <figcaption className={styles.caption}>
      Economy 7 over a day. Low: seven hours, usually half past midnight to half past seven. High: the other seventeen,
      dearer than a single rate. It pays when you use at least two fifths of your power at the low rate, as with storage
      heaters or a car on the drive.
    </figcaption>
  </figure>
);

/** Gas and electricity: the four tariffs, when they pay, and how a switch goes. */
export const Energy = () => (
  <>
    <PageHeader
      here="Energy"
      heading="Gas and electricity for the home"
      lead="Four types of tariff. Which one's best for you depends on your meter, your budget and when you use power."
      Picture={drawing('coast-scene')}
    />
    <PageSection
      heading="Monthly prices from"
      note="These are examples for a home with low use. They're not tariffs: you get unit rates and standing charges in writing once we know your meters. The instant quote has its own fixed price for 12 months, with no exit fee."
    >
      <PriceBars caption="Monthly payment, from" bars={bars} />
    </PageSection>
    <PageSection heading="Which tariff suits you?">
      <PlanCards plans={tariffs} />
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
        { text: 'Get a quote', href: '/get-a-quote?service=Gas+and+electricity' },
        { text: 'Energy for a business', href: '/commercial-energy-comparison' },
      ]}
    >
      Four short steps, and you don't need a meter reading to start.
    </CallToAction>
    <ContactBand heading="Bill not making sense?">
      Send it to us or read it out on the phone. <a href="/contact?subject=energy">Write to us</a> or call.
    </ContactBand>
  </>
);
