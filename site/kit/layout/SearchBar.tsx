import { CloseIcon } from '../../../widgets/ui/icons/CloseIcon.tsx';
import { SearchForm } from '../components/SearchForm.tsx';
import { SEARCH_ID } from './layoutIds.ts';
import * as styles from './SearchBar.css.ts';

/** Opened by the button of the header; a form like any other, so that it works without script. */
export const SearchBar = () => (
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
