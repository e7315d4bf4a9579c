import type { EvQuote } from '#contract/ev/pricing.ts';
import { laterSteps } from '../../wizard/laterSteps.tsx';
import { details, result, vehicle } from './laterCopy.ts';
import type { EvValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';
import { VehicleStep } from './steps/VehicleStep.tsx';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<EvValues, EvQuote>({
  steps: [
    { words: vehicle, Step: VehicleStep },
    { words: details, Step: DetailsStep },
  ],
  result: {
    words: ({ values: { email } }) => ({ heading: result.heading, shareText: result.shareText, email }),
    Step: ResultStep,
  },
});
