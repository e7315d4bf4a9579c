import type { Example } from '../../workbench/example.ts';
import { FactList } from './FactList.tsx';

export const examples: readonly Example[] = [
  {
    name: 'terms of a plan',
    render: () => (
      <FactList
        heading="Key facts"
        facts={[
          { label: 'Minimum term', value: '12 months' },
          { label: 'First claim', value: 'After a wait of 14 days from the start' },
        ]}
        note="Asking for a plan isn't a contract."
      />
    ),
  },
];
