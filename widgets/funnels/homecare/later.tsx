import type { HomecareQuote } from '#contract/homecare/pricing.ts';
import { laterSteps } from '../../wizard/laterSteps.tsx';
import { details, result } from './laterCopy.ts';
import type { HomecareValues } from './state.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';

export { spec } from './request.ts';

export const LaterSteps = laterSteps<HomecareValues, HomecareQuote>({
  steps: [{ words: details, Step: DetailsStep }],
  result: {
    words: ({ values: { email }, quote }) => ({
      heading: result.heading,
      title: quote.plan.label,
      shareText: result.shareText,
      email,
      intro: result.intro,
    }),
    Step: ResultStep,
  },
});
