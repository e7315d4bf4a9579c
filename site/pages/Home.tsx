import { company, telephoneLink } from '#contract/common/company.ts';
import { BusinessScene } from '../../widgets/ui/illustrations/BusinessScene.tsx';
import { HomeScene } from '../../widgets/ui/illustrations/HomeScene.tsx';
import { ContactBand } from '../components/ContactBand.tsx';
import { ExampleQuote } from '../components/ExampleQuote.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { SolarQuoteLink } from '../components/SolarQuoteLink.tsx';
import { Workings } from '../components/Workings.tsx';
import * as styles from './Home.css.ts';

const Hero = () => (
  <section className={styles.hero}>
    <div className={styles.heroText}>
      <p className={styles.place}>Solar for Newcastle and the North East</p>
      <h1 className={styles.title}>See your solar price before you ring anyone</h1>
      <p className={styles.lead}>
        Choose the size and the equipment, and find out what it costs, what it saves and when it has paid for itself.
        The whole breakdown, on screen and by email.
      </p>
      <div className={styles.actions}>
        <SolarQuoteLink size="large">Get your solar quote</SolarQuoteLink>
        <p className={styles.orCall}>
          or call <a href={telephoneLink(company.phone)}>{company.phone}</a>
          <span className={styles.hours}>{company.openingHours.text}</span>
        </p>
      </div>
    </div>
    <div className={styles.picture}>
      <HomeScene />
      <ExampleQuote />
    </div>
  </section>
);

const Audiences = () => (
  <section className={styles.section} aria-labelledby="audiences">
    <h2 className={styles.heading} id="audiences">
      Start with your roof
    </h2>
    <div className={styles.audiences}>
      <article className={styles.audience}>
        <div className={styles.audiencePicture}>
          <HomeScene />
        </div>
        <h3 className={styles.audienceTitle}>At home</h3>
        <p>From 1 to 12 kW, with or without a battery. Most homes choose 3 to 6 kW.</p>
        <SolarQuoteLink size="plain" customerType="home">
          Price a home system
        </SolarQuoteLink>
      </article>
      <article className={styles.audience}>
        <div className={styles.audiencePicture}>
          <BusinessScene />
        </div>
        <h3 className={styles.audienceTitle}>At work</h3>
        <p>From 1 to 30 kW for offices, shops, schools, farms and factories. Most businesses choose 10 to 30 kW.</p>
        <SolarQuoteLink size="plain" customerType="business">
          Price a business system
        </SolarQuoteLink>
      </article>
    </div>
  </section>
);

export const Home = () => (
  <>
    <Hero />
    <Audiences />
    <NextSteps />
    <Workings />
    <ContactBand heading="Rather talk it through?">
      Tell us about your roof and your bills. We answer questions whether or not you want a quote.
    </ContactBand>
  </>
);
