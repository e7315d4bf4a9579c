import { company, telephoneLink } from '#contract/common/company.ts';
import { PhoneIcon } from '../../widgets/ui/icons/PhoneIcon.tsx';
import { BrandMark } from '../brand/BrandMark.tsx';
import { SolarQuoteLink } from '../components/SolarQuoteLink.tsx';
import * as styles from './Header.css.ts';

export const Header = () => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a className={styles.brand} href="/" aria-label={`${company.brand}, home page`}>
        <BrandMark />
        <span className={styles.brandName}>{company.brand}</span>
      </a>
      <div className={styles.actions}>
        <a className={styles.phone} href={telephoneLink(company.phone)} aria-label={`Call us on ${company.phone}`}>
          <PhoneIcon />
          <span className={styles.phoneNumber}>{company.phone}</span>
        </a>
        <SolarQuoteLink size="small">Get a quote</SolarQuoteLink>
      </div>
    </div>
  </header>
);
