import type { Example } from '../../workbench/example.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples: readonly Example[] = [
  {
    name: 'in a sentence',
    render: () => (
      <p>
        4.6<VisuallyHidden> years</VisuallyHidden>
      </p>
    ),
  },
];
