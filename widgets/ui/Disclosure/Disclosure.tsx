import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/ControlIcons.tsx';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  readonly summary: string;
  /** Opens it; what a visitor opens or closes afterwards stays so. */
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

export const Disclosure = ({ summary, isOpen, children }: DisclosureProps) => (
  <details className={styles.details} part="disclosure" open={isOpen}>
    <summary className={styles.summary}>
      <span>{summary}</span>
      <span className={styles.chevron}>
        <ChevronIcon />
      </span>
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

/** Several of them as one card, a line between each two. */
export const Disclosures = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.group}>{children}</div>
);
