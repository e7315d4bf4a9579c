import { useState } from 'react';
import { type Example, exampleField } from '../../workbench/example.ts';
import { RangeField } from './RangeField.tsx';

const Bill = ({ initial }: { readonly initial: number }) => {
  const [value, setValue] = useState(initial);
  return (
    <RangeField
      field={exampleField('electricityBill')}
      label="Monthly electricity bill"
      numberLabel="Or type it"
      prefix="£"
      min={30}
      max={500}
      step={10}
      value={value}
      onValue={setValue}
      valueText={value >= 500 ? '£500+' : `£${value}`}
      bottomLabel="£30"
      topLabel="£500+"
    />
  );
};

export const examples: readonly Example[] = [
  { name: 'at the start', render: () => <Bill initial={30} /> },
  { name: 'typical', render: () => <Bill initial={80} /> },
  { name: 'in the middle', render: () => <Bill initial={260} /> },
  { name: 'at the top', render: () => <Bill initial={500} /> },
];
