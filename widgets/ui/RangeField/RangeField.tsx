import { useLayoutEffect, useRef } from 'react';
import { controlProps, Field } from '../Field/Field.tsx';
import { useShownNumber } from '../Field/useShownNumber.ts';
import type { FieldBinding, FieldTexts } from '../fieldBinding.ts';
import * as numberStyles from '../NumberField/NumberField.css.ts';
import * as styles from './RangeField.css.ts';
// Not taken out of the styles below: the bundler would make an object of all of them, and load a helper for it.
import { THUMB } from './RangeField.css.ts';

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
  const shown = useRef(known);

  // Uncontrolled like every input here, so a typed value has to be carried over. One that was moved before the first
  // render took it over stays where it is.
  useLayoutEffect(() => {
    if (shown.current === known) return;
    shown.current = known;
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

const BUBBLE = { height: 30, tip: 7 } as const;
/** Wide enough for "£500+" and for "£4,999.99". */
const widthFor = (text: string): number => Math.max(76, text.length * 10 + 18);

/**
 * Filled track and value bubble behind the native slider. Drawn with SVG's own attributes in percent: a `style`
 * attribute would be blocked on prerendered pages, and a gradient needs one.
 */
export const RangeTrack = ({ share, text }: { readonly share: number; readonly text: string }) => {
  const at = `${(share * 100).toFixed(2)}%`;
  // The bubble leans inwards near the ends, so that it never leaves the tag. In hundredths of a pixel: more digits show
  // nowhere, and would stand in each first step.
  const width = widthFor(text);
  const shift = Math.round((-THUMB / 2 - share * (width - THUMB)) * 100) / 100;
  return (
    <svg className={styles.track} aria-hidden="true">
      <rect className={styles.unfilled} x={-THUMB / 2} y="54" width="100%" height="8" rx="4" />
      <rect className={styles.filled} x={-THUMB / 2} y="54" width={at} height="8" rx="4" />
      {text && (
        <svg x={at} className={styles.floating}>
          <rect className={styles.bubble} x={shift} y="1" width={width} height={BUBBLE.height} rx="9" />
          <path className={styles.bubble} d={`M-${BUBBLE.tip} 30h${BUBBLE.tip * 2}l-${BUBBLE.tip} ${BUBBLE.tip}z`} />
          <text className={styles.bubbleText} x={shift + width / 2} y="21">
            {text}
          </text>
        </svg>
      )}
    </svg>
  );
};
