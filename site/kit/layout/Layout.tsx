import '../styles/global.css.ts';
import '../styles/print.css.ts';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { CloseIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';
import type { MenuLink } from './MenuLinks.tsx';

/**
 * The question about cookies, on every page and hidden: client/cookieBanner.ts shows it where it has no answer yet.
 * Both answers look alike, because refusing must be as easy as accepting.
 */
const CookieBanner = () => (
  <section className={styles.banner} aria-labelledby="cookie-title" data-cookie-banner="" hidden>
    <div className={styles.inner}>
      <div className={styles.cookieBannerWords}>
        <h2 className={styles.cookieBannerTitle} id="cookie-title">
          Your cookie choices
        </h2>
        <p>
          This site works without them. Accept all and we'll also count which adverts led to a quote and load our office
          map straight away.
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
      <button
        className={styles.cookieBannerClose}
        type="button"
        aria-label="Close without choosing"
        data-cookie-close=""
      >
        <CloseIcon />
      </button>
    </div>
  </section>
);

/**
 * Where client/toasts.ts puts a notice. It is there from the start: a live region that arrives together with its
 * words is not read out.
 */
const ToastRegion = () => (
  <div className={styles.region} role="status" data-toasts="">
    <template data-toast="">
      <div className={styles.toast}>
        <span className={styles.icon}>
          <CheckIcon />
        </span>
        <div className={styles.words}>
          <p className={styles.title} data-toast-title="" />
          <p data-toast-text="" />
        </div>
        <button className={styles.close} type="button" aria-label="Close the notice" data-toast-close="">
          <CloseIcon />
        </button>
      </div>
    </template>
  </div>
);

interface Props {
  readonly links: readonly MenuLink[];
  /** Of the page, as the route table has it. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What is around every page: header, footer, search, notices. */
export const Layout = ({ links, path, children }: Props) => (
  <>
    <a className={styles.skipLink} href="#main">
      Skip to the main content
    </a>
    <CookieBanner />
    <Header path={path} />
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <Footer links={links} path={path} />
    <ToastRegion />
  </>
);
