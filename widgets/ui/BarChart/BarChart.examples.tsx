import type { Example } from '../../workbench/example.ts';
import { BarChart } from './BarChart.tsx';

export const examples: readonly Example[] = [
  {
    name: 'a year of charging',
    render: () => (
      <BarChart
        caption="What a year of charging costs"
        bars={[
          { label: 'At home, at night', note: '9p a unit', value: 180, text: '£180', isMain: true },
          { label: 'At home, at the standard rate', value: 522.2, text: '£522' },
          { label: 'At rapid public chargers', value: 1583.8, text: '£1,584' },
        ]}
        note="For 7,000 miles a year."
      />
    ),
  },
];
