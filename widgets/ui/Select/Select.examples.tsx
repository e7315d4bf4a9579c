import { type Example, exampleField } from '../../workbench/example.ts';
import { Select } from './Select.tsx';

const options = ['Detached', 'Semi-detached', 'Terraced', 'Flat', 'Bungalow', 'Other'].map((text) => ({
  value: text,
  label: text,
}));

export const examples: readonly Example[] = [
  {
    name: 'chosen',
    render: () => (
      <Select field={exampleField('propertyType')} label="Property type" options={options} defaultValue="Terraced" />
    ),
  },
  {
    name: 'with error',
    render: () => (
      <Select
        field={exampleField('propertyType')}
        label="Property type"
        options={options}
        placeholder="Choose one"
        error="Choose a property type"
        required
      />
    ),
  },
];
