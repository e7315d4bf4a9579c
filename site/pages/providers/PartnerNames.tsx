import { company } from '#contract/common/company.ts';
import { BrandMark } from '../../kit/brand/BrandMark.tsx';
import * as styles from './PartnerNames.css.ts';

interface Props {
  readonly partner: string;
  readonly initials: string;
}

/** Both names of a page that belongs to two. */
export const PartnerNames = ({ partner, initials }: Props) => (
  <div className={styles.names}>
    <p className={styles.name}>
      <span className={styles.badge} aria-hidden="true">
        {initials}
      </span>
      {partner}
    </p>
    <p className={styles.and}>together with</p>
    <p className={styles.name}>
      <span className={styles.ours}>
        <BrandMark />
      </span>
      {company.brand}
    </p>
  </div>
);
