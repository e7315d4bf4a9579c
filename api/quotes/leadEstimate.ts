import { ESTIMATE_METHOD, shownFigures, type HomeEstimate } from '#contract/common/energy/estimate.ts';
import type { EstimateFigures, EstimateInputs } from '#contract/common/energy/inputs.ts';
import { priceCap, timeOfUse } from '#contract/common/energy/prices.ts';
import type { LeadEstimate } from '../leads/estimates.ts';
import type { NewEstimate } from '../presenters/presenter.ts';

const pricesOf = (estimate: HomeEstimate): LeadEstimate['prices'] => {
  const isByTime = estimate.kind === 'range' && estimate.tariff === 'time-of-use';
  const { period, validUntil } = isByTime ? timeOfUse : priceCap;
  return { period, validUntil };
};

// A unit to either side: what is shown is rounded, and rounding may be another engine's.
const differ = (own: EstimateFigures | null, shown: EstimateFigures | null): boolean =>
  shown !== null &&
  (own === null ||
    (['madeLow', 'madeHigh', 'savingLow', 'savingHigh'] as const).some(
      (name) => Math.abs(own[name] - shown[name]) > 1,
    ));

interface Circumstances {
  readonly at: Date;
  /** Nothing when the lead is accepted: nobody has said anything yet. */
  readonly inputs: EstimateInputs;
  readonly shown: EstimateFigures | null;
}

/** What a lead keeps of an estimate. */
export function leadEstimate(
  { estimate, mcsKwh }: Pick<NewEstimate, 'estimate' | 'mcsKwh'>,
  { at, inputs, shown }: Circumstances,
): LeadEstimate {
  const figures = estimate.kind === 'range' ? shownFigures(estimate) : null;
  const { name: method, version } = ESTIMATE_METHOD;
  return {
    at: at.toISOString(),
    method,
    version,
    prices: pricesOf(estimate),
    inputs,
    figures,
    mcsKwh: mcsKwh ?? null,
    shown,
    differs: differ(figures, shown),
  };
}
