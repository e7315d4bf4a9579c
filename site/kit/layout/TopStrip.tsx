import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import { MailIcon, PhoneIcon } from '../../../widgets/ui/icons/ResultIcons.tsx';
import { MenuAnchor } from './MenuLinks.tsx';
import { audiences, login } from './menus.ts';
import * as styles from './TopStrip.css.ts';

interface Props {
  readonly path: string;
}

/** Above the main menu of wide screens; it scrolls away, the menu stays. */
export const TopStrip = ({ path }: Props) => (
  <div className={styles.strip}>
    <div className={styles.inner}>
      <ul className={styles.list}>
        {audiences.map((item) => (
          <li key={item.href}>
            <MenuAnchor className={styles.link} item={item} path={path} />
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        <li>
          <a className={styles.link} href={telephoneLink(company.phone)}>
            <PhoneIcon />
            {company.phone}
          </a>
        </li>
        <li>
          <a className={styles.link} href={`mailto:${company.email}`}>
            <MailIcon />
            {company.email}
          </a>
        </li>
        <li>
          <MenuAnchor className={styles.link} item={login} path={path} />
        </li>
      </ul>
    </div>
  </div>
);
