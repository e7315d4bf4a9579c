import type { Example } from '../../workbench/example.ts';
import { TickList } from './TickList.tsx';

export const examples: readonly Example[] = [
  {
    name: 'features of a plan',
    render: () => <TickList heading="Standard includes" items={['Annual boiler service', 'Unlimited callouts']} />,
  },
];
