import type { Example } from '../../workbench/example.ts';
import { Disclosure } from './Disclosure.tsx';

export const examples: readonly Example[] = [
  {
    name: 'closed',
    render: () => (
      <Disclosure summary="How we worked this out">
        <ul>
          <li>Installation is 30% and design 10% of the equipment price.</li>
          <li>Production: 900 kWh a year for each kW.</li>
        </ul>
      </Disclosure>
    ),
  },
];
