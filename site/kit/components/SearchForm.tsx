import { Icon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import * as styles from './SearchForm.css.ts';

export const SearchIcon = () => <Icon path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.4 15.4 20.5 20.5" />;

interface Props {
  readonly id: string;
  /** As soon as its panel opens. */
  readonly shouldTakeFocus?: boolean;
}

/** One field that leads to the search page. site/client/header.ts keeps blank terms here. */
export const SearchForm = ({ id, shouldTakeFocus }: Props) => (
  <form className={styles.form} role="search" action="/search" method="get" data-site-search="">
    <label className={styles.label} htmlFor={id}>
      Search this site
    </label>
    <span className={styles.icon}>
      <SearchIcon />
    </span>
    <input
      className={styles.field}
      id={id}
      type="search"
      name="q"
      placeholder="Search for services, help, support..."
      autoComplete="off"
      enterKeyHint="search"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field of a panel that a visitor has opened to type in it
      autoFocus={shouldTakeFocus}
    />
    <button className={styles.button} type="submit">
      <span className={styles.word}>Search</span>
      <span className={styles.buttonIcon}>
        <SearchIcon />
      </span>
    </button>
  </form>
);
