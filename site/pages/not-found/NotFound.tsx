import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import * as actionLink from '../../kit/components/actionLink.css.ts';
import { SolarQuoteLink } from '../../kit/components/CallToAction.tsx';
import { SearchForm } from '../../kit/components/SearchForm.tsx';
import * as styles from './NotFound.css.ts';

const PLACES = [
  { href: '/get-a-quote', text: 'Get a quote', hint: 'Boiler cover, energy, smart home' },
  { href: '/homecare-quote', text: 'HomeCare quote', hint: 'Cover for boiler, pipes and wiring' },
  { href: '/about', text: 'About us', hint: 'Who we are and how we work' },
  { href: '/contact', text: 'Contact us', hint: 'Call, write or visit us' },
] as const;

export const NotFound = () => (
  <div className={styles.page404}>
    <div className={styles.words}>
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.text}>
        We&apos;re sorry, the page you are looking for doesn&apos;t exist or has been moved.
      </p>
      <div className={styles.actions}>
        <a className={actionLink.sizes.large} href="/">
          Go to homepage
        </a>
        <SolarQuoteLink size="plain">Get my solar quote</SolarQuoteLink>
      </div>
      <SearchForm id="not-found-search" />
    </div>
    <div className={styles.scene}>
      <Drawing name="unplugged-scene" />
    </div>
    <ul className={styles.places}>
      {PLACES.map(({ href, text, hint }) => (
        <li key={href}>
          <a className={styles.place} href={href}>
            <span className={styles.placeText}>{text}</span>
            <span className={styles.hint}>{hint}</span>
          </a>
        </li>
      ))}
    </ul>
    <p className={styles.person}>
      Or ask us: <a href={telephoneLink(company.phone)}>{company.phone}</a>,{' '}
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  </div>
);
