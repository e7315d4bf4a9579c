import type { SystemQuote } from '#contract/common/photovoltaic/pricing.ts';
import { laterSteps } from '../../wizard/laterSteps.tsx';
import { equipment } from '../../wizard/photovoltaic/laterCopy.ts';
import { details, result } from './laterCopy.ts';
import type { SolarValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { EquipmentStep } from './steps/EquipmentStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<SolarValues, SystemQuote>({
  steps: [
    { words: equipment, Step: EquipmentStep },
    { words: details, Step: DetailsStep },
  ],
  result: {
    words: ({ values: { customerType, email } }) => ({
      heading: result.heading[customerType],
      shareText: result.shareText,
      email,
    }),
    Step: ResultStep,
  },
});
