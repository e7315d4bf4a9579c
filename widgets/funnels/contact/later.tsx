import { restart } from '../../wizard/handover/FunnelEngine.tsx';
import type { LaterProps } from '../../wizard/handover/FunnelShell.tsx';
import { ResultFrame } from '../../wizard/ResultFrame.tsx';
import { result } from './laterCopy.ts';
import { initialValues, type ContactValues } from './state.ts';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

/** The confirmation: shown once the server has stored the message, and not before. */
export const LaterSteps = ({ funnel, texts }: LaterProps<ContactValues, true>) => (
  <ResultFrame funnel={funnel} texts={texts} heading={result.heading} intro={result.intro}>
    <ResultStep onAgain={() => restart(funnel, initialValues())} />
  </ResultFrame>
);
