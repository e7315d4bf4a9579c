import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { QuoteForm } from '../../kit/components/QuoteForm.tsx';
import * as styles from './Audience.css.ts';

interface AudienceGreeting {
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
}

/** What the home page says to the two kinds of customers; the visitor switches. */
const customers: Readonly<Record<'home' | 'business', AudienceGreeting>> = {
  home: {
    heading: 'A home that costs less to run',
    text: 'Panels on the roof, a charger on the wall, and someone to call when the boiler packs in. Take one or all of them, from one team on Tyneside.',
    points: [
      'Your price on the screen, in minutes',
      'A survey before anything is agreed',
      'Installers who live where you do',
    ],
  },
  business: {
    heading: 'Energy you can plan with',
    text: 'For shops, offices, schools and factories: contracts compared line by line, panels that work while you do, and one person who knows your site.',
    points: ['Every offer laid side by side', 'Systems up to 100 kW', 'One contact for all your sites'],
  },
};

const CHOICES = [
  { value: 'home', text: 'Your home' },
  { value: 'business', text: 'Your business' },
] as const;

const Choice = () => (
  <fieldset className={styles.choice} data-behaviour="customerType">
    <legend className={styles.legend}>What we do for</legend>
    <div className={styles.options}>
      {CHOICES.map(({ value, text }) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name="customerType"
            value={value}
            defaultChecked={value === 'home'}
          />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
);

const Greeting = ({ customer }: { readonly customer: keyof typeof customers }) => {
  const { heading, text, points } = customers[customer];
  return (
    <div className={styles.introductions[customer]}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        {customer === 'home' ? (
          <SolarQuoteLink size="quiet">Price solar for my home</SolarQuoteLink>
        ) : (
          <>
            <a className={actionLink.sizes.quiet} href="/commercial-energy-comparison">
              Compare contracts
            </a>
            <SolarQuoteLink size="quiet" customerType="business">
              Business solar
            </SolarQuoteLink>
          </>
        )}
      </p>
    </div>
  );
};

/** Sections 2 and 3: for a home or for a business, and the quick quote. */
export const Audience = () => (
  <>
    <section className={styles.audience} id="customers" aria-label="For your home or your business">
      <Choice />
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
  </>
);
