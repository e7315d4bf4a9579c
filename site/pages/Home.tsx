import { company, telephoneLink } from '#contract/common/company.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { BusinessScene } from '../../widgets/ui/illustrations/BusinessScene.tsx';
import { HomeScene } from '../../widgets/ui/illustrations/HomeScene.tsx';
import { ContactBand } from '../components/ContactBand.tsx';
import { ExampleQuote } from '../components/ExampleQuote.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { RoofKinds } from '../components/RoofKinds.tsx';
import { SolarQuoteLink } from '../components/SolarQuoteLink.tsx';
import { Workings } from '../components/Workings.tsx';
import * as styles from './Home.css.ts';

const Hero = () => (
  <section className={styles.hero}>
    <div className={styles.heroInner}>
      <div className={styles.heroText}>
        <p className={styles.place}>Solar for Newcastle and the North East</p>
        <h1 className={styles.title}>See your solar price before you ring anyone</h1>
        <p className={styles.lead}>
          Choose the size and the equipment, and find out what it costs, what it saves and when it has paid for itself.
        </p>
        <div className={styles.actions}>
          <SolarQuoteLink size="large">Get your solar quote</SolarQuoteLink>
          <p className={styles.orCall}>
            or call <a href={telephoneLink(company.phone)}>{company.phone}</a>
            <span className={styles.hours}>{company.openingHours.text}</span>
          </p>
        </div>
      </div>
      <div className={styles.scene}>
        <HomeScene />
      </div>
    </div>
  </section>
);

const Business = () => (
  <section className={styles.business} aria-labelledby="business">
    <div className={styles.businessScene}>
      <BusinessScene />
    </div>
    <div className={styles.businessText}>
      <h2 className={styles.heading} id="business">
        A bigger roof works harder
      </h2>
      <p>
        Offices, shops, schools, farms and factories use most of their electricity while the sun is up. Price a system
        of up to {solarLimits.sizeKw.business.max} kW in the same four steps.
      </p>
      <p>
        <SolarQuoteLink size="plain" customerType="business">
          Price a business system
        </SolarQuoteLink>
      </p>
    </div>
  </section>
);

export const Home = () => (
  <>
    <Hero />
    <ExampleQuote />
    <RoofKinds />
    <NextSteps />
    <Business />
    <Workings />
    <ContactBand heading="Rather talk it through?">
      Tell us about your roof and your bills. We answer questions whether or not you want a quote.
    </ContactBand>
  </>
);
