import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { EvScene } from '../../ui/illustrations/EvScene.tsx';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, prefillOf, type EvPrefill, type EvValues } from './state.ts';
import { ChargerStep } from './steps/ChargerStep.tsx';

const firstStep = (form: StepForm<EvValues>): FirstStep => ({
  heading: copy.charger.heading,
  intro: copy.charger.intro,
  scene: <EvScene />,
  children: <ChargerStep form={form} />,
});

const loadLater = () => import('./later.tsx');

interface FunnelProps {
  readonly values: EvPrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** The EV charger quote in four steps: funnels specification, sections 2.5 and 4.5. Here the first; later.tsx has the rest. */
export function Funnel({ values: attributes }: FunnelProps) {
  const host = useHost();
  const [handedOver] = useState(() => prefillOf(readPrefill(host)));
  const { partner, campaign } = attributes;
  return (
    <FunnelShell
      texts={copy.wizard}
      initial={initialValues({ ...attributes, ...handedOver })}
      attribution={{ partner, campaign }}
      loadLater={loadLater}
      first={firstStep}
    />
  );
}
