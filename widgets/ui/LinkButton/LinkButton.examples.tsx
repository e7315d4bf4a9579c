import type { Example } from '../../workbench/example.ts';
import { PhoneIcon } from '../icons/ResultIcons.tsx';
import { LinkButton } from './LinkButton.tsx';

export const examples: readonly Example[] = [
  {
    name: 'call',
    render: () => (
      <LinkButton href="tel:+441914980100" variant="primary" iconStart={<PhoneIcon />}>
        Call Now
      </LinkButton>
    ),
  },
  {
    name: 'external',
    render: () => (
      <LinkButton href="https://quotes.example/" variant="secondary" external>
        Open the saved quote
      </LinkButton>
    ),
  },
];
