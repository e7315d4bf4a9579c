import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { SunIcon } from '../icons/SunIcon.tsx';
import * as styles from './Notice.css.ts';

export type NoticeTone = 'info' | 'sun' | 'success' | 'danger';

interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

const ICONS = { info: InfoIcon, sun: SunIcon, success: CheckIcon, danger: AlertIcon } as const;

export const Notice = ({ tone = 'info', title, children }: NoticeProps) => {
  const ToneIcon = ICONS[tone];
  return (
    <div className={styles.notice[tone]} part="notice">
      <span className={styles.icon}>
        <ToneIcon />
      </span>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  );
};
