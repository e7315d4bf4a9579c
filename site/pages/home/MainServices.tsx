import { formatPounds, percentOf, times, toPounds } from '#contract/common/money.ts';
import { chargingAssumptions, type ChargingPlace } from '#contract/ev/chargingCost.ts';
import { DrawingFile } from '../../drawings/DrawingFile.tsx';
import { penceText } from '../../facts/energyRates.ts';
import { slugOf } from '../../markdown/markdown.ts';
import * as styles from './MainServices.css.ts';
import * as section from './section.css.ts';
import { additionalServices, claims } from './services.ts';

interface Bar {
  readonly label: string;
  readonly value: string;
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
}

interface Props {
  readonly caption: string;
  readonly bars: readonly Bar[];
}

const LENGTH = 100;

/** Amounts as bars, the last of them in the colour of the sun: the one that we speak for. */
const CostBars = ({ caption, bars }: Props) => (
  <figure className={styles.chart} aria-labelledby={slugOf(caption)}>
    <figcaption className={styles.caption} id={slugOf(caption)}>
      {caption}
    </figcaption>
    <ul className={styles.bars}>
      {bars.map(({ label, value, share }, index) => (
        <li key={label} className={styles.costRow}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
          <svg className={styles.track} viewBox={`0 0 ${LENGTH} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={index === bars.length - 1 ? styles.best : styles.bar} width={share * LENGTH} height="10" />
          </svg>
        </li>
      ))}
    </ul>
  </figure>
);

const MILES = 100;
const WHOLE = 100;
const { milesPerKwh } = chargingAssumptions;

// The dearest first: it is what the others are drawn against.
const PLACES = [
  ['Public rapid charger', 'publicRapid'],
  ['At home, day rate', 'standard'],
  ['At home, night rate', 'night'],
] as const satisfies readonly (readonly [string, ChargingPlace])[];

const costAt = (place: ChargingPlace) =>
  percentOf(times(chargingAssumptions[place].perKwh, MILES), WHOLE / milesPerKwh);
const shareOf = (place: ChargingPlace): number => toPounds(costAt(place)) / toPounds(costAt('publicRapid'));

/** What a hundred miles cost, by the place where the car is charged: the rates behind the claim of the quote. */
export const charging = {
  caption: `What ${MILES} miles cost`,
  bars: PLACES.map(([label, place]) => ({ label, value: formatPounds(costAt(place)), share: shareOf(place) })),
  note: `${milesPerKwh} miles from a kilowatt-hour, at ${PLACES.map(([, place]) => `${penceText(place)} (${chargingAssumptions[place].asOf})`).join(', ')}. Tariffs differ: yours decides what you save.`,
};

const Solar = () => (
  <li className={styles.solar}>
    <div className={styles.scene}>
      <DrawingFile name="battery-scene" />
    </div>
    <h3 className={styles.title}>
      <a className={styles.link} href="/solar">
        Solar
      </a>
    </h3>
    <p className={styles.claim}>Panels and batteries that {claims.solar.text} on what you buy from the grid.</p>
    <p className={styles.basis} id="solar-basis">
      {claims.solar.note}
    </p>
  </li>
);

const Business = () => (
  <li className={styles.business}>
    <div className={styles.scene}>
      <DrawingFile name="project-office" />
    </div>
    <h3 className={styles.title}>
      <a className={styles.link} href="/commercial-energy-comparison">
        Business Energy
      </a>
    </h3>
    <p className={styles.claim}>
      Offers compared by a person: {claims.business.text} less for the same kilowatt-hours.
    </p>
  </li>
);

const Chargers = () => (
  <li className={styles.chargers}>
    <CostBars caption={charging.caption} bars={charging.bars} />
    <h3 className={styles.title}>
      <a className={styles.link} href="/ev-charging">
        EV Chargers
      </a>
    </h3>
    <p className={styles.claim}>A charger on your own wall: {claims.ev.text} cheaper than charging in public.</p>
    <p className={section.basis}>{charging.note}</p>
  </li>
);

/** Section 5: three services in pictures and figures, and three in a line each. */
export const MainServices = () => (
  <section className={section.section} id="services" aria-labelledby="services-title">
    <h2 className={section.heading} id="services-title">
      What would you like a price for?
    </h2>
    <ul className={styles.main}>
      <Solar />
      <Business />
      <Chargers />
    </ul>
    <h3 className={styles.further}>Also from us</h3>
    <ul className={styles.rows}>
      {additionalServices.map(({ href, title, text, picture }) => (
        <li key={href} className={styles.row}>
          <span className={styles.picture}>
            <DrawingFile name={picture} />
          </span>
          <a className={styles.rowLink} href={href}>
            {title}
          </a>
          <p className={styles.rowText}>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
