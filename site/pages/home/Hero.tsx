import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { SolarQuoteLink } from '../../kit/components/SolarQuoteLink.tsx';
import * as styles from './Hero.css.ts';
import { claims } from './services.ts';

/** Section 1: the banner for the homeowners of Newcastle, over the Tyne. */
export const Hero = () => (
  <section className={styles.hero} id="top" aria-labelledby="home-title">
    <div className={styles.inner}>
      <p className={styles.banner}>
        <strong className={styles.who}>Newcastle homeowners</strong> {claims.solar.text} on your electricity with solar
        <a className={styles.mark} href="#solar-basis" aria-label="What this saving is based on">
          <span aria-hidden="true">*</span>
        </a>
      </p>
      <h1 className={styles.title} id="home-title">
        See your price before you ring anyone
      </h1>
      <p className={styles.lead}>
        Solar, EV chargers, boiler cover, gas and electricity, for homes and businesses in the North East and the UK
        mainland. Say what you need and where, and find out what it costs.
      </p>
      <p className={styles.actions}>
        <SolarQuoteLink size="large">Get your free quote</SolarQuoteLink>
        <span className={styles.orCall}>
          or call <a href={telephoneLink(company.phone)}>{company.phone}</a>
          <span className={styles.hours}>{company.openingHours.text}</span>
        </span>
      </p>
    </div>
    <div className={styles.scene}>
      <Drawing name="panorama" />
    </div>
  </section>
);
