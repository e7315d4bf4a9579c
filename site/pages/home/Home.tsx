import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { solarSteps } from '../../facts/fittingSteps.ts';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { NextSteps } from '../../kit/components/NextSteps.tsx';
import { Areas } from './Areas.tsx';
import { Audience } from './Audience.tsx';
import { BusinessEnergy } from './BusinessEnergy.tsx';
import { Explore } from './Explore.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import * as styles from './Home.css.ts';
import { MainServices } from './MainServices.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import { Protection } from './Protection.tsx';
import { claims } from './services.ts';
import { SolarYear } from './SolarYear.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhyUs } from './WhyUs.tsx';

/** Section 1: the banner for the homeowners of Newcastle, and the way to a quote. */
const Hero = () => (
  <section className={styles.hero} id="top" aria-labelledby="home-title">
    <p className={styles.banner}>
      <strong className={styles.who}>Newcastle homeowners</strong> {claims.solar.text} on your electricity with solar
      <a className={styles.mark} href="#solar-basis" aria-label="What this saving is based on">
        <span aria-hidden="true">*</span>
      </a>
    </p>
    <h1 className={styles.title} id="home-title">
      See your price before you call anyone
    </h1>
    <p className={styles.lead}>
      Solar, EV chargers, boiler cover, gas and electricity, for homes and businesses in the North East and across
      mainland Britain.
    </p>
    <p className={styles.actions}>
      <SolarQuoteLink size="large">Get your free quote</SolarQuoteLink>
      <span className={styles.orCall}>
        or call <a href={telephoneLink(company.phone)}>{company.phone}</a>
        <span className={styles.hours}>{company.openingHours.text}</span>
      </span>
    </p>
  </section>
);

/** Sections 1 to 3 in one view over the Tyne: who we are, who it's for, and the first question of a price. */
const FirstView = () => (
  <div className={styles.first}>
    <div className={styles.inner}>
      <Hero />
      <Audience />
    </div>
    <div className={styles.scene}>
      <Drawing name="panorama" />
    </div>
  </div>
);

/** Section 10: the way to a survey. */
const Survey = () => (
  <div className={styles.band} id="survey">
    <NextSteps heading="How your solar survey works" steps={solarSteps} />
    <p className={styles.surveyActions}>
      <SolarQuoteLink size="large">Ask for a solar survey</SolarQuoteLink>
      <a className={actionLink.sizes.plain} href="/contact">
        Talk to a surveyor first
      </a>
    </p>
  </div>
);

/** The fourteen sections of the landing page, in the order of the site specification. */
export const Home = () => (
  <>
    <FirstView />
    <Protection />
    <MainServices />
    <FeatureTabs />
    <SolarYear />
    <BusinessEnergy />
    <Areas />
    <Survey />
    <WhyUs />
    <Explore />
    <NeedHelp />
    <Testimonials />
  </>
);
