import { useEffect, useRef } from 'react';
import * as rail from '../../../ui/RangeField/RangeField.css.ts';
import { RangeTrack } from '../../../ui/RangeField/RangeField.tsx';
import * as styles from './BatteryWorth.css.ts';
import { battery as copy } from './laterCopy.ts';

/** kWh, the end of the slider: SAP counts no larger battery. Businesses have larger ones. */
const MOST = 15;
const STEP = 0.5;

/** The stop of the slider that is nearest to a size: each battery is one of them, a press of a key from the next. @param kwh usable */
export const stopOf = (kwh: number): number => Math.round(kwh / STEP) * STEP;

interface SizeSliderProps {
  readonly stop: number;
  /** "7.7 kWh battery": what is said of the stop. */
  readonly label: string;
  /** "7.7 kWh": what its bubble shows. */
  readonly short: string;
  /** kWh of those that can be bought. */
  readonly sizes: readonly number[];
  readonly onStop: (stop: number) => void;
}

/**
 * Two years of hours are behind each stop: they are reckoned once a frame. A hand that moves faster is followed from frame
 * to frame; where it stops counts.
 */
function useOnceAFrame(onStop: SizeSliderProps['onStop']): SizeSliderProps['onStop'] {
  const frame = useRef(0);
  const waiting = useRef<number | undefined>(undefined);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const tell = (stop: number): void => {
    onStop(stop);
    waiting.current = undefined;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      if (waiting.current !== undefined) tell(waiting.current);
    });
  };
  return (stop) => {
    if (frame.current === 0) tell(stop);
    else waiting.current = stop;
  };
}

/** From none to 15 kWh, or to the largest battery; those of the catalogue are marked on the track and named below it. */
export function SizeSlider({ stop, label, short, sizes, onStop }: SizeSliderProps) {
  const move = useOnceAFrame(onStop);
  const most = Math.max(MOST, ...sizes.map(stopOf));
  const placeOf = (kwh: number): string => `${((stopOf(kwh) / most) * 100).toFixed(2)}%`;
  return (
    <label className={styles.sizes}>
      <span className={styles.label}>{copy.size}</span>
      <div className={rail.rail}>
        <RangeTrack share={stop / most} text={short} />
        <svg className={rail.track} aria-hidden="true">
          {sizes.map((kwh) => (
            <circle key={kwh} className={styles.mark} cx={placeOf(kwh)} cy="58" r="7" />
          ))}
        </svg>
        <input
          className={rail.slider}
          part="slider"
          type="range"
          min={0}
          max={most}
          step={STEP}
          value={stop}
          aria-valuetext={label}
          onInput={(event) => move(Number(event.currentTarget.value))}
        />
      </div>
      <div className={styles.scale} aria-hidden="true">
        <svg className={styles.words}>
          <text className={styles.first} x="0" y="16">
            0
          </text>
          {sizes.map((kwh) => (
            <text key={kwh} className={styles.word} x={placeOf(kwh)} y="16">
              {kwh}
            </text>
          ))}
        </svg>
      </div>
    </label>
  );
}
