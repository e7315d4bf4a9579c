import type { Crumb } from '../../document/structuredData.ts';
import * as styles from './Breadcrumbs.css.ts';

interface Props {
  /** Pages between the home page and this one. */
  readonly above?: readonly Crumb[];
  /** Name of this page. */
  readonly here: string;
}

const HOME: Crumb = { name: 'Home', path: '/' };

/** Where a page stands. The same way is told to search engines by `breadcrumbData`. */
export const Breadcrumbs = ({ above = [], here }: Props) => (
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
