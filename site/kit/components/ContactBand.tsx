import type { ReactNode } from 'react';
import { company } from '#contract/common/company.ts';
import { telephoneLink } from '#contract/common/identity.ts';
import * as styles from './ContactBand.css.ts';

interface Props {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Help stands at the same place on every page: above the footer (WCAG 2.2, 3.2.6). */
export const ContactBand = ({ heading, children }: Props) => (
  <section className={styles.band} aria-labelledby="contact">
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2 className={styles.heading} id="contact">
          {heading}
        </h2>
        <p>{children}</p>
      </div>
      <div className={styles.ways}>
        <p>
          <a className={styles.phone} href={telephoneLink(company.phone)}>
            {company.phone}
          </a>
        </p>
        <p>
          <a className={styles.email} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </p>
        <p className={styles.hours}>{company.openingHours.text}</p>
      </div>
    </div>
  </section>
);
