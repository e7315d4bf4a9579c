import '../styles/global.css.ts';
import type { ReactNode } from 'react';
import { Footer, type MenuLink } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';

interface Props {
  readonly links: readonly MenuLink[];
  readonly children: ReactNode;
}

/** What stands around every page. */
export const Layout = ({ links, children }: Props) => (
  <>
    <a className={styles.skipLink} href="#main">
      Skip to the main content
    </a>
    <Header />
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <Footer links={links} />
  </>
);
