import { homeVat } from '#contract/common/photovoltaic/pricing.ts';
import { Chart } from '../../widgets/ui/Chart/Chart.tsx';
import { contentDay, factText } from '../facts/facts.ts';
import * as styles from './VatTimeline.css.ts';

interface Step {
  /** "1 April 2022" */
  readonly when: string;
  /** "0%" */
  readonly figure: string;
  readonly text: string;
  readonly isNow?: boolean;
}

interface Props {
  readonly caption: string;
  readonly steps: readonly Step[];
}

/** What changed when. */
const Timeline = ({ caption, steps }: Props) => (
  <Chart caption={caption}>
    <ol className={styles.steps}>
      {steps.map(({ when, figure, text, isNow }) => (
        <li key={when} className={isNow ? styles.now : styles.step}>
          <p className={styles.figure}>{figure}</p>
          <p className={styles.when}>{when}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Chart>
);

const isReduced = contentDay() >= homeVat.reducedFrom;

/** The VAT on panels and batteries in homes, by date. */
export const VatTimeline = () => (
  <Timeline
    caption="VAT on panels and batteries fitted to a home"
    steps={[
      { when: `Before ${factText('vat-zero-since')}`, figure: '20%', text: 'or 5% for some homes' },
      { when: `From ${factText('vat-zero-since')}`, figure: '0%', text: 'for panels, and batteries fitted with them' },
      {
        when: `From ${factText('vat-batteries-since')}`,
        figure: '0%',
        text: 'for batteries fitted alone, too',
        isNow: !isReduced,
      },
      {
        when: `From ${factText('vat-reduced-from')}`,
        figure: `${homeVat.reducedPercent}%`,
        text: 'for all of it',
        isNow: isReduced,
      },
    ]}
  />
);
