import { company, telephoneLink } from '#contract/common/company.ts';
import { PhoneIcon } from '../../widgets/ui/icons/PhoneIcon.tsx';
import { BrandMark } from '../brand/BrandMark.tsx';
import * as actionLink from '../components/actionLink.css.ts';
import * as styles from './Header.css.ts';
import { MenuColumns } from './MenuColumns.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { solarMark, type MenuLink } from './menuLink.ts';

interface Props {
  readonly links: readonly MenuLink[];
}

const MENU = 'menu';

const ShortMenu = ({ links }: Props) => (
  <nav className={styles.shortMenu} aria-label="Main">
    <ul className={styles.shortLinks}>
      {links.map(({ path, short }) => (
        <li key={path}>
          <a className={styles.shortLink} href={path} {...solarMark(path)}>
            {short}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

// The browser opens and closes it, with Escape and a press beside it too: it works before any script of ours.
const WholeMenu = ({ links }: Props) => (
  <nav className={styles.wholeMenu} id={MENU} popover="auto" aria-label="All pages">
    <MenuColumns links={links} />
    <p className={styles.help}>
      Rather ask a person? <a href={telephoneLink(company.phone)}>{company.phone}</a>, {company.openingHours.text}, or{' '}
      <a href={`mailto:${company.email}`}>{company.email}</a>
    </p>
  </nav>
);

export const Header = ({ links }: Props) => (
  <header className={styles.header}>
    <div className={styles.bar}>
      <a className={styles.brand} href="/" aria-label={`${company.brand}, home page`}>
        <BrandMark />
        <span className={styles.brandName}>{company.brand}</span>
      </a>
      <ShortMenu links={links.filter(({ short }) => short)} />
      <div className={styles.actions}>
        <a className={styles.phone} href={telephoneLink(company.phone)} aria-label={`Call us on ${company.phone}`}>
          <PhoneIcon />
          <span className={styles.phoneNumber}>{company.phone}</span>
        </a>
        <a className={actionLink.sizes.small} href="/get-a-quote">
          Get a quote
        </a>
        <button className={styles.menuButton} type="button" popoverTarget={MENU} aria-label="Menu">
          <MenuIcon />
        </button>
      </div>
    </div>
    <WholeMenu links={links} />
  </header>
);
