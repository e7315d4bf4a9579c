import { type Example, exampleField } from '../../workbench/example.ts';
import { Switch } from './Switch.tsx';

const text = 'Store what your panels make by day and use it in the evening.';

export const examples: readonly Example[] = [
  {
    name: 'off',
    render: () => <Switch field={exampleField('batteryIncluded')} label="Include a battery" description={text} />,
  },
  {
    name: 'on',
    render: () => (
      <Switch field={exampleField('batteryIncluded')} label="Include a battery" description={text} defaultChecked />
    ),
  },
];
