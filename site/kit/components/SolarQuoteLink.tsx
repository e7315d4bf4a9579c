import type { ReactNode } from 'react';
import * as styles from './actionLink.css.ts';

interface Props {
  readonly size: keyof typeof styles.sizes;
  /** Carried in the fragment, which the funnel reads and cleans: it reaches no server and no log. */
  readonly customerType?: 'home' | 'business';
  readonly children: ReactNode;
}

/** The solar call to action. `data-solar-quote` is what client/solarCallToAction.ts listens for. */
export const SolarQuoteLink = ({ size, customerType, children }: Props) => (
  <a
    className={styles.sizes[size]}
    href={customerType ? `/solar-quote#customerType=${customerType}` : '/solar-quote'}
    data-solar-quote=""
  >
    {children}
  </a>
);
