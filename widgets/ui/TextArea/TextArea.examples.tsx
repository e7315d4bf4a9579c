import { type Example, exampleField } from '../../workbench/example.ts';
import { TextArea } from './TextArea.tsx';

export const examples: readonly Example[] = [
  {
    name: 'optional notes',
    render: () => (
      <TextArea
        field={exampleField('notes')}
        label="Notes"
        hint="Anything we should know, such as shade or access"
        optionalText="optional"
      />
    ),
  },
];
