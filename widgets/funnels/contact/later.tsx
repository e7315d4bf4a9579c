import { Button } from '../../ui/Button/Button.tsx';
import { Actions, Stack } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { restart } from '../../wizard/handover/FunnelEngine.tsx';
import type { LaterProps } from '../../wizard/handover/FunnelShell.tsx';
import { ResultFrame } from '../../wizard/ResultFrame.tsx';
import { result } from './laterCopy.ts';
import { initialValues, type ContactValues } from './state.ts';

export { spec } from './request.ts';

/** The confirmation: shown once the server has stored the message, and not before. */
export const LaterSteps = ({ funnel, texts }: LaterProps<ContactValues, true>) => (
  <ResultFrame funnel={funnel} texts={texts} heading={result.heading} intro={result.intro}>
    <ResultStep onAgain={() => restart(funnel, initialValues())} />
  </ResultFrame>
);

interface ResultStepProps {
  readonly onAgain: () => void;
}

/** What happens with the message, and the way to another one. */
const ResultStep = ({ onAgain }: ResultStepProps) => (
  <Stack>
    <Notice tone="success">{result.text}</Notice>
    <Actions>
      <Button variant="secondary" onClick={onAgain}>
        {result.again}
      </Button>
    </Actions>
  </Stack>
);
