import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

interface BadgeProps {
  readonly tone?: 'sun' | 'accent' | undefined;
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'sun', children }: BadgeProps) => <span className={styles.badge[tone]}>{children}</span>;
