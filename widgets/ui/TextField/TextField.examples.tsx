import { type Example, exampleField } from '../../workbench/example.ts';
import { TextField } from './TextField.tsx';

export const examples: readonly Example[] = [
  {
    name: 'with hint',
    render: () => (
      <TextField
        field={exampleField('email')}
        label="Email address"
        hint="We send your quote here."
        type="email"
        autoComplete="email"
        required
      />
    ),
  },
  {
    name: 'with error',
    render: () => (
      <TextField
        field={exampleField('postcode')}
        label="Postcode"
        error="Enter a full UK postcode, like NE1 4LP"
        autoComplete="postal-code"
        defaultValue="NE1"
        required
      />
    ),
  },
  {
    name: 'optional',
    render: () => <TextField field={exampleField('businessName')} label="Business name" optionalText="optional" />,
  },
];
