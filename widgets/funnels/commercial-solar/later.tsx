import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { laterSteps } from '../../wizard/laterSteps.tsx';
import { details, equipment, result } from './laterCopy.ts';
import type { CommercialSolarValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { EquipmentStep } from './steps/EquipmentStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<CommercialSolarValues, SystemQuote>({
  steps: [
    { words: equipment, Step: EquipmentStep },
    { words: details, Step: DetailsStep },
  ],
  result: {
    words: ({ values: { email } }) => ({ heading: result.heading, shareText: result.shareText, email }),
    Step: ResultStep,
  },
});
