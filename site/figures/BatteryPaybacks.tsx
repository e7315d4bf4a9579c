import { formatWholePounds } from '#contract/common/money.ts';
import { formatPayback } from '#contract/common/photovoltaic/pricing.ts';
import { BarChart } from '../../widgets/ui/BarChart/BarChart.tsx';
import { batteryExamples, homeExample } from '../facts/exampleSystems.ts';
import { factText } from '../facts/facts.ts';

const { sizeKw } = homeExample;

const yearsText = (tenths: number): string => `${formatPayback(tenths)} years`;

/** Payback without a battery and with each. */
export const BatteryPaybacks = () => (
  <BarChart
    caption={`Years until ${sizeKw} kW have paid for themselves`}
    bars={[{ name: 'Without a battery', ...homeExample, isMain: true }, ...batteryExamples].map(
      ({ name, total, paybackTenths, ...rest }) => ({
        label: name,
        note: formatWholePounds(total),
        value: paybackTenths,
        text: yearsText(paybackTenths),
        isMain: 'isMain' in rest,
      }),
    )}
    note={`By the formula of our quote, which counts every kWh at ${factText('rate-quote-home')}, used or exported. A battery on a cheap night tariff does better.`}
  />
);
