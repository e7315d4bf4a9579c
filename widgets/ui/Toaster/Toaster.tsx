import { useEffect, useState } from 'react';
import { AlertIcon, CheckIcon } from '../icons/ControlIcons.tsx';
import { CloseIcon } from '../icons/StepIcons.tsx';
import * as styles from './Toaster.css.ts';
import type { Toast } from './useToast.ts';

interface ToasterProps {
  readonly toast: Toast | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Pointer or focus is on the toast: stop the clock of `useToast`. */
  readonly onPause?: (() => void) | undefined;
  readonly onResume?: (() => void) | undefined;
  /** Stands where it is written and takes room, instead of lying over what is below. */
  readonly isInFlow?: boolean | undefined;
}

/** Whether the live region is on the page: words that arrive together with it are not read out. */
function useRegion(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere;
}

export const Toaster = ({ toast, closeLabel, onClose, onPause, onResume, isInFlow }: ToasterProps) => {
  const isThere = useRegion();
  return (
    <div className={isInFlow ? styles.inFlow : styles.toaster} role="status" part="toaster">
      {toast && isThere ? (
        <div
          key={toast.id}
          className={styles.toast[toast.tone]}
          onMouseEnter={onPause}
          onMouseLeave={onResume}
          onFocus={onPause}
          onBlur={onResume}
        >
          <span className={styles.icon}>{toast.tone === 'danger' ? <AlertIcon /> : <CheckIcon />}</span>
          <div className={styles.words}>
            <p className={styles.title}>{toast.title}</p>
            <p>{toast.text}</p>
          </div>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </div>
  );
};
