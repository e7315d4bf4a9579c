import { company, telephoneLink } from '#contract/common/company.ts';
import { HomeScene } from '../../widgets/ui/illustrations/HomeScene.tsx';
import { SolarQuoteLink } from '../components/SolarQuoteLink.tsx';
import * as styles from './NotFound.css.ts';

export const NotFound = () => (
  <div className={styles.page404}>
    <div className={styles.scene}>
      <HomeScene />
    </div>
    <h1 className={styles.title}>Page not found</h1>
    <p className={styles.text}>We&apos;re sorry, the page you are looking for doesn&apos;t exist or has been moved.</p>
    <div className={styles.actions}>
      <SolarQuoteLink size="large">Get a solar quote</SolarQuoteLink>
      <a href="/">Go to the home page</a>
    </div>
    <ul className={styles.links}>
      <li>
        <a href="/get-a-quote">Get another quote</a>
      </li>
      <li>
        <a href="/homecare-quote">HomeCare plans</a>
      </li>
      <li>
        <a href="/contact">Contact us</a>
      </li>
    </ul>
    <p className={styles.text}>
      Or ask us: <a href={telephoneLink(company.phone)}>{company.phone}</a>,{' '}
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  </div>
);
