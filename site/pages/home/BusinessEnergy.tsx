import { fill } from '../../../widgets/ui/illustrations/Art.css.ts';
import { Art } from '../../../widgets/ui/illustrations/Art.tsx';
import { factText } from '../../facts/facts.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import * as styles from './BusinessEnergy.css.ts';
import * as section from './section.css.ts';
import { claims } from './services.ts';

// Invented: prices that lie as close together, and as far apart, as those of suppliers do.
const HEIGHTS = [
  132, 126, 124, 119, 117, 116, 112, 110, 109, 107, 104, 103, 101, 98, 97, 95, 94, 92, 90, 89, 86, 85, 83, 82, 80, 78,
] as const;

const GROUND = 150;
const STEP = 16;
const WIDTH = 10;
const LEFT = 8;

const bar = (height: number, index: number): string =>
  `M${LEFT + index * STEP} ${GROUND}v-${height}h${WIDTH}v${height}z`;
const bars = HEIGHTS.map(bar);
const last = HEIGHTS.length - 1;

/** Offers of twenty-six suppliers in their order; the sun stands on the cheapest. */
const OffersChart = () => (
  <Art size="430 160">
    <path className={fill.wall} d={bars.join('')} />
    <path className={fill.sun} d={bars[last]} />
    <path d={bars.join('')} />
    <path className={fill.glow} d="M394 38a19 19 0 1 0 38 0 19 19 0 1 0-38 0" />
    <path className={fill.sun} d="M401 38a12 12 0 1 0 24 0 12 12 0 1 0-24 0" />
    <path d="M2 150h426M407 38l4 4 8-9" />
  </Art>
);

const figures = [
  { value: claims.business.text, text: 'off what a business pays for energy' },
  { value: factText('home-suppliers'), text: 'in one comparison' },
  { value: factText('home-business-saving'), text: 'average yearly saving for our business customers' },
];

/** Section 8: contracts compared for businesses. */
export const BusinessEnergy = () => (
  <section className={styles.band} id="business" aria-labelledby="business-title">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={section.heading} id="business-title">
          Every business energy offer, side by side
        </h2>
        <p className={section.lead}>
          Tell us what you use and when your contract ends. A specialist asks the suppliers, compares the offers and
          tells you which one we'd sign, and what we're paid for it.
        </p>
        <p className={styles.actions}>
          <a className={actionLink.sizes.large} href="/commercial-energy-comparison">
            Compare business energy
          </a>
          <SolarQuoteLink size="plain" customerType="business">
            Get my business solar quote
          </SolarQuoteLink>
        </p>
      </div>
      <div className={styles.chart}>
        <OffersChart />
        <p className={section.basis}>An illustration: one bar per offer, dearest on the left.</p>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ value, text }) => (
          <div key={value} className={styles.figure}>
            <dt className={styles.text}>{text}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.basis}>
        {claims.business.note} The average is our own figure for customers who switched through us. What you save
        depends on the contract you're leaving.
      </p>
    </div>
  </section>
);
