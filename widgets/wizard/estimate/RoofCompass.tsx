import type { Orientation } from '#contract/common/energy/yield.ts';
import { FieldGroup } from '../../ui/Field/Field.tsx';
import { cells, fill } from '../../ui/illustrations/Art.css.ts';
import { direction as copy } from './laterCopy.ts';
import * as styles from './RoofCompass.css.ts';

const NAME = 'roof-direction';

type Point = keyof typeof styles.points;
/** From the sunniest on: the method knows no difference between east and west. */
const CHOICES: readonly (readonly [Orientation, readonly [Point, ...Point[]]])[] = [
  ['S', ['S']],
  ['SE/SW', ['SE', 'SW']],
  ['E/W', ['E', 'W']],
  ['NE/NW', ['NE', 'NW']],
  ['N', ['N']],
];

interface RoofCompassProps {
  readonly value: Orientation | undefined;
  /** Whole per cent of what a roof facing south gets; undefined where that is not known. */
  readonly sunPercent: number | undefined;
  readonly onChoose: (value: Orientation | undefined) => void;
}

/** Five directions on a rose around the roof, each side of the sun's path as good as the other, and "Not sure". */
export const RoofCompass = ({ value, sunPercent, onChoose }: RoofCompassProps) => (
  <FieldGroup name={NAME} label={copy.legend} hint={copy.hint}>
    <div className={styles.whole}>
      <div className={styles.rose}>
        <Rose value={value} />
        {CHOICES.map(([facing, [first, ...others]]) => (
          <span key={facing}>
            <input
              className={styles.radios[first]}
              type="radio"
              name={NAME}
              id={`${NAME}-${first}`}
              checked={value === facing}
              onChange={() => onChoose(facing)}
              aria-label={copy.spoken([first, ...others], facing)}
            />
            {[first, ...others].map((point) => (
              <label key={point} className={styles.points[point]} htmlFor={`${NAME}-${first}`} aria-hidden="true">
                {point}
              </label>
            ))}
          </span>
        ))}
      </div>
      <label className={styles.unsureRow}>
        <input
          className={styles.radio}
          type="radio"
          name={NAME}
          checked={value === undefined}
          onChange={() => onChoose(undefined)}
        />
        <span className={styles.unsure} part="choice">
          {copy.unsure}
        </span>
      </label>
      <p className={styles.says}>
        <span className={styles.facing}>{value ? copy.names[value] : copy.unsureFacing}</span>
        <span className={styles.share}>
          {value && sunPercent !== undefined ? copy.sun(sunPercent) : copy.unsureSun}
        </span>
      </p>
    </div>
  </FieldGroup>
);

/** The rose from above: the sun's way from east to west in the lower half, and the roof as it lies. */
const Rose = ({ value }: Pick<RoofCompassProps, 'value'>) => (
  <svg className={styles.picture} viewBox="0 0 280 280" aria-hidden="true">
    <circle className={styles.sky} cx="140" cy="140" r="88" />
    <path className={styles.sunny} d="M52 140a88 88 0 0 0 176 0z" />
    <path className={styles.sunPath} d="M212 140a72 72 0 0 1-144 0" />
    <path className={styles.needle} d="M140 62l9 69 69 9-69 9-9 69-9-69-69-9 69-9z" />
    <circle className={styles.sun} cx="140" cy="212" r="9" />
    <g className={styles.turned[value ?? 'unsure']}>
      <path className={fill.wall} d="M102 108h76v64h-76z" />
      <path className={fill.roof} d="M98 106h84v34H98z" />
      <path className={fill.roof} d="M98 140h84v34H98z" />
      {value ? (
        <>
          <path className={fill.panel} d="M106 146h68v22h-68z" />
          <path className={cells} d="M129 146v22M151 146v22M106 157h68" />
        </>
      ) : (
        <path className={styles.sketched} d="M106 146h68v22h-68z" />
      )}
      <path className={styles.outline} d="M98 106h84v68H98zM98 140h84" />
    </g>
  </svg>
);
