import type { Example } from '../../workbench/example.ts';
import { Field, FieldGroup } from './Field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'label, hint and error',
    render: () => (
      <Field
        name="postcode"
        label="Postcode"
        hint="Where the system will stand"
        error="Enter a full UK postcode"
        required
      >
        <input id="field-postcode" name="postcode" />
      </Field>
    ),
  },
  {
    name: 'group',
    render: () => (
      <FieldGroup name="roofType" label="Roof type" optionalText="optional">
        <label>
          <input type="radio" name="roofType" /> Pitched
        </label>
      </FieldGroup>
    ),
  },
];
