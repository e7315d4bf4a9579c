import { company } from '#contract/common/company.ts';
import * as styles from './PrivacyPolicy.css.ts';

const WhatWeKeep = () => (
  <>
    <h2>When you ask for a quote</h2>
    <p>
      We keep your name, email address, phone number, address and postcode, what you told us about your home, your car,
      your roof or your business, and the quote itself. For business energy that includes meter numbers, usage and the
      end of your contract. We also note which page the request came from and the text you were shown beside the form.
      We need this to prepare your quote and to contact you about it: you asked us to, so no further consent is needed.
    </p>
    <p>
      If you then ask for an installation day, or say that you would like to buy, we add that to your request. Neither
      is a purchase.
    </p>
    <h2>When you use the quick quote</h2>
    <p>
      We keep the postcode, the service and whether it is for a home or a business, without your name. A random number
      that lasts as long as your visit lets us join it to the request that you may send afterwards.
    </p>
    <h2>When you write to us</h2>
    <p>
      We keep your name, email address, message and, if you gave them, phone number and subject, to answer you. We do so
      only after you have ticked the box beside the form.
    </p>
    <h2>Offers and the newsletter</h2>
    <p>
      We send offers by email, text or phone only where you have ticked the box for it; no box is ticked for you. We
      keep what you ticked, when, on which page, and the text beside it.
    </p>
    <p>
      The newsletter begins after you have pressed the button in the email that asks you to confirm. The link in it
      works for 7 days; if you do nothing, nothing else is sent. Every newsletter has a link that ends it at once.
    </p>
  </>
);

export const PrivacyPolicy = () => (
  <article className={styles.prose}>
    <h1 className={styles.title}>Privacy policy</h1>
    <p className={styles.dates}>Last updated 20 November 2026</p>
    <p>
      {company.brand}, {company.address.street}, {company.address.city}, is responsible for what you tell us here. Ask
      us anything about it at <a href={`mailto:${company.email}`}>{company.email}</a>.
    </p>
    <WhatWeKeep />
    <h2>Who sees it</h2>
    <p>
      Our sales team and the surveyors and engineers who visit you. For a business energy comparison we ask suppliers
      for prices with what you told us about usage and meters. If you asked on the website of a partner of ours, the
      partner does not receive your details from us.
    </p>
    <h2>How long we keep it</h2>
    <p>
      Requests and messages: 24 months if you do not become a customer. Business energy: 12 months after the end of the
      contract that you told us about. Quick quotes: 24 months. Newsletter: as long as you receive it. Proof of what you
      agreed to: as long as we rely on it, and six years more. Write to us and we erase your details sooner. The link to
      your saved quote stops working at the time that is printed on the quote.
    </p>
    <h2>What stays on your device</h2>
    <p>
      This site sets no cookies. On our own pages your answers are kept in your browser for up to 30 days so that you
      can continue where you left off; the form offers a button that deletes them. What one page hands to the next, and
      the number of your visit, end when you close the tab. On a partner&apos;s website nothing personal is stored.
    </p>
    <h2>Your rights</h2>
    <p>
      You may see, correct, move or erase what we hold, object to its use, and complain to the Information
      Commissioner&apos;s Office at <a href="https://ico.org.uk">ico.org.uk</a>.
    </p>
  </article>
);
