import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { DrawingFile } from '../../drawings/DrawingFile.tsx';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { QuoteForm } from '../../kit/components/QuoteForm.tsx';
import * as styles from './FirstView.css.ts';
import { claims } from './services.ts';

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

interface AudienceGreeting {
  readonly heading: string;
  readonly points: readonly string[];
}

/** What the home page says to the two kinds of customers. */
const customers: Readonly<Record<'home' | 'business', AudienceGreeting>> = {
  home: {
    heading: 'A home that costs less to run',
    points: [
      'Your price on the screen, in minutes',
      'A survey before anything is agreed',
      'Installers who live where you do',
    ],
  },
  business: {
    heading: 'Energy you can plan with',
    points: ['Every offer laid side by side', 'Systems up to 100 kW', 'One contact for all your sites'],
  },
};

const Greeting = ({ customer }: { readonly customer: keyof typeof customers }) => {
  const { heading, points } = customers[customer];
  return (
    <div className={styles.greetings[customer]}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * Sections 1 to 3 in one view over the Tyne: who we are, who it's for, and the first question of a price. Home or
 * business is chosen once, in the quick quote; what stands beside it, and every link to a solar quote, follows.
 */
export const FirstView = () => (
  <div className={styles.first}>
    <div className={styles.inner} data-behaviour="customerType">
      <Hero />
      <section className={styles.audience} id="customers" aria-label="For your home or your business">
        <Greeting customer="home" />
        <Greeting customer="business" />
      </section>
      <section className={styles.quick} id="quick-quote" aria-label="Quick quote">
        <QuoteForm
          tag="quick-quote"
          subject="Quote"
          weCan="give you a price"
          tellUs="Tell us your postcode and what you'd like a price for."
        />
      </section>
    </div>
    <div className={styles.scene}>
      <DrawingFile name="panorama" isFirst />
    </div>
  </div>
);
