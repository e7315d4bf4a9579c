import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { poundsText } from '../../widgets/ui/Chart/poundsText.ts';
import { homeExample } from '../library/exampleSystems.ts';

// What leaves the house of the example: 60%.
const EXPORTED_KWH = homeExample.annualKwh * 0.6;
const EXPORT_RATES = [
  ['The lowest of spring 2024', 3.5],
  ['The highest of spring 2024', 12],
  ['A good fixed rate of 2026', 15],
] as const;

/** What the same export earns on different tariffs. */
export const ExportEarnings = () => (
  <BarChart
    caption={`What ${EXPORTED_KWH.toLocaleString('en-GB')} exported kWh earn in a year`}
    bars={EXPORT_RATES.map(([label, pence], index) => ({
      label,
      note: `${pence}p for each kWh`,
      value: pence,
      text: poundsText((EXPORTED_KWH * pence) / 100),
      isMain: index > 0,
    }))}
    note="Rates change every few months, and the best ask you to buy from the same supplier."
  />
);
