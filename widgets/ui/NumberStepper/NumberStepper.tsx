import { type ReactNode, useState } from 'react';
import { controlProps, Field } from '../Field/Field.tsx';
import { useShownNumber } from '../Field/useShownNumber.ts';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import { MinusIcon, PlusIcon } from '../icons/StepIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NumberStepper.css.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The next value of a press: back on the grid of steps after a typed value between two, never past an end. */
export const stepFrom = (value: number, direction: 1 | -1, { min, max, step }: Limits): number => {
  const from = Number.isFinite(value) ? value : min;
  const steps = (from - min) / step;
  const nextSteps = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.min(max, Math.max(min, min + nextSteps * step));
};

interface NumberStepperProps extends FieldTexts {
  readonly field: FieldBinding;
  /** Printed under the number, for example "kW". */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** A button was pressed; the caller sets the field. Typing goes through `field`. */
  readonly onStep: (next: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** What the number means, for example "about 10 panels". */
  readonly note?: string | undefined;
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const StepButton = ({ label, disabled, onPress, children }: StepButtonProps) => (
  <button
    type="button"
    className={styles.button}
    part="stepper-button"
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
);

export const NumberStepper = ({ field, unit, min, max, step, value, ...rest }: NumberStepperProps) => {
  const { onStep, decreaseLabel, increaseLabel, note, ...texts } = rest;
  const group = useShownNumber<HTMLDivElement>(value);
  const [hasStepped, setHasStepped] = useState(false);
  const limits = { min, max, step };
  const spoken = note ? `${value} ${unit}, ${note}` : `${value} ${unit}`;

  const press = (direction: 1 | -1): void => {
    const next = stepFrom(value, direction, limits);
    setHasStepped(true);
    onStep(next);
    // The pressed button is about to be disabled, and a disabled button drops the focus to the page.
    if (next === min || next === max) group.current?.querySelector('input')?.focus({ preventScroll: true });
  };

  return (
    <Field name={field.name} {...texts}>
      <div className={styles.stepper} ref={group} part="stepper">
        <StepButton label={decreaseLabel} disabled={value <= min} onPress={() => press(-1)}>
          <MinusIcon />
        </StepButton>
        <div className={styles.reading}>
          <span className={styles.number}>
            <input
              {...controlProps(field, texts)}
              {...limits}
              className={styles.input}
              type="number"
              inputMode="numeric"
              defaultValue={value}
            />
            <span className={styles.unit}>{unit}</span>
          </span>
          {note ? <span className={styles.note}>{note}</span> : null}
        </div>
        <StepButton label={increaseLabel} disabled={value >= max} onPress={() => press(1)}>
          <PlusIcon />
        </StepButton>
      </div>
      <VisuallyHidden>
        <span role="status">{hasStepped ? spoken : ''}</span>
      </VisuallyHidden>
    </Field>
  );
};
