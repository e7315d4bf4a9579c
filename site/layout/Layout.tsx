import '../styles/global.css.ts';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';
import type { MenuLink } from './menuLink.ts';

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
    <Header links={links} />
    <main id="main" className={styles.main} tabIndex={-1}>
      {children}
    </main>
    <Footer links={links} />
  </>
);
