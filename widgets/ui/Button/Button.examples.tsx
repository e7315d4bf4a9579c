import type { Example } from '../../workbench/example.ts';
import { ArrowIcon } from '../icons/ControlIcons.tsx';
import { MailIcon } from '../icons/ResultIcons.tsx';
import { Button } from './Button.tsx';

export const examples: readonly Example[] = [
  {
    name: 'primary',
    render: () => (
      <Button variant="primary" type="submit" iconEnd={<ArrowIcon />}>
        Continue to equipment selection
      </Button>
    ),
  },
  {
    name: 'secondary',
    render: () => (
      <Button variant="secondary" iconStart={<MailIcon />}>
        Email Quote
      </Button>
    ),
  },
  { name: 'quiet', render: () => <Button variant="quiet">Delete and start again</Button> },
  {
    name: 'busy',
    render: () => (
      <Button variant="primary" busy busyText="Processing...">
        Get my quote
      </Button>
    ),
  },
  {
    name: 'disabled',
    render: () => (
      <Button variant="primary" disabled>
        Get my quote
      </Button>
    ),
  },
];
