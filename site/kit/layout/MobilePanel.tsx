import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { AlertIcon, ChevronIcon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { CalendarIcon, MailIcon, PhoneIcon } from '../../../widgets/ui/icons/ResultIcons.tsx';
import { CloseIcon, HomeIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import { SearchIcon } from '../components/SearchForm.tsx';
import { PANEL_ID } from './layoutIds.ts';
import { MenuAnchor } from './MenuLinks.tsx';
import { audiences, login, mainMenu, shortcuts, type MenuSection } from './menus.ts';
import * as styles from './MobilePanel.css.ts';

interface Props {
  readonly path: string;
}

const PICTURES = { cover: HomeIcon, visit: CalendarIcon, emergency: AlertIcon } as const;

const Shortcuts = () => (
  <ul className={styles.shortcuts}>
    {shortcuts.map(({ text, href, picture }) => {
      const Picture = PICTURES[picture];
      return (
        <li key={href}>
          <a className={styles.shortcut} href={href}>
            <Picture />
            {text}
          </a>
        </li>
      );
    })}
  </ul>
);

const Section = ({ section, path }: Props & { readonly section: MenuSection }) => (
  <details className={styles.section} name="panel-section">
    <summary className={styles.summary}>
      {section.text}
      <ChevronIcon />
    </summary>
    <ul className={styles.choices}>
      {section.items.map((item) => (
        <li key={item.href}>
          <MenuAnchor className={styles.choice} item={item} path={path} />
        </li>
      ))}
    </ul>
    {section.id === 'home-services' && <Shortcuts />}
  </details>
);

const Help = () => (
  <div className={styles.help}>
    <p className={styles.helpTitle}>Need a hand?</p>
    <p>
      Our phone lines are open {company.openingHours.text}. We aim to answer emails within 24 hours on working days.
    </p>
    <a className={styles.way} href={telephoneLink(company.phone)}>
      <PhoneIcon />
      {company.phone}
    </a>
    <a className={styles.way} href={`mailto:${company.email}`}>
      <MailIcon />
      {company.email}
    </a>
  </div>
);

const Head = () => (
  <div className={styles.head}>
    <p className={styles.title}>Menu</p>
    <a className={styles.iconButton} href="/search" aria-label="Search" data-search-opener="">
      <SearchIcon />
    </a>
    <button
      className={styles.iconButton}
      type="button"
      aria-label="Close the menu"
      popoverTarget={PANEL_ID}
      popoverTargetAction="hide"
      data-panel-closer=""
    >
      <CloseIcon />
    </button>
  </div>
);

/** The whole menu on narrow screens, from the side: a popover without script, a modal dialog with it. */
export const MobilePanel = ({ path }: Props) => (
  <dialog className={styles.panel} id={PANEL_ID} popover="auto" aria-label="Menu" closedby="any">
    <Head />
    <nav aria-label="All pages">
      <ul className={styles.audiences}>
        {audiences.map((item) => (
          <li key={item.href}>
            <MenuAnchor className={styles.audience} item={item} path={path} />
          </li>
        ))}
      </ul>
      <ul>
        {mainMenu.map((entry) => (
          <li key={entry.text}>
            {'items' in entry ? (
              <Section section={entry} path={path} />
            ) : (
              <MenuAnchor className={styles.entry} item={entry} path={path} />
            )}
          </li>
        ))}
      </ul>
    </nav>
    <Help />
    <div className={styles.account}>
      <MenuAnchor className={styles.login} item={login} path={path} />
      <a className={styles.saved} href="/find-my-quote">
        Find my quote
      </a>
    </div>
  </dialog>
);
