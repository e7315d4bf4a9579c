import { company, telephoneLink } from '#contract/common/company.ts';
import { BusinessIcon } from '../../widgets/ui/icons/BusinessIcon.tsx';
import { InfoIcon } from '../../widgets/ui/icons/InfoIcon.tsx';
import { MailIcon } from '../../widgets/ui/icons/MailIcon.tsx';
import { PhoneIcon } from '../../widgets/ui/icons/PhoneIcon.tsx';
import { QuoteForm } from '../components/QuoteForm.tsx';
import * as styles from './Contact.css.ts';

const { address, openingHours } = company;

const Ways = () => (
  <ul className={styles.ways}>
    <li className={styles.way}>
      <PhoneIcon />
      <h2 className={styles.wayTitle}>Phone</h2>
      <p>
        <a href={telephoneLink(company.phone)}>{company.phone}</a>
        <span className={styles.note}>9am to 5pm, Monday to Friday</span>
      </p>
    </li>
    <li className={styles.way}>
      <MailIcon />
      <h2 className={styles.wayTitle}>Email</h2>
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <span className={styles.note}>We aim to respond within 24 hours on working days</span>
      </p>
    </li>
    <li className={styles.way}>
      <BusinessIcon />
      <h2 className={styles.wayTitle}>Visit us</h2>
      <address>
        {address.street}
        <br />
        {address.city} {address.postcode}
      </address>
    </li>
    <li className={styles.way}>
      <InfoIcon />
      <h2 className={styles.wayTitle}>Opening hours</h2>
      <p>
        {openingHours.text}
        <span className={styles.note}>Closed on Saturday and Sunday</span>
      </p>
    </li>
  </ul>
);

export const Contact = () => (
  <div className={styles.contactPage}>
    <div className={styles.intro}>
      <h1 className={styles.title}>Contact us</h1>
      <p className={styles.lead}>
        A question, a quote, a complaint or a kind word: a person in Newcastle reads it and answers.
      </p>
    </div>
    <div className={styles.columns}>
      <Ways />
      <QuoteForm
        tag="contact-form"
        subject="Enquiry"
        weCan="answer your question"
        tellUs="Tell us what it is about and how we reach you."
      />
    </div>
    <section className={styles.emergency} aria-labelledby="emergency">
      <h2 className={styles.emergencyTitle} id="emergency">
        Is it an emergency?
      </h2>
      <p>
        If you smell gas, open the windows, touch no switch, go outside and ring the gas emergency service on{' '}
        <a href="tel:0800111999">0800 111 999</a>. In a power cut ring <a href="tel:105">105</a>. Both are free, day and
        night. HomeCare customers reach us at any hour on{' '}
        <a href={telephoneLink(company.emergencyPhone)}>{company.emergencyPhone}</a>.
      </p>
    </section>
  </div>
);
