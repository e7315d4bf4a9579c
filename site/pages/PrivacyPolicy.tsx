import { company } from '#contract/common/company.ts';
import * as styles from './PrivacyPolicy.css.ts';

export const PrivacyPolicy = () => (
  <article className={styles.prose}>
    <h1 className={styles.title}>Privacy policy</h1>
    <p className={styles.dates}>Last updated 20 November 2026</p>
    <p>
      {company.brand}, {company.address.street}, {company.address.city}, is responsible for what you tell us here. Ask
      us anything about it at <a href={`mailto:${company.email}`}>{company.email}</a>.
    </p>
    <h2>What we keep when you ask for a quote</h2>
    <p>
      Your name, email address, phone number, address and postcode, what you told us about the property, and the quote
      itself. We also note which page the request came from and the text you were shown beside the form. We need this to
      prepare your quote and to contact you about it: you asked us to, so no further consent is needed.
    </p>
    <h2>Who sees it</h2>
    <p>
      Our sales team and the surveyors who visit you. If you asked on the website of a partner of ours, the partner does
      not receive your details from us.
    </p>
    <h2>How long we keep it</h2>
    <p>
      24 months after your request if you do not become a customer. Write to us and we erase it sooner. The link to your
      saved quote stops working on the date that is printed on the quote.
    </p>
    <h2>What stays on your device</h2>
    <p>
      This site sets no cookies. On our own pages your answers are kept in your browser for up to 30 days so that you
      can continue where you left off; the form offers a button that deletes them. On a partner&apos;s website nothing
      personal is stored.
    </p>
    <h2>Your rights</h2>
    <p>
      You may see, correct, move or erase what we hold, object to its use, and complain to the Information
      Commissioner&apos;s Office at <a href="https://ico.org.uk">ico.org.uk</a>.
    </p>
  </article>
);
