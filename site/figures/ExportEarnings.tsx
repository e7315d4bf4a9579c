import { toPounds } from '#contract/common/money.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { energyRates, exampleYear, penceText, valueOf } from '../facts/energyRates.ts';
import { factText } from '../facts/facts.ts';

const RATES = [
  [`The lowest of ${factText('rate-export-when')}`, 'exportLowest'],
  [`The highest of ${factText('rate-export-when')}`, 'exportHighest'],
  ['A good fixed rate since', 'exportGood'],
] as const;

/** What the same export earns on different tariffs. */
export const ExportEarnings = () => (
  <BarChart
    caption={`What ${exampleYear.exportedKwh.toLocaleString('en-GB')} exported kWh earn in a year`}
    bars={RATES.map(([label, rate], index) => ({
      label,
      note: `${penceText(rate)} for each kWh`,
      value: toPounds(energyRates[rate]) * exampleYear.exportedKwh,
      text: valueOf(exampleYear.exportedKwh, rate),
      isMain: index > 0,
    }))}
    note="Rates change every few months, and the best ask you to buy from the same supplier."
  />
);
