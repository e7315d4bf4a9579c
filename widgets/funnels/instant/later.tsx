import type { InstantQuote } from '#contract/instant/pricing.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { ContactConsent, MarketingChoices, PersonFields } from '../../wizard/ContactFields.tsx';
import { DataNotice } from '../../wizard/ContactParts.tsx';
import { laterSteps } from '../../wizard/laterSteps.tsx';
import type { StepProps } from '../../wizard/stepForm.ts';
import { details, property, result } from './laterCopy.ts';
import type { InstantValues } from './state.ts';
import { PropertyStep } from './steps/PropertyStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<InstantValues, InstantQuote>({
  steps: [
    { words: details, Step: DetailsStep },
    { words: property, Step: PropertyStep },
  ],
  result: {
    words: ({ values: { email } }) => ({ heading: result.heading, shareText: result.shareText, email }),
    Step: ResultStep,
  },
});

/** Step 2: the person, and what else we may send (section 2.1). */
function DetailsStep({ form }: StepProps<InstantValues>) {
  return (
    <Stack gap="md">
      <DataNotice />
      <PersonFields form={form} hints={details.hints} />
      <ContactConsent form={form} />
      <MarketingChoices form={form} name="marketingEmail" />
    </Stack>
  );
}
