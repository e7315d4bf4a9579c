import { useState } from 'react';
import type { AttributionValues } from '../../runtime/attribution.ts';
import { useHost } from '../../runtime/host.ts';
import { readPrefill } from '../../runtime/prefill.ts';
import { HomecareScene } from '../../ui/illustrations/HomecareScene.tsx';
import { FunnelShell, type FirstStep } from '../../wizard/FunnelShell.tsx';
import type { StepForm } from '../../wizard/stepForm.ts';
import * as copy from './copy.ts';
import { initialValues, partsOf, planOf, prefillOf, type HomecarePrefill, type HomecareValues } from './state.ts';
import { PlanStep } from './steps/PlanStep.tsx';

const loadLater = () => import('./later.tsx');

const BOILER_ONLY = { boiler: true, heating: false, plumbing: false, electrics: false } as const;

function Scene({ choice }: { readonly choice: string }) {
  const found = planOf(choice);
  return <HomecareScene {...(found ? partsOf(found.plan) : BOILER_ONLY)} />;
}

const firstStep = (form: StepForm<HomecareValues>): FirstStep => ({
  heading: copy.plan.heading,
  intro: copy.plan.intro,
  scene: <Scene choice={form.values.plan} />,
  submitText: copy.plan.submit,
  children: <PlanStep form={form} />,
});

interface FunnelProps {
  readonly values: HomecarePrefill & Pick<AttributionValues, 'partner' | 'campaign'>;
}

/** A HomeCare plan in three steps: funnels specification, sections 2.2 and 4.3. Here the first; later.tsx has the rest. */
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
