import { company, telephoneLink } from '#contract/common/company.ts';
import { ContactBand } from '../components/ContactBand.tsx';
import * as styles from './SolarQuote.css.ts';

/** Shown when the tag has not rendered: the script did not arrive, or it failed. */
const Fallback = () => (
  <div className={styles.fallback}>
    <p>The calculator has not started. We are happy to work out your quote by phone or email instead:</p>
    <ul className={styles.ways}>
      <li>
        <a href={telephoneLink(company.phone)}>{company.phone}</a>, {company.openingHours.text}
      </li>
      <li>
        <a href={`mailto:${company.email}?subject=Solar%20quote`}>{company.email}</a>
      </li>
    </ul>
    <p>Tell us your postcode, the kind of roof and about what you pay for electricity each month.</p>
  </div>
);

export const SolarQuote = () => (
  <>
    <div className={styles.intro}>
      <h1 className={styles.title}>Your solar quote</h1>
      <p className={styles.lead}>
        An estimate that you can keep. Nothing is agreed until we have seen the roof and you have said yes.
      </p>
    </div>
    <noscript>
      <p className={styles.noScript}>
        The calculator needs JavaScript. Without it, ring <a href={telephoneLink(company.phone)}>{company.phone}</a> or
        write to <a href={`mailto:${company.email}?subject=Solar%20quote`}>{company.email}</a>.
      </p>
    </noscript>
    <div className={styles.funnel}>
      <solar-quote theme="auto">
        <Fallback />
      </solar-quote>
    </div>
    <ContactBand heading="Stuck, or not sure?">
      Ring or write: a person will go through the questions with you.
    </ContactBand>
  </>
);
