import { company, telephoneLink } from '#contract/common/company.ts';
import * as styles from './Footer.css.ts';
import { MenuColumns } from './MenuColumns.tsx';
import type { MenuLink } from './menuLink.ts';

const { address } = company;

const Contact = () => (
  <address className={styles.contact}>
    <p className={styles.line}>
      <a className={styles.link} href={telephoneLink(company.phone)}>
        {company.phone}
      </a>
      <span>{company.openingHours.text}</span>
    </p>
    <p className={styles.line}>
      <a className={styles.link} href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </p>
    <p className={styles.line}>
      <span>{address.street}</span>
      <span>
        {address.city} {address.postcode}
      </span>
    </p>
  </address>
);

export const Footer = ({ links }: { readonly links: readonly MenuLink[] }) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.about}>
        <p className={styles.brand}>{company.brand}</p>
        <p>Solar, chargers, boilers and energy for homes and businesses in the North East.</p>
        {company.isSample && (
          <p className={styles.sample}>
            This is a demonstration site. The company, its address and its phone numbers are made up.
          </p>
        )}
      </div>
      <Contact />
      <nav className={styles.menu} aria-label="Footer">
        <MenuColumns links={links} />
      </nav>
    </div>
  </footer>
);
