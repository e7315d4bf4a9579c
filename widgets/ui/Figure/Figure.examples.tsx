import type { Example } from '../../workbench/example.ts';
import { Columns } from '../Layout/Layout.tsx';
import { Figure } from './Figure.tsx';

export const examples: readonly Example[] = [
  {
    name: 'figures of a quote',
    render: () => (
      <Columns>
        <Figure label="Total cost" value="£3,297" emphasis />
        <Figure label="Annual savings" value="£720" note="a year, estimated" />
        <Figure label="Payback period" value="4.6 years" />
        <Figure label="CO₂ saved" value="839 kg" note="a year" />
      </Columns>
    ),
  },
];
