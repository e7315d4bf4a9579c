import { CheckIcon } from '../icons/ControlIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StepProgress.css.ts';

interface StepProgressProps {
  readonly label: string;
  readonly steps: readonly { readonly name: string }[];
  /** Counts from 1. */
  readonly current: number;
  /** For example "Step 2 of 4". */
  readonly stepText: string;
  /** Said after the name of a finished step, for example "done". */
  readonly doneText?: string | undefined;
}

const stateOf = (step: number, current: number): 'done' | 'current' | 'ahead' => {
  if (step < current) return 'done';
  return step === current ? 'current' : 'ahead';
};

export const StepProgress = ({ label, steps, current, stepText, doneText }: StepProgressProps) => (
  <div className={styles.progress} part="progress">
    <p className={styles.text}>{stepText}</p>
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ name }, index) => {
        const state = stateOf(index + 1, current);
        return (
          <li key={name} className={styles.step[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.dot[state]} aria-hidden="true">
              {state === 'done' ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.name}>{name}</span>
            {state === 'done' && doneText ? <VisuallyHidden>{doneText}</VisuallyHidden> : null}
          </li>
        );
      })}
    </ol>
  </div>
);
