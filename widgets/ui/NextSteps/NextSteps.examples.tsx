import type { Example } from '../../workbench/example.ts';
import { NextSteps } from './NextSteps.tsx';

export const examples: readonly Example[] = [
  {
    name: 'after a quote',
    render: () => (
      <NextSteps
        heading="What happens next"
        steps={[
          { title: 'Technical Survey', text: 'We look at your roof and your electrics and confirm the price.' },
          { title: 'Installation Day', text: 'Our installers fit and connect everything, typically in 1-2 days.' },
          { title: 'Start Saving', text: 'You use your own electricity from the first sunny hour.' },
        ]}
      />
    ),
  },
];
