import type { ReactNode } from 'react';
import { InfoIcon } from '../../../widgets/ui/icons/StepIcons.tsx';
import * as styles from './SampleNote.css.ts';

/** Says calmly that what stands below it is invented. */
export const SampleNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.note}>
    <InfoIcon />
    <span>{children}</span>
  </p>
);
