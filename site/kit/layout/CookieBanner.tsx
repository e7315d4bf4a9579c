import { CloseIcon } from '../../../widgets/ui/icons/CloseIcon.tsx';
import * as styles from './CookieBanner.css.ts';

/**
 * The question about cookies, on every page and hidden: client/cookieBanner.ts shows it where it has no answer yet.
 * Both answers look alike, because refusing must be as easy as accepting.
 */
export const CookieBanner = () => (
  <section className={styles.banner} aria-labelledby="cookie-title" data-cookie-banner="" hidden>
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={styles.title} id="cookie-title">
          Cookies, if you like
        </h2>
        <p>
          This site works without them. Say yes to all, and we also count which adverts led to a quote, and show the map
          of our office at once.
        </p>
      </div>
      <div className={styles.choices}>
        <button className={styles.choice} type="button" data-cookie-choice="all">
          Accept All
        </button>
        <button className={styles.choice} type="button" data-cookie-choice="essential">
          Essential Only
        </button>
        <a className={styles.policy} href="/cookie-policy">
          Cookie Policy
        </a>
      </div>
      <button className={styles.close} type="button" aria-label="Close without a choice" data-cookie-close="">
        <CloseIcon />
      </button>
    </div>
  </section>
);
