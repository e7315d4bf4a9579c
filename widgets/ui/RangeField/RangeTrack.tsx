import * as styles from './RangeField.css.ts';

const { THUMB } = styles;
const BUBBLE = { height: 30, tip: 7 } as const;
/** Wide enough for "£500+" and for "£4,999.99". */
const widthFor = (text: string): number => Math.max(76, text.length * 10 + 18);

/**
 * Filled track and value bubble behind the native slider. Drawn with SVG's own attributes in percent: a `style`
 * attribute would be blocked on prerendered pages, and a gradient needs one.
 */
export const RangeTrack = ({ share, text }: { readonly share: number; readonly text: string }) => {
  const at = `${(share * 100).toFixed(2)}%`;
  // The bubble leans inwards near the ends, so that it never leaves the tag.
  const width = widthFor(text);
  const shift = -THUMB / 2 - share * (width - THUMB);
  return (
    <svg className={styles.track} aria-hidden="true" focusable="false">
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
