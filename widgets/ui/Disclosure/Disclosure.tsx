import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import * as styles from './Disclosure.css.ts';

export const Disclosure = ({ summary, children }: { readonly summary: string; readonly children: ReactNode }) => (
  <details className={styles.details} part="disclosure">
    <summary className={styles.summary}>
      <span>{summary}</span>
      <span className={styles.chevron}>
        <ChevronIcon />
      </span>
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
