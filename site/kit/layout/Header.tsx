import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { Icon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { PhoneIcon } from '../../../widgets/ui/icons/ResultIcons.tsx';
import { CloseIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import { BrandMark } from '../brand/BrandMark.tsx';
import { SearchIcon, SearchForm } from '../components/SearchForm.tsx';
import * as styles from './Header.css.ts';
import { PANEL_ID, SEARCH_ID } from './layoutIds.ts';
import { MainMenu } from './MainMenu.tsx';
import { MobilePanel } from './MobilePanel.tsx';
import { TopStrip } from './TopStrip.tsx';

/** Opened by the button of the header; a form like any other, so that it works without script. */
const SearchBar = () => (
  <div className={styles.panel} id={SEARCH_ID} popover="auto">
    <div className={styles.inner}>
      <SearchForm id="site-search-term" shouldTakeFocus />
      <button
        className={styles.close}
        type="button"
        popoverTarget={SEARCH_ID}
        popoverTargetAction="hide"
        aria-label="Close the search"
      >
        <CloseIcon />
      </button>
    </div>
  </div>
);

const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h16" />;

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

/** Stays at the top. Everything in it opens without script; site/client/header.ts adds the rest. */
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
