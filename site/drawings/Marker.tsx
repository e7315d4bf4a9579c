import * as styles from './Marker.css.ts';

interface Props {
  readonly x: number;
  readonly y: number;
  /** The place in the list beside the drawing. */
  readonly number: number;
}

/** A number on a drawing that a list beside it explains. Part of a drawing. */
export const Marker = ({ x, y, number }: Props) => (
  <g>
    <circle className={styles.dot} cx={x} cy={y} r="11" />
    <text className={styles.number} x={x} y={y + 4.6}>
      {number}
    </text>
  </g>
);
