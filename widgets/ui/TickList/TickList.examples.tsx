import type { Example } from '../../workbench/example.ts';
import { TickList } from './TickList.tsx';

export const examples: readonly Example[] = [
  {
    name: 'features of a plan',
    render: () => <TickList heading="Standard includes" items={['Annual boiler service', 'Unlimited callouts']} />,
  },
  {
    name: 'with its price',
    render: () => (
      <TickList
        heading="Boiler cover"
        price={{ main: '£14.99 a month', rest: '£179.88 a year' }}
        items={['Annual boiler service', 'Unlimited callouts']}
      />
    ),
  },
];
