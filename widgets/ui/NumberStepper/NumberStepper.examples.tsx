import { useState } from 'react';
import { type Example, exampleField } from '../../workbench/example.ts';
import { NumberStepper } from './NumberStepper.tsx';

const Stepper = ({ initial, error }: { readonly initial: number; readonly error?: string }) => {
  const [value, setValue] = useState(initial);
  return (
    <NumberStepper
      field={exampleField('systemSize')}
      label="System size"
      hint="From 1 to 12 kW"
      unit="kW"
      min={1}
      max={12}
      step={1}
      value={value}
      onStep={setValue}
      decreaseLabel="One kilowatt less"
      increaseLabel="One kilowatt more"
      note={`about ${value * 2.5} panels`}
      error={error}
    />
  );
};

export const examples: readonly Example[] = [
  { name: 'in the middle', render: () => <Stepper initial={4} /> },
  { name: 'at the end', render: () => <Stepper initial={12} /> },
  { name: 'with error', render: () => <Stepper initial={8} error="Choose a system size from 1 to 12 kW for a home" /> },
];
