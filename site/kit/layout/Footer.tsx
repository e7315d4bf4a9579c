import { company, type SocialLink } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { Icon } from '../../../widgets/ui/icons/ControlIcons.tsx';
import { BrandMark } from '../brand/BrandMark.tsx';
import * as styles from './Footer.css.ts';
import { columnsOf, currentMark, linksOf, MenuAnchor, type MenuColumn, type MenuLink } from './MenuLinks.tsx';

interface MenuProps {
  readonly columns: readonly MenuColumn[];
  readonly path: string;
}

const Item = ({ link, path }: { readonly link: MenuLink; readonly path: string }) => (
  <li>
    <MenuAnchor className={styles.menuLink} item={{ href: link.path, text: link.text }} path={path} />
  </li>
);

/** Pages by their groups. */
const MenuColumns = ({ columns, path }: MenuProps) => (
  <div className={styles.columns}>
    {columns.map(({ title, links }) => (
      <div key={title} className={styles.column}>
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

interface Network {
  readonly name: string;
  /** The letterform or sign that people know it by, drawn in our own line. */
  readonly path: string;
}

const NETWORKS: Readonly<Record<SocialLink['network'], Network>> = {
  facebook: { name: 'Facebook', path: 'M14.5 21v-8h3l.5-3.5h-3.5V7.6q0-2.1 2.2-2.1H18.5V2.4Q11 1 11 7v2.5H8V13h3v8' },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7v.01',
  },
  linkedin: { name: 'LinkedIn', path: 'M5 10v10M5 5v.01M10 20V10M10 14a4.5 4.5 0 0 1 9 0v6' },
  youtube: {
    name: 'YouTube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9v6l5-3z',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4 4 20' },
};

/** Nothing where nothing is configured: an icon that leads nowhere helps nobody. */
const SocialLinks = ({ links }: { readonly links: readonly SocialLink[] }) =>
  links.length === 0 ? null : (
    <ul className={styles.list}>
      {links.map(({ network, url }) => (
        <li key={url}>
          <a className={styles.socialLinksLink} href={url} rel="me noopener" aria-label={NETWORKS[network].name}>
            <Icon path={NETWORKS[network].path} />
          </a>
        </li>
      ))}
    </ul>
  );

interface Props {
  readonly links: readonly MenuLink[];
  readonly path: string;
}

const { address } = company;

const About = () => (
  <div className={styles.about}>
    <p className={styles.brand}>
      <BrandMark />
      {company.brand}
    </p>
    <p>Solar, chargers, boilers and energy for homes and businesses in the North East.</p>
    <SocialLinks links={company.social} />
    {company.isSample && (
      <p className={styles.sample}>
        This is a demonstration site. The company, its address and its phone numbers are made up.
      </p>
    )}
  </div>
);

const Contact = () => (
  <address className={styles.contact}>
    <p className={styles.line}>
      <a className={styles.link} href={telephoneLink(company.phone)}>
        {company.phone}
      </a>
      <span>{company.openingHours.text}</span>
    </p>
    <p className={styles.line}>
      <a className={styles.link} href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </p>
    <p className={styles.line}>
      <span>{address.street}</span>
      <span>
        {address.city} {address.postcode}
      </span>
    </p>
  </address>
);

const Legal = ({ links, path }: Props) => (
  <ul className={styles.legal}>
    {links.map((link) => (
      <li key={link.path}>
        <a className={styles.legalLink} href={link.path} aria-current={currentMark(link.path, path)}>
          {link.text}
        </a>
      </li>
    ))}
    <li>
      <button className={styles.cookies} type="button" data-cookie-settings="">
        Cookie settings
      </button>
    </li>
  </ul>
);

export const Footer = ({ links, path }: Props) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.company}>
        <About />
        <Contact />
      </div>
      <nav aria-label="Footer">
        <MenuColumns columns={columnsOf(links)} path={path} />
      </nav>
      <Legal links={linksOf(links, 'Legal')} path={path} />
    </div>
  </footer>
);
