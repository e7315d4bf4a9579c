import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { BrandMark } from '../brand/BrandMark.tsx';
import { currentMark } from './currentPage.ts';
import * as styles from './Footer.css.ts';
import { MenuColumns } from './MenuColumns.tsx';
import { columnsOf, linksOf, type MenuLink } from './menuLink.ts';
import { SocialLinks } from './SocialLinks.tsx';

interface Props {
  readonly links: readonly MenuLink[];
  readonly path: string;
}

const { address } = company;

const About = () => (
  <div className={styles.about}>
    <p className={styles.brand}>
      <BrandMark />
      {company.brand}
    </p>
    <p>Solar, chargers, boilers and energy for homes and businesses in the North East.</p>
    <SocialLinks links={company.social} />
    {company.isSample && (
      <p className={styles.sample}>
        This is a demonstration site. The company, its address and its phone numbers are made up.
      </p>
    )}
  </div>
);

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

const Legal = ({ links, path }: Props) => (
  <ul className={styles.legal}>
    {links.map((link) => (
      <li key={link.path}>
        <a className={styles.legalLink} href={link.path} aria-current={currentMark(link.path, path)}>
          {link.text}
        </a>
      </li>
    ))}
    <li>
      <button className={styles.cookies} type="button" data-cookie-settings="">
        Cookie settings
      </button>
    </li>
  </ul>
);

export const Footer = ({ links, path }: Props) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.company}>
        <About />
        <Contact />
      </div>
      <nav aria-label="Footer">
        <MenuColumns columns={columnsOf(links)} path={path} />
      </nav>
      <Legal links={linksOf(links, 'Legal')} path={path} />
    </div>
  </footer>
);
