import { company, telephoneLink } from '#contract/common/company.ts';
import * as styles from './Footer.css.ts';

export interface MenuLink {
  readonly path: string;
  readonly text: string;
}

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
        <p>Solar panels and batteries for homes and businesses in the North East.</p>
        {company.isSample && (
          <p className={styles.sample}>
            This is a demonstration site. The company, its address and its phone numbers are made up.
          </p>
        )}
      </div>
      <Contact />
      <nav aria-label="Footer">
        <ul className={styles.links}>
          {links.map(({ path, text }) => (
            <li key={path}>
              <a className={styles.link} href={path}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
