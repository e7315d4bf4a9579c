import type { Example } from '../../workbench/example.ts';
import { CostChart } from './CostChart.tsx';

export const examples: readonly Example[] = [
  {
    name: 'home',
    render: () => (
      <CostChart
        caption="Where the money goes"
        totalText="£3,297"
        parts={[
          { label: 'Equipment', value: 2354.89, text: '£2,355' },
          { label: 'Installation', value: 706.47, text: '£706' },
          { label: 'Design', value: 235.49, text: '£235' },
        ]}
      />
    ),
  },
];
