import '../styles/global.css.ts';
import '../styles/print.css.ts';
import type { ReactNode } from 'react';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';
import type { MenuLink } from './menuLink.ts';
import { ToastRegion } from './ToastRegion.tsx';

interface Props {
  readonly links: readonly MenuLink[];
  /** Of the page, as the route table has it. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What stands around every page. */
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
