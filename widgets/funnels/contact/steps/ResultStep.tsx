import { Button } from '../../../ui/Button/Button.tsx';
import { Actions, Stack } from '../../../ui/Layout/Layout.tsx';
import { result as copy } from '../laterCopy.ts';

interface ResultStepProps {
  readonly onAgain: () => void;
}

/** What happens with the message, and the way to another one. */
export const ResultStep = ({ onAgain }: ResultStepProps) => (
  <Stack>
    <p>{copy.text}</p>
    <Actions>
      <Button variant="secondary" onClick={onAgain}>
        {copy.again}
      </Button>
    </Actions>
  </Stack>
);
