import { DrawingFile } from '../../drawings/DrawingFile.tsx';
import { factText } from '../../facts/facts.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import * as styles from './BusinessEnergy.css.ts';
import * as section from './section.css.ts';
import { claims } from './services.ts';

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
      <div className={styles.scene}>
        <DrawingFile name="offers" />
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
