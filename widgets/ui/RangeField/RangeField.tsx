import { useLayoutEffect, useRef } from 'react';
import { controlProps } from '../Field/controlProps.ts';
import { Field } from '../Field/Field.tsx';
import { useShownNumber } from '../Field/useShownNumber.ts';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import * as numberStyles from '../NumberField/NumberField.css.ts';
import * as styles from './RangeField.css.ts';
import { RangeTrack } from './RangeTrack.tsx';

interface RangeFieldProps extends FieldTexts {
  /** Binds the number box: it takes every amount, pence and what is beyond the scale too; the slider only its steps. */
  readonly field: FieldBinding;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The slider moved; the caller sets the field. Typing goes through `field`. */
  readonly onValue: (next: number) => void;
  /** Label of the number box, for example "Or type the amount". */
  readonly numberLabel: string;
  /** Printed before the number box, for example "£". */
  readonly prefix?: string | undefined;
  /** The value as printed, "£80": in the bubble and what a screen reader says for the slider. "" for no value. */
  readonly valueText: string;
  /** The ends of the scale, for example "£30" and "£500+". */
  readonly bottomLabel?: string | undefined;
  readonly topLabel: string;
}

type Limits = Pick<RangeFieldProps, 'min' | 'max' | 'step'>;

interface SliderProps {
  readonly limits: Limits;
  readonly known: number;
  readonly label: string;
  readonly valueText: string;
  readonly onValue: (next: number) => void;
}

const Slider = ({ limits, known, label, valueText, onValue }: SliderProps) => {
  const slider = useRef<HTMLInputElement>(null);

  // Uncontrolled like every input here, so a typed value has to be carried over.
  useLayoutEffect(() => {
    if (slider.current) slider.current.value = String(known);
  }, [known]);

  return (
    <input
      {...limits}
      ref={slider}
      className={styles.slider}
      part="slider"
      type="range"
      defaultValue={known}
      aria-label={label}
      aria-valuetext={valueText || undefined}
      onInput={(event) => onValue(Number(event.currentTarget.value))}
    />
  );
};

/** A slider to play with and a box to be exact in: the drag of the one is never the only way (WCAG 2.5.7). */
export const RangeField = ({ field, min, max, step, value, onValue, ...rest }: RangeFieldProps) => {
  const { numberLabel, prefix, valueText, bottomLabel, topLabel, ...texts } = rest;
  const limits = { min, max, step };
  const box = useShownNumber<HTMLLabelElement>(value);
  const known = Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
  return (
    <Field name={field.name} {...texts}>
      <div className={styles.row}>
        <div className={styles.scale}>
          <div className={styles.rail}>
            <RangeTrack share={(known - min) / (max - min)} text={valueText} />
            <Slider limits={limits} known={known} label={texts.label} valueText={valueText} onValue={onValue} />
          </div>
          <div className={styles.ends} aria-hidden="true">
            <span>{bottomLabel}</span>
            <span>{topLabel}</span>
          </div>
        </div>
        <label className={styles.box} ref={box}>
          <span className={styles.boxLabel}>{numberLabel}</span>
          <span className={styles.boxFrame}>
            {prefix ? <span className={numberStyles.prefix}>{prefix}</span> : null}
            <input
              {...controlProps(field, texts)}
              className={numberStyles.prefixed}
              part="input"
              type="number"
              inputMode="decimal"
              step="any"
              min={0}
              defaultValue={value}
            />
          </span>
        </label>
      </div>
    </Field>
  );
};
