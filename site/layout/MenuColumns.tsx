import { currentMark } from './currentPage.ts';
import * as styles from './MenuColumns.css.ts';
import { solarMark, type MenuColumn, type MenuLink } from './menuLink.ts';

interface Props {
  readonly columns: readonly MenuColumn[];
  readonly path: string;
}

const Item = ({ link, path }: { readonly link: MenuLink; readonly path: string }) => (
  <li>
    <a className={styles.link} href={link.path} aria-current={currentMark(link.path, path)} {...solarMark(link.path)}>
      {link.text}
    </a>
  </li>
);

/** Pages by their groups. */
export const MenuColumns = ({ columns, path }: Props) => (
  <div className={styles.columns}>
    {columns.map(({ title, links }) => (
      <div key={title}>
        <p className={styles.group}>{title}</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <Item key={link.path} link={link} path={path} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);
