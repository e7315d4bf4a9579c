import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** For those who listen instead of look. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
