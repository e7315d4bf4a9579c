import * as styles from './CostChart.css.ts';

interface SegmentProps {
  readonly index: number;
  /** Both in percent of the bar. */
  readonly start: number;
  readonly width: number;
  readonly text: string | undefined;
}

const HEIGHT = 52;
const lines = (draw: (at: number) => string): string => Array.from({ length: 60 }, (_, at) => draw(at * 12)).join('');
// Plain, hatched, ruled: the parts differ without colour. Lines and not a `pattern`, whose url(#id) would need an
// id that is unique on the host's page in some browsers.
const TEXTURES = [
  '',
  lines((at) => `M${at - HEIGHT} ${HEIGHT}l${HEIGHT}-${HEIGHT}`),
  lines((at) => `M${at / 1.5} 0v${HEIGHT}`),
];
const KINDS = ['plain', 'hatched', 'ruled'] as const;

export const Segment = ({ index, start, width, text }: SegmentProps) => {
  const kind = KINDS[index % KINDS.length] ?? 'plain';
  return (
    <svg x={`${start.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height={HEIGHT}>
      <rect className={styles.ground[kind]} width="100%" height={HEIGHT} />
      <path className={styles.texture[kind]} d={TEXTURES[index % KINDS.length]} />
      <rect className={styles.gap} width="100%" height={HEIGHT} />
      {text ? (
        <text className={styles.text[kind]} x="50%" y="32">
          {text}
        </text>
      ) : null}
    </svg>
  );
};
