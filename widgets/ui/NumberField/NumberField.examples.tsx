import { type Example, exampleField } from '../../workbench/example.ts';
import { NumberField } from './NumberField.tsx';

export const examples: readonly Example[] = [
  {
    name: 'with prefix',
    render: () => (
      <NumberField
        field={exampleField('electricityBill')}
        label="Monthly electricity bill"
        hint="A rough figure will do."
        prefix="£"
        min={0}
        defaultValue={500}
      />
    ),
  },
  {
    name: 'with error',
    render: () => (
      <NumberField
        field={exampleField('usage')}
        label="Usage"
        error="Enter a figure of 0 or more"
        min={0}
        defaultValue={-1}
      />
    ),
  },
];
