import { type Example, exampleField } from '../../workbench/example.ts';
import { BusinessIcon, HomeIcon } from '../icons/StepIcons.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';

export const examples: readonly Example[] = [
  {
    name: 'home or business',
    render: () => (
      <ChoiceToggle
        field={exampleField('customerType')}
        legend="Who is the system for?"
        defaultValue="home"
        options={[
          { value: 'home', label: 'My home', icon: <HomeIcon /> },
          { value: 'business', label: 'My business', icon: <BusinessIcon /> },
        ]}
      />
    ),
  },
];
