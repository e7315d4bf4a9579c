import { formatWholePounds, toPounds } from '#contract/common/money.ts';
import { CostChart } from '../../widgets/ui/CostChart/CostChart.tsx';
import { homeExample } from '../facts/exampleSystems.ts';

const { sizeKw } = homeExample;

/** Where the price of the example goes. */
export const SolarCostParts = () => (
  <CostChart
    caption={`Where the price of ${sizeKw} kW goes`}
    totalText={formatWholePounds(homeExample.total)}
    parts={[
      ['Equipment: panels, inverter, mounting', homeExample.equipment] as const,
      ['Installation', homeExample.installation] as const,
      ['Design and paperwork', homeExample.design] as const,
    ].map(([label, amount]) => ({ label, value: toPounds(amount), text: formatWholePounds(amount) }))}
  />
);
