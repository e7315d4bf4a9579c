import * as styles from './MenuColumns.css.ts';
import { columnsOf, solarMark, type MenuLink } from './menuLink.ts';

interface Props {
  readonly links: readonly MenuLink[];
}

const Item = ({ path, text }: MenuLink) => (
  <li>
    <a className={styles.link} href={path} {...solarMark(path)}>
      {text}
    </a>
  </li>
);

/** All pages by their groups: in the footer, and in the menu of small screens. */
export const MenuColumns = ({ links }: Props) => (
  <div className={styles.columns}>
    {columnsOf(links).map(([group, members]) => (
      <div key={group}>
        <p className={styles.group}>{group}</p>
        <ul className={styles.links}>
          {members.map((link) => (
            <Item key={link.path} {...link} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);
