import { Stack } from '../../../ui/Layout/Layout.tsx';
import { MarketingChoices, PersonFields } from '../../../wizard/ContactFields.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { details as copy } from '../laterCopy.ts';
import type { InstantValues } from '../state.ts';

/** Step 2: the person, and what else we may send (section 2.1). */
export const DetailsStep = ({ form }: StepProps<InstantValues>) => (
  <Stack>
    <PersonFields form={form} hints={copy.hints} />
    <MarketingChoices form={form} name="contactConsent" />
  </Stack>
);
