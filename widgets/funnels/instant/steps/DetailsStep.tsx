import { Stack } from '../../../ui/Layout/Layout.tsx';
import { ContactConsent, MarketingChoices, PersonFields } from '../../../wizard/ContactFields.tsx';
import { DataNotice } from '../../../wizard/DataNotice.tsx';
import type { StepProps } from '../../../wizard/stepForm.ts';
import { details as copy } from '../laterCopy.ts';
import type { InstantValues } from '../state.ts';

/** Step 2: the person, and what else we may send (section 2.1). */
export const DetailsStep = ({ form }: StepProps<InstantValues>) => (
  <Stack gap="md">
    <DataNotice />
    <PersonFields form={form} hints={copy.hints} />
    <ContactConsent form={form} />
    <MarketingChoices form={form} name="marketingEmail" />
  </Stack>
);
