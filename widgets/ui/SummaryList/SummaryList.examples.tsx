import type { Example } from '../../workbench/example.ts';
import { SummaryList } from './SummaryList.tsx';

const ignore = (): void => undefined;

export const examples: readonly Example[] = [
  {
    name: 'check your answers',
    render: () => (
      <SummaryList
        heading="Check your answers"
        rows={[
          { label: 'System', value: '4 kW, home', changeLabel: 'Change', onChange: ignore },
          { label: 'Property', value: 'Detached, pitched roof', changeLabel: 'Change', onChange: ignore },
          { label: 'Solar panels', value: '10 × 455 W panel', changeLabel: 'Change', onChange: ignore },
        ]}
      />
    ),
  },
  {
    name: 'compact, with a contact',
    render: () => (
      <SummaryList
        isCompact
        heading="Check your answers"
        rows={[
          { label: 'Service', value: 'Gold, £27 a month', changeLabel: 'Change', onChange: ignore },
          {
            label: 'Contact',
            value: 'Ada Sentinel\nada.sentinel@example.com\n0191 498 0123',
            changeLabel: 'Change',
            onChange: ignore,
          },
        ]}
      />
    ),
  },
  {
    name: 'with a total',
    render: () => (
      <SummaryList
        heading="Selected Equipment"
        rows={[
          { label: 'Solar panels', value: '10 × 455 W panel' },
          { label: 'Inverter', value: 'Compact inverter' },
          { label: 'Estimated total', value: '£3,297', isTotal: true },
        ]}
      />
    ),
  },
];
