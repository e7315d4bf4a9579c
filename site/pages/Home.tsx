import { company, telephoneLink } from '#contract/common/company.ts';
import { solarLimits } from '#contract/solar/limits.ts';
import { BusinessScene } from '../../widgets/ui/illustrations/BusinessScene.tsx';
import { HomeScene } from '../../widgets/ui/illustrations/HomeScene.tsx';
import { ContactBand } from '../components/ContactBand.tsx';
import { exampleQuote } from '../components/exampleQuote.ts';
import { ExampleQuote } from '../components/ExampleQuote.tsx';
import { Facts } from '../components/Facts.tsx';
import { Highlights } from '../components/Highlights.tsx';
import { NextSteps } from '../components/NextSteps.tsx';
import { QuoteForm } from '../components/QuoteForm.tsx';
import { RelatedLinks } from '../components/RelatedLinks.tsx';
import { SolarQuoteLink } from '../components/SolarQuoteLink.tsx';
import { solarFacts, solarSteps } from '../content/quotes/solar.ts';
import { roofs } from '../content/roofs.ts';
import { services } from '../content/services.ts';
import * as styles from './Home.css.ts';

const { sizeKw, battery } = exampleQuote;

const Hero = () => (
  <section className={styles.hero}>
    <div className={styles.heroInner}>
      <div className={styles.heroText}>
        <p className={styles.place}>Home energy for Newcastle and the North East</p>
        <h1 className={styles.title}>See your price before you ring anyone</h1>
        <p className={styles.lead}>
          Solar, EV chargers, boiler cover, gas and electricity, for homes and businesses. Say what you need and where,
          and find out what it costs.
        </p>
        <p className={styles.orCall}>
          Or call <a href={telephoneLink(company.phone)}>{company.phone}</a>
          <span className={styles.hours}>{company.openingHours.text}</span>
        </p>
      </div>
      <div className={styles.quick}>
        <QuoteForm
          tag="quick-quote"
          subject="Quote"
          weCan="give you a price"
          tellUs="Tell us your postcode and what you would like a price for."
        />
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
    <div className={styles.services}>
      <RelatedLinks {...services} />
    </div>
    <Highlights {...roofs} />
    <NextSteps heading="From quote to first sunny hour" steps={solarSteps} />
    <Business />
    <Facts
      heading="No mystery in the figures"
      paragraphs={[
        `The example above is ${sizeKw} kW times these figures, and so is every quote. With a ${battery.name} it comes to ${battery.total} and ${battery.paybackYears} years, before counting what the battery lets you use yourself.`,
        'East and west roofs make about 80 to 85% of the south-facing figure. The survey tells you what yours will make.',
      ]}
      rows={solarFacts}
    />
    <ContactBand heading="Rather talk it through?">
      Tell us about your roof and your bills. We answer questions whether or not you want a quote.
    </ContactBand>
  </>
);
