import { CheckIcon } from '../../../widgets/ui/icons/CheckIcon.tsx';
import { CloseIcon } from '../../../widgets/ui/icons/CloseIcon.tsx';
import * as styles from './ToastRegion.css.ts';

/**
 * Where client/toasts.ts puts a notice. It is there from the start: a live region that arrives together with its
 * words is not read out.
 */
export const ToastRegion = () => (
  <div className={styles.region} role="status" data-toasts="">
    <template data-toast="">
      <div className={styles.toast}>
        <span className={styles.icon}>
          <CheckIcon />
        </span>
        <div className={styles.words}>
          <p className={styles.title} data-toast-title="" />
          <p data-toast-text="" />
        </div>
        <button className={styles.close} type="button" aria-label="Close the notice" data-toast-close="">
          <CloseIcon />
        </button>
      </div>
    </template>
  </div>
);
