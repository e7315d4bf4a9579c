import { toPounds } from '#contract/common/money.ts';
import { poundsText } from '../../widgets/ui/Chart/Chart.tsx';
import { businessExample, businessTaxRelief } from '../facts/exampleSystems.ts';
import { SplitBars } from './charts/SplitBars.tsx';

const SMALL_PROFITS_PERCENT = 19;

/** What is left to pay after the first-year allowance, at both rates. */
export const TaxRelief = () => (
  <SplitBars
    caption={`What ${poundsText(toPounds(businessExample.total))} cost after corporation tax`}
    names={['left to pay', 'less tax']}
    rows={[
      ['At the main rate', businessTaxRelief.percent] as const,
      ['At the small profits rate', SMALL_PROFITS_PERCENT] as const,
    ].map(([label, percent]) => {
      const relief = (toPounds(businessExample.total) * percent) / 100;
      const rest = toPounds(businessExample.total) - relief;
      return {
        label: `${label}, ${percent}%`,
        first: { value: rest, text: poundsText(rest) },
        second: { value: relief, text: poundsText(relief) },
      };
    })}
    note="With enough profit in the year of the purchase. Not advice for your own case: ask your accountant."
  />
);
