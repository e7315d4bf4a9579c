import { laterSteps } from '../../wizard/laterSteps.tsx';
import { contact, energy, result } from './laterCopy.ts';
import type { EnergyRequest } from './request.ts';
import type { CommercialEnergyValues } from './state.ts';
import { Benefits } from './steps/Benefits.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { EnergyStep } from './steps/EnergyStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<CommercialEnergyValues, EnergyRequest>({
  steps: [
    { words: energy, Step: EnergyStep, beside: <Benefits /> },
    { words: contact, Step: ContactStep, beside: <Benefits /> },
  ],
  result: {
    words: ({ values }) => ({
      heading: result.heading,
      shareText: result.shareText,
      email: values.contactEmail,
      intro: result.intro,
      toasts: result.toasts,
    }),
    Step: ResultStep,
  },
});
