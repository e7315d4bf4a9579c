import type { Example } from '../../workbench/example.ts';
import { PaybackChart } from './PaybackChart.tsx';

const chart = (total: number, annualSavings: number, years: string) => (
  <PaybackChart
    caption="What you pay and what you save over 25 years"
    years={25}
    total={total}
    annualSavings={annualSavings}
    paybackLabel={`Paid back after ${years} years`}
    texts={{
      cost: 'System cost',
      savings: 'Savings so far',
      year: 'Year',
      afterYears: (count, gain) => `${gain} better off after ${count} years`,
    }}
  />
);

export const examples: readonly Example[] = [
  { name: 'home', render: () => chart(3297, 720, '4.6') },
  { name: 'with a large battery', render: () => chart(13_097, 720, '18.2') },
  { name: 'beyond the chart', render: () => chart(12_400, 180, '68.9') },
];
