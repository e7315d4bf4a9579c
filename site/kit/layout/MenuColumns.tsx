import { MenuAnchor } from './MenuAnchor.tsx';
import * as styles from './MenuColumns.css.ts';
import type { MenuColumn, MenuLink } from './menuLink.ts';

interface Props {
  readonly columns: readonly MenuColumn[];
  readonly path: string;
}

const Item = ({ link, path }: { readonly link: MenuLink; readonly path: string }) => (
  <li>
    <MenuAnchor className={styles.link} item={{ href: link.path, text: link.text }} path={path} />
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
