import type { Example } from '../../workbench/example.ts';
import { Notice } from './Notice.tsx';

const text = 'Homes usually choose 3 to 6 kW, businesses 10 to 30 kW. You can change the size at any time.';

export const examples: readonly Example[] = [
  { name: 'info', render: () => <Notice title="About 10 panels">{text}</Notice> },
  {
    name: 'sun',
    render: () => (
      <Notice tone="sun" title="Continue where you left off?">
        Your answers from last time are kept on this device.
      </Notice>
    ),
  },
  { name: 'success', render: () => <Notice tone="success">Good news: you're in our installation area.</Notice> },
  {
    name: 'danger',
    render: () => (
      <Notice tone="danger" title="Submission Error">
        There was a problem submitting your quote. Please try again.
      </Notice>
    ),
  },
];
