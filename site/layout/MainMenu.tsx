import { ChevronIcon } from '../../widgets/ui/icons/ChevronIcon.tsx';
import { mainMenu, type MenuItem, type MenuSection } from '../content/menus.ts';
import { currentMark, holdsPage } from './currentPage.ts';
import * as styles from './MainMenu.css.ts';
import { solarMark } from './menuLink.ts';

interface Props {
  readonly path: string;
}

const Entry = ({ text, href, path }: MenuItem & Props) => (
  <a className={styles.entry} href={href} aria-current={currentMark(href, path)} {...solarMark(href)}>
    {text}
  </a>
);

const Choice = ({ text, href, hint, path }: MenuItem & Props) => (
  <li>
    <a className={styles.choice} href={href} aria-current={currentMark(href, path)}>
      <span className={styles.choiceText}>{text}</span>
      <span className={styles.hint}>{hint}</span>
    </a>
  </li>
);

// Headings of pages are called the same: a menu's id must not be theirs.
const menuId = ({ id }: MenuSection): string => `menu-${id}`;

// The browser opens and closes it, one at a time, with Escape and a press beside it: it works before any script of
// ours, and client/menus.ts adds what is missing.
const Dropdown = ({ section, path }: Props & { readonly section: MenuSection }) => (
  <>
    <button
      className={styles.entry}
      type="button"
      popoverTarget={menuId(section)}
      aria-current={holdsPage(section, path) ? 'true' : undefined}
    >
      {section.text}
      <span className={styles.chevron}>
        <ChevronIcon />
      </span>
    </button>
    <ul className={styles.dropdown} id={menuId(section)} popover="auto">
      {section.items.map((item) => (
        <Choice key={item.href} {...item} path={path} />
      ))}
    </ul>
  </>
);

/** The menu of wide screens: links, and lists that buttons open (ARIA pattern "disclosure navigation"). */
export const MainMenu = ({ path }: Props) => (
  <nav className={styles.menu} aria-label="Main">
    <ul className={styles.entries}>
      {mainMenu.map((entry) => (
        <li key={entry.text} className={styles.place} data-menu-place="">
          {'items' in entry ? <Dropdown section={entry} path={path} /> : <Entry {...entry} path={path} />}
        </li>
      ))}
    </ul>
  </nav>
);
