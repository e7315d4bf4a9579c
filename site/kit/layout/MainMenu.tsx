import { ChevronIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as styles from './MainMenu.css.ts';
import { holdsPage, MenuAnchor } from './MenuLinks.tsx';
import { mainMenu, type MenuItem, type MenuSection } from './menus.ts';

interface Props {
  readonly path: string;
}

const Choice = ({ item, path }: Props & { readonly item: MenuItem }) => (
  <li>
    <MenuAnchor className={styles.choice} item={item} path={path}>
      <span className={styles.choiceText}>{item.text}</span>
      <span className={styles.hint}>{item.hint}</span>
    </MenuAnchor>
  </li>
);

// Headings of pages are called the same: a menu's id must not be theirs.
const menuId = ({ id }: MenuSection): string => `menu-${id}`;

// The browser opens and closes it, one at a time, with Escape and a press beside it: it works before any script of
// ours, and site/client/header.ts adds what is missing.
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
        <Choice key={item.href} item={item} path={path} />
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
          {'items' in entry ? (
            <Dropdown section={entry} path={path} />
          ) : (
            <MenuAnchor className={styles.entry} item={entry} path={path} />
          )}
        </li>
      ))}
    </ul>
  </nav>
);
