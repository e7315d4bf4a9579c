import { type Example, exampleField } from '../../workbench/example.ts';
import { Button } from '../Button/Button.tsx';
import { ArrowIcon } from '../icons/ControlIcons.tsx';
import { BackIcon } from '../icons/StepIcons.tsx';
import { HomeScene } from '../illustrations/SolarScenes.tsx';
import { StepProgress } from '../StepProgress/StepProgress.tsx';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Actions, Columns, Frame, Split, Stack } from './Layout.tsx';

export const examples: readonly Example[] = [
  {
    name: 'first step of a funnel',
    render: () => (
      <Frame
        heading="Design your home solar system"
        intro="Four short steps to a price. No account, no waiting for a call back."
        picture={<HomeScene />}
        progress={
          <StepProgress
            label="Steps"
            steps={['System Configuration', 'Equipment Selection', 'Your Details', 'Your Quote'].map((name) => ({
              name,
            }))}
            current={1}
            stepText="Step 1 of 4"
          />
        }
      >
        <Stack>
          <Columns>
            <TextField field={exampleField('firstName')} label="First name" required />
            <TextField field={exampleField('lastName')} label="Last name" required />
          </Columns>
          <Actions>
            <Button variant="quiet" iconStart={<BackIcon />}>
              Back
            </Button>
            <Button variant="primary" iconEnd={<ArrowIcon />}>
              Continue
            </Button>
          </Actions>
        </Stack>
      </Frame>
    ),
  },
  {
    name: 'with an aside',
    render: () => (
      <Frame heading="Choose your equipment">
        <Split
          aside={<SummaryList heading="Selected Equipment" rows={[{ label: 'Inverter', value: 'Compact inverter' }]} />}
        >
          <p>The main column.</p>
        </Split>
      </Frame>
    ),
  },
];
