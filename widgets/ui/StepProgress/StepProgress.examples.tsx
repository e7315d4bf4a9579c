import type { Example } from '../../workbench/example.ts';
import { StepProgress } from './StepProgress.tsx';

const steps = ['System Configuration', 'Equipment Selection', 'Your Details', 'Your Quote'].map((name) => ({ name }));

const at = (current: number) => (
  <StepProgress label="Steps" steps={steps} current={current} stepText={`Step ${current} of 4`} doneText="done" />
);

export const examples: readonly Example[] = [
  { name: 'first', render: () => at(1) },
  { name: 'third', render: () => at(3) },
];
