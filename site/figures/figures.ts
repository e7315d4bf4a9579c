import type { FunctionComponent } from 'react';
import { ComplaintPath } from './ComplaintPath.tsx';
import {
  ChargingCosts,
  CommercialPayback,
  ExportEarnings,
  GrantShares,
  TaxRelief,
  VatTimeline,
  WorkingDay,
} from './moneyFigures.tsx';
import { BatteryDay, BatteryPaybacks, SolarByMonth, SolarCostParts, SolarPayback } from './solarFigures.tsx';

/** Drawings and charts that a text may name, `{figure:Name}`. */
export const figures: Readonly<Partial<Record<string, FunctionComponent>>> = {
  BatteryDay,
  BatteryPaybacks,
  ChargingCosts,
  CommercialPayback,
  ComplaintPath,
  ExportEarnings,
  GrantShares,
  SolarByMonth,
  SolarCostParts,
  SolarPayback,
  TaxRelief,
  VatTimeline,
  WorkingDay,
};
