import { type Example, exampleField } from '../../workbench/example.ts';
import { Checkbox } from './Checkbox.tsx';

export const examples: readonly Example[] = [
  {
    name: 'unticked',
    render: () => (
      <Checkbox field={exampleField('marketingEmail')} label="Email me offers. You can stop at any time." />
    ),
  },
  {
    name: 'ticked',
    render: () => <Checkbox field={exampleField('hasEv')} label="I already have an electric car" defaultChecked />,
  },
  {
    name: 'with error',
    render: () => (
      <Checkbox
        field={exampleField('consent')}
        label="I consent to be contacted regarding my energy quote."
        error="Please consent to be contacted"
        required
      />
    ),
  },
];
