import type { InstantQuote } from '#contract/instant/pricing.ts';
import { laterSteps } from '../../wizard/laterSteps.tsx';
import { details, property, result } from './laterCopy.ts';
import type { InstantValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
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
