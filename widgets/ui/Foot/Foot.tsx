import type { ReactNode } from 'react';
import * as styles from './Foot.css.ts';

interface FootProps {
  readonly name: string;
  /** What the company is. */
  readonly about?: string | undefined;
  /** Certificates with their numbers. */
  readonly proof?: readonly string[] | undefined;
  /** Links: to call, to read on. */
  readonly children: ReactNode;
}

/** Who speaks here, at the end of the card. Not a <footer>: the page's own is its only one. */
export const Foot = ({ name, about, proof = [], children }: FootProps) => (
  <div className={styles.foot} part="foot">
    <span>
      <strong>{name}</strong> {about}
    </span>
    {proof.length > 0 && <span>{proof.join(' · ')}</span>}
    <span className={styles.links}>{children}</span>
  </div>
);
