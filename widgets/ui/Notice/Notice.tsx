import type { ReactNode, Ref } from 'react';
import { AlertIcon, CheckIcon } from '../icons/ControlIcons.tsx';
import { InfoIcon, SunIcon } from '../icons/StepIcons.tsx';
import * as styles from './Notice.css.ts';

export type NoticeTone = 'info' | 'sun' | 'success' | 'danger';

interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  /** Makes it a group of that name, which can take the focus: all of it is read then. */
  readonly label?: string | undefined;
  readonly noticeRef?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

const ICONS = { info: InfoIcon, sun: SunIcon, success: CheckIcon, danger: AlertIcon } as const;

export const Notice = ({ tone = 'info', title, label, noticeRef, children }: NoticeProps) => {
  const ToneIcon = ICONS[tone];
  return (
    <div
      className={styles.notice[tone]}
      part="notice"
      ref={noticeRef}
      {...(label ? { role: 'group', 'aria-label': label, tabIndex: -1 } : {})}
    >
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
