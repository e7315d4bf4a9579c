import { paybackOf } from '#contract/common/photovoltaic/payback.ts';
import { Chart, poundsText } from '../Chart/Chart.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { PaybackChartProps } from './paybackChartProps.ts';
import { PaybackLines } from './PaybackLines.tsx';

const HiddenTable = ({ caption, years, total, annualSavings, texts }: PaybackChartProps) => (
  <div className={hidden}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.year}</th>
          <th scope="col">{texts.cost}</th>
          <th scope="col">{texts.savings}</th>
        </tr>
      </thead>
      <tbody>
        {paybackOf({ total, annualSavings, years }).namedYears.map((year) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{poundsText(total)}</td>
            <td>{poundsText(annualSavings * year)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Savings that add up year by year, the cost that they pass, and the point where they do. */
export const PaybackChart = (props: PaybackChartProps) => {
  const { caption, years, total, annualSavings, paybackLabel, texts } = props;
  const gain = annualSavings * years - total;
  const outcome = gain > 0 ? texts.afterYears?.(years, poundsText(gain)) : undefined;
  return (
    <Chart caption={caption}>
      <PaybackLines {...props} />
      <p>
        <strong>{paybackLabel}</strong>
        {outcome ? <span>, {outcome}</span> : null}
      </p>
      <HiddenTable {...props} />
    </Chart>
  );
};
