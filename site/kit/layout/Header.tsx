import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { PhoneIcon } from '../../../widgets/ui/icons/PhoneIcon.tsx';
import { BrandMark } from '../brand/BrandMark.tsx';
import { SearchIcon } from '../components/SearchIcon.tsx';
import * as styles from './Header.css.ts';
import { PANEL_ID, SEARCH_ID } from './layoutIds.ts';
import { MainMenu } from './MainMenu.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { MobilePanel } from './MobilePanel.tsx';
import { SearchBar } from './SearchBar.tsx';
import { TopStrip } from './TopStrip.tsx';

interface Props {
  /** Of the page: its link in the menus is marked. */
  readonly path: string;
}

const Actions = () => (
  <div className={styles.actions}>
    <a className={styles.phone} href={telephoneLink(company.phone)} aria-label={`Call us on ${company.phone}`}>
      <PhoneIcon />
    </a>
    <button
      className={styles.iconButton}
      type="button"
      popoverTarget={SEARCH_ID}
      aria-label="Search"
      data-search-toggle=""
    >
      <SearchIcon />
    </button>
    <a className={styles.quote} href="/get-a-quote">
      Get a quote
    </a>
    <button
      className={styles.menuButton}
      type="button"
      aria-label="Menu"
      aria-haspopup="dialog"
      popoverTarget={PANEL_ID}
      data-panel-opener=""
    >
      <MenuIcon />
    </button>
  </div>
);

/** Stays at the top. Everything in it opens without script; client/menus.ts and client/siteSearch.ts add the rest. */
export const Header = ({ path }: Props) => (
  <>
    <div className={styles.scrollMark} data-scroll-mark="" />
    <header className={styles.header} data-site-header="">
      <TopStrip path={path} />
      <div className={styles.bar}>
        <a className={styles.brand} href="/" aria-label={`${company.brand}, home page`}>
          <BrandMark />
          <span className={styles.brandName}>{company.brand}</span>
        </a>
        <MainMenu path={path} />
        <Actions />
      </div>
      <SearchBar />
      <MobilePanel path={path} />
    </header>
  </>
);
