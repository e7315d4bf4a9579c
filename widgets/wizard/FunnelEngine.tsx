import { memo, useLayoutEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AttributionValues } from '../runtime/attribution.ts';
import { useFunnel, type FunnelAtWork, type FunnelSpec } from './useFunnel.ts';

export interface EngineProps<Values extends FieldValues, Quote> {
  readonly spec: FunnelSpec<Values, Quote>;
  readonly first: Values;
  readonly followed: Values;
  readonly initial: Values;
  readonly attribution: AttributionValues;
  readonly publish: (funnel: FunnelAtWork<Values, Quote>) => void;
}

function Engine<Values extends FieldValues, Quote>({ spec, publish, ...answers }: EngineProps<Values, Quote>): null {
  const funnel = useFunnel(spec, answers);
  // Before the browser paints: the step that shows this state must not lag behind it.
  useLayoutEffect(() => publish(funnel));
  return null;
}

/**
 * The part of a funnel that arrives after its first step is on the page. It shows nothing itself: the step stays in
 * place, with the visitor's focus and answers, and goes on with the state that is published here.
 * Memoised with a comparison by content, because publishing renders the parent again.
 */
export const FunnelEngine = memo(
  Engine,
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
) as typeof Engine;
