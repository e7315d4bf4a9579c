import { expect, it } from 'vitest';
import { FUNNEL_NAMES } from '#contract/tags.ts';
import { sizeUnitOf } from '../api/config/routing.ts';
import { presenterOfFunnel } from '../api/presenters/registry.ts';
import { requestOf } from './api/support/requests.ts';

// Leads are routed by a size that their presenter tells. A line of the routing file in another unit would fit no lead, or be
// refused although it fits.

const UNITS = { kw: 'kW', kwh: 'kWh', plan: 'plan' } as const;

it.each(FUNNEL_NAMES)('leads of %s are routed by the size that they are told to sales with', (funnel) => {
  const reading = presenterOfFunnel(funnel)?.receive(requestOf(funnel).quoteData);
  if (!reading?.ok) throw new Error(`expected ${funnel} to take the request of its tests`);
  const { size = {} } = reading.present(new Date());
  const told = Object.entries(UNITS).flatMap(([name, unit]) => (name in size ? [unit] : []));
  expect([sizeUnitOf(funnel) ?? []].flat()).toEqual(told);
});
