import type { Example } from '../../workbench/example.ts';
import { Chart } from './Chart.tsx';

export const examples: readonly Example[] = [
  { name: 'empty', render: () => <Chart caption="Where the money goes">A chart goes here.</Chart> },
];
