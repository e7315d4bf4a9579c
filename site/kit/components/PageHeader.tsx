import type { FunctionComponent, ReactNode } from 'react';
import type { Crumb } from '../../document/structuredData.ts';
import * as styles from './PageHeader.css.ts';

interface BreadcrumbsProps {
  /** Pages between the home page and this one. */
  readonly above?: readonly Crumb[];
  /** Name of this page. */
  readonly here: string;
}

const HOME: Crumb = { name: 'Home', path: '/' };

/** The breadcrumb of a page. `breadcrumbData` gives search engines the same path. */
export const Breadcrumbs = ({ above = [], here }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.trail}>
      {[HOME, ...above].map(({ name, path }) => (
        <li key={path} className={styles.crumb}>
          <a className={styles.link} href={path}>
            {name}
          </a>
        </li>
      ))}
      <li className={styles.crumb}>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </nav>
);

interface Props {
  /** Name of the page in the breadcrumb. */
  readonly here: string;
  readonly above?: readonly Crumb[];
  /** A line above the heading: a place, a category. */
  readonly kicker?: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** A scene beside the words; below them on a small screen. */
  readonly Picture?: FunctionComponent;
  /** Links, dates, a form. */
  readonly children?: ReactNode;
}

/** Top of a page: its breadcrumb, its one main heading, and a scene. */
export const PageHeader = ({ here, above, kicker, heading, lead, Picture, children }: Props) => (
  <header className={styles.header}>
    <div className={Picture ? `${styles.inner} ${styles.illustrated}` : styles.inner}>
      <div className={styles.words}>
        <Breadcrumbs here={here} {...(above && { above })} />
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {Picture && (
        <div className={styles.picture}>
          <Picture />
        </div>
      )}
    </div>
  </header>
);
