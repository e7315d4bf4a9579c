import type { MeterDistance, ParkingType } from './limits.ts';

/** Why somebody has to look before we can say that and how a charger fits. */
export type SurveyReason = 'distance' | 'shared' | 'on-street';

export interface Installation {
  /** `standard`: what the price covers. `survey`: a survey decides, also about extra work. */
  readonly kind: 'standard' | 'survey';
  readonly reasons: readonly SurveyReason[];
}

/** Whether a home is one that the price covers as it stands. Never says that a charger can be installed. */
export function installationFor(parkingType: ParkingType, meterDistance: MeterDistance): Installation {
  const reasons: SurveyReason[] = [];
  if (parkingType === 'shared' || parkingType === 'on-street') reasons.push(parkingType);
  if (meterDistance !== 'under-10') reasons.push('distance');
  return { kind: reasons.length > 0 ? 'survey' : 'standard', reasons };
}
