import type { ReactNode } from 'react';
import { formatWholePounds, pounds } from '#contract/common/money.ts';
import * as styles from './Chart.css.ts';

interface ChartProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** The card that a chart stands on, named by its caption. */
export const Chart = ({ caption, children }: ChartProps) => (
  <figure className={styles.chart} part="chart">
    <figcaption className={styles.caption}>{caption}</figcaption>
    {children}
  </figure>
);

/** "£1,234": whole pounds, as every amount on a quote is printed. */
export const poundsText = (amount: number): string => formatWholePounds(pounds(amount));
