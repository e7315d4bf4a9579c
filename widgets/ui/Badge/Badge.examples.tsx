import type { Example } from '../../workbench/example.ts';
import { Badge } from './Badge.tsx';

export const examples: readonly Example[] = [
  { name: 'sun', render: () => <Badge>Fits your roof</Badge> },
  { name: 'accent', render: () => <Badge tone="accent">In our area</Badge> },
];
