import { type Example, exampleField } from '../../workbench/example.ts';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const examples: readonly Example[] = [
  {
    name: 'two problems',
    render: () => (
      <Stack>
        <ErrorSummary
          heading="There's a problem"
          items={[
            { name: 'email', message: 'Enter your email address' },
            { name: 'postcode', message: 'Enter a full UK postcode, like NE1 4LP' },
          ]}
        />
        <TextField field={exampleField('email')} label="Email address" error="Enter your email address" />
        <TextField field={exampleField('postcode')} label="Postcode" error="Enter a full UK postcode, like NE1 4LP" />
      </Stack>
    ),
  },
];
